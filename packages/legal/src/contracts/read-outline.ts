import type { Clause, Contract, Line, Span } from './contract.ts';
import type { DocumentReading, PaperKind } from './document-reading.ts';

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

/** Headings and numbered parts of a paper, in order. */
export function readOutline(
  contract: Contract,
  lines: readonly Line[],
  kind: PaperKind,
  levels: ReadonlyMap<string, number | null>,
): DocumentReading['outline'] {
  if (kind === 'judgment') return judgmentOutline(lines);
  const headed = lines.filter((line) => line.start === 0 && (levels.get(line.blockId) ?? null) !== null);
  const clauses = contract.clauses.filter((clause) => isEntry(clause, kind));
  // A paper that has headings of its own and few numbers is shown by its headings.
  if (headed.length >= 3 && clauses.length < headed.length) {
    return headed.slice(0, MOST_ENTRIES).map((line) => ({
      level: levels.get(line.blockId) ?? 1,
      text: line.text.trim().slice(0, 80),
      span: spanOf(line),
    }));
  }
  return clauses.slice(0, MOST_ENTRIES).map((clause) => ({
    level: clause.depth + 1,
    text: textOf(clause),
    span: spanOf(clause.lines[0]),
  }));
}

/** Headings; of statutes every article; of contracts without headings the outermost clauses by their first words. */
function isEntry(clause: Clause, kind: PaperKind): boolean {
  if (clause.heading !== '') return clause.depth <= 3;
  return (
    clause.depth === 0 || (kind === 'statute' && clause.style === 'article') || clause.style === 'article'
  );
}

function textOf(clause: Clause): string {
  if (clause.heading !== '') return `${clause.label} ${clause.heading}`.trim();
  const line = clause.lines[0];
  const text = (line?.text.slice(line.numberLength) ?? '').trim();
  const first = /^[^。；;:：]{1,24}/.exec(text)?.[0] ?? '';
  return `${clause.label} ${first}${text.length > first.length + 1 ? '…' : ''}`.trim();
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
