/** A line or a clause that says it is an example: 示例：, 返利举例：, 例：. */
const LABEL = /(?:^|[。;,(\s.)])(?:[\u4e00-\u9fff]{0,6}?(?:示例|举例(?:说明|来说)?|算例)|例)\s*:/g;
/** Words before a case that is made up, where figures follow; without figures they list: 例如水费、电费. */
const MADE_UP = /例如|比如|譬如|比方说?|举例(?:说明|来说|而言)?|假设|假定/g;
/** 如某季度货款为10万元，则…: a case made up to reckon with; a sum and what comes of it. */
const SOME = /(?:^|[:;。(])\s*[如若](?=某[^,。;]{1,24}\d[\d,.]*万?[元块][^。;]*[,](?:则|那么|就是|即))/g;
const FIGURE =
  /^[,:]?(?:[^,。;)]|,(?=\d{3}))*?[\d〇零一二两三四五六七八九十百千]+(?:\.\d+)?[万千]?(?:元|块|万|吨|公斤|%|[日天月年]|个月|小时|平方米|台|件|人|套|次|份)/;

/** A part of a text, by its offsets. */
interface Part {
  start: number;
  end: number;
}

/** Where a sentence tells an example: its figures are agreed by nobody. One in brackets ends with them. */
export function examplesIn(text: string): Part[] {
  const labels = [...text.matchAll(LABEL)].map(({ index }) => index);
  const madeUp = [...text.matchAll(MADE_UP)].flatMap(({ index, 0: words }) =>
    FIGURE.test(text.slice(index + words.length)) ? [index] : [],
  );
  const some = [...text.matchAll(SOME)].map(({ index }) => index);
  return [...labels, ...madeUp, ...some].map((start) => ({ start, end: endOf(text, start) }));
}

/** The closing bracket around a place, else the end of the text. */
function endOf(text: string, start: number): number {
  const from = text[start] === '(' ? start + 1 : start;
  const opened = text.lastIndexOf('(', from - 1) > text.lastIndexOf(')', from - 1);
  if (!opened) return text.length;
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Whether a passage begins with an example's label: then the rest of its line belongs to it. */
export const opensExample = (text: string): boolean =>
  /^[\s\d(（.、)）]*(?:[\u4e00-\u9fff]{0,6}?(?:示例|举例(?:说明|来说)?|算例)|例)\s*:/.test(text);
