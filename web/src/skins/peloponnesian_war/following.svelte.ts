/** The route of the step that is being followed, drawn on the map; nothing while nobody follows. */
export const following = $state<{ route: string[] }>({ route: [] });
