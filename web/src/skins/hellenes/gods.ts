/** The Olympians' attributes, drawn within -11..11. */
export const SIGNS: Record<string, string> = {
  // a lyre
  apollo: 'M-7-9C-10 0-7 8 0 9C7 8 10 0 7-9M-7-6H7M-3-6V8M0-6V9M3-6V8',
  // a spear before a shield
  ares: 'M-8 9L8-9M8-9L3-8M8-9L7-4M-3-7A8 8 0 1 0 7 3',
  // an ear of corn
  demeter:
    'M0 10V-8M0-8C-3-5-3-3 0-2C3-3 3-5 0-8M0 0C-5-1-6-4-6-5M0 0C5-1 6-4 6-5M0 5C-5 4-6 1-6 0M0 5C5 4 6 1 6 0',
  // a diadem
  hera: 'M-9 6L-10-4L-5 0L0-8L5 0L10-4L9 6ZM-9 9H9',
  // a herald's staff
  hermes: 'M0 10V-3M0-3C-6-3-6-9 0-9C6-9 6-3 0-3M-5 3C-5 0 5 0 5-3M5 3C5 0-5 0-5-3M-9-7L-5-6M9-7L5-6',
  // a trident
  poseidon: 'M0 10V-9M-7-8V-3C-7 2 7 2 7-3V-8M-2-7L0-10L2-7M-9-6L-7-9L-5-6M5-6L7-9L9-6',
  // a thunderbolt
  zeus: 'M3-10L-6 1H-1L-4 10L6-2H1Z',
};
