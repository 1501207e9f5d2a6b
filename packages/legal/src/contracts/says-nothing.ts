import type { Clause, Line } from './contract.ts';
import { foldText } from './match-words.ts';

const NOTHING =
  /^(?:(?:本合同|本协议|本条|双方|甲乙双方)?(?:暂时?)?(?:无|没有|不适用|不约定|未约定|不作约定|未作约定|没有约定|无约定|不设|不涉及)(?:此项|该项|本项|本条|此条)?(?:内容|约定|条款|规定)?|空白|空|[/／—–-]+)$/;
/** A heading that ends with its colon, or stands alone on its line. */
const LONGEST_HEADING = 24;

/** Lines of clauses that only say that there is nothing: 竞业限制 with 无。 below or beside it. */
export function saysNothing(
  clauses: readonly Clause[],
  unnumbered: readonly Line[],
): (line: Line) => boolean {
  const empty = new Set<Line>();
  for (const { lines, heading, childIds } of clauses) {
    const text = bare(lines.map((line) => line.text.slice(line.numberLength)).join(''));
    const title = bare(heading);
    const isHeaded = title !== '' && text.startsWith(title) && childIds.length === 0;
    if (isHeaded && isNothing(text.slice(title.length), title)) for (const line of lines) empty.add(line);
  }
  const all = [...clauses.flatMap(({ lines }) => lines), ...unnumbered];
  for (const [index, line] of all.entries()) {
    const text = foldText(line.text.slice(line.numberLength)).trim();
    const [title = '', said] = text.split(':');
    if (said !== undefined && title.length <= LONGEST_HEADING && isNothing(bare(said), bare(title)))
      empty.add(line);
    const above = all[index - 1];
    if (above && isAlone(above) && isNothing(bare(text), bare(above.text.slice(above.numberLength))))
      empty.add(line).add(above);
  }
  return (line) => empty.has(line);
}

/** 不约定竞业限制 under the heading 竞业限制 says it once more. */
const isNothing = (text: string, title: string) =>
  NOTHING.test(text) || NOTHING.test(text.replace(title, ''));
const bare = (text: string) => foldText(text).replace(/[\s.。:,;、]/g, '');
const isAlone = ({ text }: Line) => text.trim().length <= LONGEST_HEADING && !/[。；;，,]/.test(text);
