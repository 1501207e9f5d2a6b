/** The form of the workbench, in the order one fills it in. */
export const STEPS = [
  'basic',
  'persona',
  'scope',
  'knowledge',
  'template',
  'asking',
  'golden',
  'publish',
] as const;
/** One of {@link STEPS}. */
export type Step = (typeof STEPS)[number];

const OF_FIELD: Record<string, Step> = {
  name: 'basic',
  avatar: 'basic',
  introduction: 'basic',
  category: 'basic',
  language: 'basic',
  persona: 'persona',
  opening: 'persona',
  guideQuestions: 'persona',
  scope: 'scope',
  knowledge: 'knowledge',
  skills: 'knowledge',
  calculators: 'knowledge',
  playbookId: 'knowledge',
  model: 'knowledge',
  template: 'template',
  firstQuestions: 'asking',
  refusals: 'asking',
  golden: 'golden',
  goldenQuestions: 'golden',
  tested: 'publish',
};

/** At which step a field of a clone is written: `scope.lawsOnly` at `scope`. */
export function stepOf(path: string): Step {
  return OF_FIELD[path.split('.')[0] ?? ''] ?? 'basic';
}

/** A step by its name in an address; the first one for any other words. */
export function readStep(name: string | null): Step {
  return STEPS.find((step) => step === name) ?? 'basic';
}
