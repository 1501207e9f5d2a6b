import { withOrdinal } from './clause-label.ts';
import type { Clause, Contract, Line } from './contract.ts';
import { articleOf, clausesById, withDescendants } from './contract-text.ts';

/** Where a wording goes, and how its lines begin. */
export interface Insertion {
  anchorBlockId: string | null;
  lines: string[];
  likeBlockIds: string[];
  /** The clause it joins; null for one of its own. */
  clause: Clause | null;
}

/**
 * Finds the place for a wording: as the next number of the clause whose heading has one of the words, else as a paragraph of
 * that clause, else as a clause of its own behind the last, with the next number. `taken` counts what was placed before.
 */
export function placeInsertion(
  contract: Contract,
  { text, after, heading }: { text: string; after: readonly string[]; heading: string },
  taken: Map<string, number> = new Map(),
): Insertion {
  const host = findHost(contract, after);
  // Another wording at the same place has taken a number before.
  const key = host?.id ?? '';
  const by = (taken.get(key) ?? 0) + 1;
  taken.set(key, by);
  if (host) return joinClause(contract, host, text, by);
  const last = lastArticle(contract);
  if (!last) {
    const line = contract.unnumbered.at(-1) ?? contract.preamble.at(-1);
    return {
      anchorBlockId: line?.blockId ?? null,
      lines: [text],
      likeBlockIds: line ? [line.blockId] : [],
      clause: null,
    };
  }
  return newClause(contract, last, text, heading, by);
}

function articles(contract: Contract): Clause[] {
  return contract.clauses.filter(
    (clause) =>
      clause.section === 'body' &&
      articleOf(contract, clause) === clause &&
      !['part', 'chapter', 'section'].includes(clause.style),
  );
}

/** The last clause of the kind of number the contract counts by. */
function lastArticle(contract: Contract): Clause | null {
  const all = articles(contract).filter(({ depth, style }) => depth === 0 || style === 'article');
  const styles = new Map<string, number>();
  for (const { style } of all) styles.set(style, (styles.get(style) ?? 0) + 1);
  const main = [...styles].sort((a, b) => b[1] - a[1])[0]?.[0];
  return all.findLast(({ style }) => style === main) ?? null;
}

function findHost(contract: Contract, after: readonly string[]): Clause | null {
  for (const word of after) {
    const found = articles(contract).find(({ heading }) =>
      heading.toLowerCase().includes(word.toLowerCase()),
    );
    if (found) return found;
  }
  return null;
}

const firstLine = (clause: Clause): Line | undefined => clause.lines[0];

function lastLine(contract: Contract, clause: Clause): Line | undefined {
  return withDescendants(contract, clause).at(-1)?.lines.at(-1);
}

function joinClause(contract: Contract, host: Clause, text: string, by: number): Insertion {
  const byId = clausesById(contract);
  const children = host.childIds.flatMap((id) => byId.get(id) ?? []);
  const last = children.at(-1);
  const end = lastLine(contract, host);
  const anchorBlockId = end?.blockId ?? null;
  if (last && !isEnumeration(host, children) && !runsOn(contract, last, by)) {
    const label = nextLabel(last, by);
    const like = firstLine(last)?.blockId ?? anchorBlockId;
    return { anchorBlockId, lines: [`${label}${text}`], likeBlockIds: like ? [like] : [], clause: host };
  }
  const like = host.lines.length > 1 ? host.lines.at(-1) : last ? firstLine(last) : firstLine(host);
  const counted = like?.isCounted ?? false;
  // A paragraph in the format of a counted one would get a number of its own.
  const likeId = counted ? undefined : like?.blockId;
  return { anchorBlockId, lines: [text], likeBlockIds: likeId ? [likeId] : [], clause: host };
}

/** 第四条 of the next chapter carries the count of 第三条 on: no number is free between them. */
function runsOn(contract: Contract, last: Clause, by: number): boolean {
  if (last.ordinal === null || last.style !== 'article') return false;
  const next = last.ordinal + by;
  return contract.clauses.some(
    ({ style, ordinal, section }) => section === 'body' && style === 'article' && ordinal === next,
  );
}

/** 有下列情形之一的：1. …；2. …。 takes no sentence of another kind. */
function isEnumeration(host: Clause, children: readonly Clause[]): boolean {
  const intro = host.lines.map((line) => line.text.trim()).join('');
  if (/(?:下列|以下|如下)[^。]{0,20}[:：]$/.test(intro)) return true;
  const ends = children.map((child) => child.lines.at(-1)?.text.trim() ?? '');
  return ends.slice(0, -1).some((text) => /[；;，,]$/.test(text)) || ends.every((text) => text.length < 12);
}

function newClause(contract: Contract, last: Clause, text: string, heading: string, by: number): Insertion {
  const byId = clausesById(contract);
  const start = firstLine(last);
  const label = nextLabel(last, by);
  const siblings = articles(contract).filter(({ style }) => style === last.style);
  const anchorBlockId = lastLine(contract, last)?.blockId ?? null;
  const headed = siblings.filter((one) => one.heading !== '');
  if (heading === '' || headed.length * 2 <= siblings.length || !start) {
    return {
      anchorBlockId,
      lines: [`${label}${text}`],
      likeBlockIds: start ? [start.blockId] : [],
      clause: null,
    };
  }
  const apart = headed.filter((one) => one.lines.length > 1 || one.childIds.length > 0);
  if (apart.length * 2 < headed.length) {
    return {
      anchorBlockId,
      lines: [`${label}${heading}${contract.language === 'en' ? ': ' : '：'}${text}`],
      likeBlockIds: [start.blockId],
      clause: null,
    };
  }
  const child = apart.flatMap((one) => one.childIds.flatMap((id) => byId.get(id) ?? [])).at(-1);
  const decimal = child?.style === 'decimal';
  const number =
    decimal && last.ordinal !== null && !firstLine(child)?.isCounted
      ? `${last.ordinal + by}.1${gapOf(child)}`
      : '';
  const plain = apart.findLast((one) => one.lines.length > 1)?.lines[1];
  const like = decimal
    ? firstLine(child)
    : (plain ?? (child && !firstLine(child)?.isCounted ? firstLine(child) : undefined));
  return {
    anchorBlockId,
    lines: [`${label}${heading}`, `${number}${text}`],
    likeBlockIds: [start.blockId, like?.blockId ?? start.blockId],
    clause: null,
  };
}

const gapOf = (clause: Clause | undefined) => /[\s\u3000]*$/.exec(prefixOf(clause))?.[0] ?? '';

/** The number with its mark and blanks as written: `第五条　`, `3、`. */
function prefixOf(clause: Clause | undefined): string {
  const line = clause && firstLine(clause);
  return line ? line.text.slice(0, line.numberLength).replace(/^[\s\u3000]+/, '') : '';
}

/** The prefix of a clause with its number `by` higher; empty where the format counts by itself. */
function nextLabel(clause: Clause, by: number): string {
  if (firstLine(clause)?.isCounted || clause.ordinal === null) return '';
  return withOrdinal(prefixOf(clause), clause.style, clause.ordinal + by);
}
