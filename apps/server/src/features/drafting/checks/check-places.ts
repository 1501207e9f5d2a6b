import type { DraftFinding } from '@mingfa/contract/draft-check';
import { entryAt, type FactSheet, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { daysBetween } from '@mingfa/legal/figures/calendar';
import { readCourt } from '@mingfa/legal/judgments/read-court';
import { type CheckedDraft, finding, lastDayOf } from './checked-draft.ts';

/** A last day so near is told. */
const NEAR_DAYS = 30;

/** The court against the places of the parties, and the last days that the calculators came to. */
export const checkPlaces = (checked: CheckedDraft): DraftFinding[] => [
  ...checkCourt(checked),
  ...checkLastDays(checked),
];

/**
 * Whether a basic court lies where a party lives: the defendant's domicile (民事诉讼法 22), of contracts also the place of performance
 * (24), which for money is often the creditor's. What only the file can tell — real estate, torts, an agreed court — is left to a person.
 */
function checkCourt({ entry, sheet, assessment }: CheckedDraft): DraftFinding[] {
  const court = entryAt(sheet, 'court')?.chosen.value;
  if (!entry.drawn.has('court') || !entry.drawn.has('defendants') || typeof court !== 'string') return [];
  if (assessment.problems.some(({ path }) => path === 'court')) return [];
  if (readCourt(court, null, '').level !== 'basic') return [];
  const place = /([^省市区县旗州]{1,8}(?:区|县|旗|市))人民法院$/.exec(court)?.[1];
  const addresses = [...addressesOf(sheet, 'defendants'), ...addressesOf(sheet, 'claimants')];
  if (!place || addresses.length === 0 || addresses.some((address) => address.includes(place))) return [];
  const zh = `当事人的地址都不在${place}，请核对${court}有没有管辖权（被告住所地、合同履行地或者约定的法院）`;
  const en = `No party’s address lies in ${place}: check whether the court has jurisdiction (the defendant’s domicile, the place of performance, or an agreed court)`;
  return [finding('jurisdiction', 'warning', { zh, en }, { paths: ['court'], source: '民事诉讼法 22' })];
}

const addressesOf = (sheet: FactSheet, list: string): string[] =>
  rowsOf(sheet, list).flatMap((row) =>
    ['domicile', 'residence'].flatMap((field) => {
      const value = entryAt(sheet, rowPath(list, row, field))?.chosen.value;
      return typeof value === 'string' && value.trim() !== '' ? [value] : [];
    }),
  );

function checkLastDays({ assessment, today }: CheckedDraft): DraftFinding[] {
  return assessment.deadlines.flatMap((calculated): DraftFinding[] => {
    const day = lastDayOf(calculated);
    const { label } = calculated.of;
    if (day === null) return [];
    if (day < today) {
      const text = { zh: `${label.zh}：${day}已经过去`, en: `${label.en}: ${day} has passed` };
      return [finding('limitation', 'warning', text)];
    }
    const left = daysBetween(today, day);
    if (left > NEAR_DAYS) return [];
    const text = { zh: `${label.zh}：${day}，还有${left}天`, en: `${label.en}: ${day}, ${left} days left` };
    return [finding('limitation', 'warning', text)];
  });
}
