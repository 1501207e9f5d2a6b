import type { Guide } from '@mingfa/content/guide';
import type { GuideChoice } from './choose-guides.ts';

/** What a choice among all guides comes to for somebody who answers by some of them. */
export interface ChoiceWithin {
  choice: GuideChoice;
  /** The situation a question tells of that lies outside; null where none does. */
  outside: Guide | null;
}

/**
 * Keeps of a choice what lies within bounds. Chosen among all, since a choice among few takes the next best for what was told:
 * where the situation is one outside, nothing within is chosen in its place.
 */
export function chooseWithin(choice: GuideChoice, isWithin: (guide: Guide) => boolean): ChoiceWithin {
  if (choice.kind === 'none') return { choice, outside: null };
  if (choice.kind === 'chosen') {
    const { beside } = choice;
    const guides = choice.guides.filter(({ guide }) => isWithin(guide));
    const outside = choice.guides.find(({ guide }) => !isWithin(guide))?.guide ?? null;
    if (guides.length === 0) return { choice: { kind: 'none' }, outside };
    const isBeside = beside !== undefined && isWithin(beside.guide);
    return { choice: { kind: 'chosen', guides, ...(isBeside ? { beside } : {}) }, outside };
  }
  const guides = choice.guides.filter(isWithin);
  const [likeliest] = choice.guides;
  const isFirstWithin = likeliest !== undefined && isWithin(likeliest);
  // What stands out is what is told; in a plain doubt whoever asks here means what is answered here.
  if (guides.length === 0 || (choice.standsOut && !isFirstWithin))
    return { choice: { kind: 'none' }, outside: likeliest ?? null };
  return { choice: { kind: 'doubt', guides, standsOut: choice.standsOut && isFirstWithin }, outside: null };
}
