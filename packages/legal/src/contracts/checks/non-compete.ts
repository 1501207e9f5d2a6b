import { findDurations, monthsOf } from '../../figures/find-durations.ts';
import { ancestry } from '../contract-text.ts';
import type { Check, CheckInput } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { dateRanges } from './date-ranges.ts';
import { isSaidAgain } from './said-again.ts';

/** 劳动合同法 §24 ¶2: two years at most. */
const MOST_MONTHS = 24;

/** A ban on competing with a former employer for more than two years. */
export const checkNonCompete: Check = (input) =>
  allSentences(input).flatMap((sentence) => {
    const { text } = sentence;
    const isBan =
      isUnderBan(sentence, input) ||
      /竞业|竞争(?:关系|业务|性)|同类(?:业务|产品)|\b(?:not|non|noncompet\w*)\b[^.]{0,80}\bcompet/i.test(
        text,
      );
    const isAfter = /离职|解除|终止|离开|\b(?:after|following|terminat\w+|thereafter)\b/i.test(text);
    if (!isBan || !(isAfter || input.kind === 'labor' || /竞业(?:限制|禁止)期/.test(text))) return [];
    const period = findDurations(text).find(
      (one) => (one.unit === 'year' || one.unit === 'month') && (monthsOf(one) ?? 0) > MOST_MONTHS,
    );
    if (!period) return [];
    return [
      {
        spans: [spanIn(sentence, period.start, period.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: { zh: `竞业限制期限约定为${period.raw}。`, en: `The ban lasts ${period.raw}.` },
        // Another length alone would leave the last day standing.
        ...(isSaidAgain(text, period.end) || dateRanges(text).length > 0
          ? { action: 'comment' as const }
          : {}),
        suggestion: `${inWords(period.raw)}${dateRanges(text).length > 0 ? '（起止日期应当一并修改）' : ''}`,
      },
    ];
  });

/** 期限为五年 under the heading 竞业限制. */
function isUnderBan(
  { text, clause }: ReturnType<typeof allSentences>[number],
  { contract }: CheckInput,
): boolean {
  const headings = clause ? ancestry(contract, clause).map(({ heading }) => heading) : [];
  return (
    headings.some((heading) => /竞业|non-?compet/i.test(heading)) &&
    /期|离职|解除|终止|\b(?:period|term)\b/i.test(text)
  );
}

function inWords(raw: string): string {
  if (/[a-z]/i.test(raw)) return 'two (2) years';
  return /\d/.test(raw) ? '2年' : '二年';
}
