import type { CaseSummary } from '@mingfa/contract/case';

/** How a case is cited in writing: 某某法院（2023）京01民终123号民事判决书, or by its own number. */
export function caseCitationText(one: Pick<CaseSummary, 'court' | 'number' | 'ownNumber' | 'title'>): string {
  if (one.ownNumber) return `${one.ownNumber}（${one.title}）`;
  if (one.number) return `${one.court ?? ''}${one.number}`;
  return one.title;
}
