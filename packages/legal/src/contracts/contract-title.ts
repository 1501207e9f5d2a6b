import type { Line, Span } from './contract.ts';
import { numberOf } from './line-numbers.ts';

const TITLE =
  /(?:合\s*同(?:\s*书)?|协\s*议(?:\s*书)?|契\s*约|章\s*程|意向书|备忘录|承诺书|担保书|保函|委托书|条款|合同（?[^）]{0,12}）?|agreement|contract|deed|memorandum|terms)\s*(?:[（(][^）)]{1,20}[）)])?\s*$/i;

/** The title: the first line among the first that ends as titles of contracts do, else the highest heading, else the first line. */
export function readTitle(
  lines: readonly Line[],
  levels: ReadonlyMap<string, number | null>,
): { title: string; span: Span | null } {
  const first = lines.slice(0, 25);
  const titled = first.find(
    (line) =>
      line.text.trim().length <= 60 &&
      TITLE.test(line.text.trim()) &&
      !/[:：。；，]/.test(line.text) &&
      !numberOf(line),
  );
  const heading = first.filter((line) => levels.get(line.blockId) === 1)[0];
  const line = titled ?? heading ?? first[0];
  if (!line) return { title: '', span: null };
  const title = line.text
    .replace(/[\s\u3000]+/g, (gap) => (/[A-Za-z]/.test(line.text) ? gap.slice(0, 1) : ''))
    .trim();
  return { title, span: { blockId: line.blockId, start: line.start, end: line.end } };
}
