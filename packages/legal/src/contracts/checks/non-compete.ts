import { findDurations, monthsOf } from '../../figures/find-durations.ts';
import type { Check } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { dateRanges } from './date-ranges.ts';

/** 劳动合同法 §24 ¶2: two years at most. */
const MOST_MONTHS = 24;

/** A ban on competing with a former employer for more than two years. */
export const checkNonCompete: Check = (input) =>
  allSentences(input).flatMap((sentence) => {
    const { text } = sentence;
    const isBan =
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
        ...(dateRanges(text).length > 0 ? { action: 'comment' as const } : {}),
        suggestion: `${inWords(period.raw)}${dateRanges(text).length > 0 ? '（起止日期应当一并修改）' : ''}`,
      },
    ];
  });

function inWords(raw: string): string {
  if (/[a-z]/i.test(raw)) return 'two (2) years';
  return /\d/.test(raw) ? '2年' : '二年';
}
