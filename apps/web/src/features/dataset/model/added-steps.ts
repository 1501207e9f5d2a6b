/** Kinds of steps that are made on the screen. */
export const ADDED_STEPS = [
  'rename',
  'retype',
  'replace',
  'trim',
  'fill_down',
  'drop_duplicates',
  'drop_column',
  'calculate',
] as const;
export type AddedStep = (typeof ADDED_STEPS)[number];
