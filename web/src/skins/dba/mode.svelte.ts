/** Whether a click on an element that could do both moves it alone or begins a group. */
export const mode = $state({ group: false });
