import { readDocumentDates } from '../read-document-dates.ts';

const FIGURE = '[\\d一二两三四五六七八九十百壹贰叁肆伍陆柒捌玖拾]';
const BESIDE = new RegExp(
  `^[^，,。；;]{0,8}[（(][^（()）]{0,16}${FIGURE}|^[^。；;]{0,12}[，,]\\s*(?:即|也就是|折合|相当于|合计?|共计?|至|到|直至)[^，,。；;]{0,16}${FIGURE}`,
);

/**
 * Whether the words behind a figure say the same in another way: 五年（60个月）, 五倍，即年利率15%, 六个月，至8月31日止. The figure changed
 * alone would contradict them.
 */
export function isSaidAgain(text: string, end: number): boolean {
  return BESIDE.test(text.slice(end)) || readDocumentDates(text.slice(end)).length > 0;
}
