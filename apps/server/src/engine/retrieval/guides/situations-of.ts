import type { Guide } from '@mingfa/content/guide';
import { isEnglish } from '@mingfa/legal/words/plain-english';
import type { ChoiceModel } from './choice-model.ts';
import { chooseGuides } from './choose-guides.ts';
import type { GuideIndex } from './guide-index.ts';

/** The guides to what a few words tell of, the likeliest first, by the words alone; none where they tell of no situation. */
export function situationsOf(
  { index, model, english }: { index: GuideIndex; model: ChoiceModel; english: ChoiceModel },
  text: string,
): readonly Guide[] {
  const choice = chooseGuides(index, isEnglish(text) ? english : model, text, () => 0);
  if (choice.kind === 'none') return [];
  return choice.kind === 'doubt' ? choice.guides : choice.guides.map(({ guide }) => guide);
}
