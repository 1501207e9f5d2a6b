import type { Guide } from '@mingfa/content/guide';
import { isJudgedCrime } from '@mingfa/legal/questions/criminal-case';
import type { GuideChoice } from './choose-guides.ts';

/**
 * Of who was judged in a criminal case the guides to civil judgments say wrong periods and wrong papers: what answers a crime takes their
 * place, and where one was only thought of it is told outright, for a judgment in a criminal case leaves nothing to choose between.
 */
export function ofCriminalCase(choice: GuideChoice, guides: readonly Guide[], text: string): GuideChoice {
  if (choice.kind === 'none' || !isJudgedCrime(text)) return choice;
  const insteadOf = (guide: Guide) => guides.find(({ id }) => id === guide.inCriminalCase);
  if (choice.kind === 'doubt') {
    const instead = choice.guides.flatMap((guide) => insteadOf(guide) ?? [])[0];
    return instead ? { kind: 'chosen', guides: [{ guide: instead, about: text }] } : choice;
  }
  const { beside } = choice;
  const chosen = choice.guides.map((one) => ({ ...one, guide: insteadOf(one.guide) ?? one.guide }));
  const besideIt = beside && { ...beside, guide: insteadOf(beside.guide) ?? beside.guide };
  const isTold = ({ id }: Guide) => chosen.some(({ guide }) => guide.id === id);
  return {
    kind: 'chosen',
    guides: chosen.filter(({ guide }, at) => chosen.findIndex((one) => one.guide === guide) === at),
    ...(besideIt && !isTold(besideIt.guide) ? { beside: besideIt } : {}),
  };
}
