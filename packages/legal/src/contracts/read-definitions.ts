import type { Definition, Line } from './contract.ts';

/** （以下简称“项目”）: what stands before gets a short name. */
const SHORT_NAME = /[（(]?\s?(?:以下|下文)(?:简称|统称|称)为?[“"「]([^”"」]{1,20})[”"」]/g;
const BEFORE = /[^，,。；;：:（(“”"\s]{2,40}[，,]?\s{0,3}$/;
/** “交付日”是指……。 */
const MEANS =
  /[“"「]([^”"」]{1,20})[”"」]\s*[:：]?\s*(?:系指|是指|指的是|指|means|shall mean)\s*([^。；;\n]{2,200})/gi;
/** 交付日：指……  at the start of a line. */
const LISTED =
  /^\s{0,8}(?:[（(]?[\d一二三四五六七八九十]{1,3}[）).．、]\s{0,4})?([\u4e00-\u9fffA-Za-z]{2,12})[：:]\s*(?:系指|是指|指)\s*([^。；;\n]{2,200})/g;

/** Terms a line defines. */
export function definitionsOn(line: Line, clauseId: string | null): Definition[] {
  if (!/简称|统称|下称|指|means/i.test(line.text)) return [];
  const found: Definition[] = [];
  const add = (start: number, end: number, term: string, meaning: string) => {
    if (/^[甲乙丙丁戊双]方$/.test(term.trim())) return;
    const span = { blockId: line.blockId, start: line.start + start, end: line.start + end };
    found.push({ term: term.trim(), meaning: meaning.trim(), span, clauseId });
  };
  for (const match of line.text.matchAll(SHORT_NAME)) {
    const before = BEFORE.exec(line.text.slice(Math.max(0, match.index - 44), match.index))?.[0] ?? '';
    if (before !== '') {
      add(
        match.index - before.length,
        match.index + match[0].length,
        match[1] ?? '',
        before.replace(/[，,\s]+$/, ''),
      );
    }
  }
  for (const pattern of [MEANS, LISTED]) {
    for (const match of line.text.matchAll(pattern)) {
      add(match.index, match.index + match[0].length, match[1] ?? '', match[2] ?? '');
    }
  }
  return found;
}
