import type { Clause, Contract, Line, NumberStyle, Span } from './contract.ts';
import type { DocumentReading, PaperKind } from './document-reading.ts';
import { isOutlineHeading, isWholeHeading, outlineText } from './outline-heading.ts';

/** More entries help nobody find a place. */
const MOST_ENTRIES = 300;
/** Where parts of a judgment begin. */
const JUDGMENT_PARTS: readonly [string, RegExp][] = [
  [
    '当事人',
    /^[\s\u3000]*(?:原告|上诉人|申请人|再审申请人|公诉机关|申请执行人|起诉人|赔偿请求人)(?:[（(：:]|[\u4e00-\u9fff])/,
  ],
  ['诉讼经过', /^[\s\u3000]*(?:原告|上诉人).{0,60}(?:一案|纠纷|起诉)|本院.{0,12}(?:受理|立案)后/],
  ['诉讼请求', /诉讼请求|诉称|起诉称|上诉称|申请称|请求判令|指控/],
  ['答辩', /辩称|答辩称/],
  ['查明的事实', /经审理查明|审理查明|本院查明|经查|查明/],
  ['本院认为', /本院认为|本院经审查认为|合议庭认为/],
  ['裁判结果', /判决如下|裁定如下|决定如下|协议如下/],
];
/** What a paper is divided into; other numbers only count inside it. */
const DIVIDES: ReadonlySet<NumberStyle> = new Set(['part', 'chapter', 'section', 'article', 'han']);
/** So many make a division of the whole paper. */
const DIVIDED_FROM = 3;

/** Headings and numbered parts of a paper, in order; nothing that is a sentence, a cell, a date or a line to sign on. */
export function readOutline(
  contract: Contract,
  lines: readonly Line[],
  kind: PaperKind,
  levels: ReadonlyMap<string, number | null>,
): DocumentReading['outline'] {
  if (kind === 'judgment') return judgmentOutline(lines);
  const headed = lines.filter(
    (line) =>
      line.start === 0 &&
      (levels.get(line.blockId) ?? null) !== null &&
      !line.isTable &&
      isOutlineHeading(line.text),
  );
  const isDivided = contract.clauses.filter(({ style }) => DIVIDES.has(style)).length >= DIVIDED_FROM;
  const clauses = contract.clauses.filter((clause) => isEntry(clause, kind, isDivided));
  // A paper that has headings of its own and few numbers is shown by its headings.
  const outline =
    headed.length >= 3 && clauses.length < headed.length
      ? headed.map((line) => ({
          level: levels.get(line.blockId) ?? 1,
          text: outlineText(line.text).slice(0, 80),
          span: spanOf(line),
        }))
      : clauses.map((clause) => ({
          level: clause.depth + 1,
          text: textOf(clause),
          span: spanOf(clause.lines[0]),
        }));
  const title = contract.title?.replace(/\s/g, '') ?? '';
  // The paper's own title opens nothing but its beginning.
  const parts =
    outline[0]?.text.replace(/\s/g, '') === title && outline.length > 1 ? outline.slice(1) : outline;
  return parts.slice(0, MOST_ENTRIES);
}

/** Headings; of statutes every article; of papers without headings the outermost parts by their first words. */
function isEntry(clause: Clause, kind: PaperKind, isDivided: boolean): boolean {
  const { style, heading, depth } = clause;
  const first = clause.lines[0];
  if (first?.isTable) return false;
  if (style === 'none') return depth <= 3 && isOutlineHeading(heading);
  if (heading !== '' && (isWholeHeading(heading) || DIVIDES.has(style))) return depth <= 3;
  if (style === 'article') return true;
  return depth === 0 && (DIVIDES.has(style) || !isDivided || kind === 'statute');
}

function textOf(clause: Clause): string {
  const { label, heading } = clause;
  if (heading !== '' && isWholeHeading(heading)) return `${label} ${outlineText(heading)}`.trim();
  const line = clause.lines[0];
  const text = outlineText(line?.text.slice(line.numberLength) ?? '');
  const first = /^[^。；;:：]{1,24}/.exec(text)?.[0].trim() ?? '';
  return `${label} ${first}${text.length > first.length + 1 ? '…' : ''}`.trim();
}

function judgmentOutline(lines: readonly Line[]): DocumentReading['outline'] {
  const outline: DocumentReading['outline'] = [];
  let next = 0;
  for (const line of lines) {
    const part = JUDGMENT_PARTS.findIndex(([, pattern], index) => index >= next && pattern.test(line.text));
    if (part === -1) continue;
    const [name] = JUDGMENT_PARTS[part] ?? [''];
    outline.push({ level: 1, text: name, span: spanOf(line) });
    next = part + 1;
  }
  return outline;
}

const spanOf = (line: Line | undefined): Span => ({
  blockId: line?.blockId ?? '',
  start: line?.start ?? 0,
  end: line?.end ?? 0,
});
