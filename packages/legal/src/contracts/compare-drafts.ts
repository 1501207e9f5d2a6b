import { alignProvisions } from '../statute/align-provisions.ts';
import { diffWords } from '../words/diff-words.ts';
import { toFlatText } from '../words/flat-text.ts';
import type { Clause, Contract, Line, Pause, TextBlock } from './contract.ts';
import { clauseLabel, clausesById, withDescendants } from './contract-text.ts';
import type { ComparedClause, DraftComparison } from './draft-comparison.ts';
import { readContract } from './read-contract.ts';

/** A clause as it is compared: without its number, so that the words of a renumbered one are the same. */
interface Unit {
  key: string;
  label: string;
  /** Its own number as written, without mark and blanks; empty where it has none, or the format counts. */
  number: string;
  text: string;
  shown: string;
  blockIds: string[];
}

/** Clauses whose numbers make them clauses of their own below a heading; lists stay with their clause. */
const OWN = new Set(['part', 'chapter', 'section', 'article', 'han', 'decimal', 'none']);

/**
 * Two drafts of a contract clause by clause, the left one the older. Clauses are found by number, words and order; one that
 * only got another number is renumbered. Costs about 4 ms a page of both drafts together; `pause` is awaited in between.
 */
export async function compareDrafts(
  leftBlocks: readonly TextBlock[],
  rightBlocks: readonly TextBlock[],
  pause?: Pause,
): Promise<DraftComparison> {
  const left = unitsOf(await readContract(leftBlocks, pause));
  const right = unitsOf(await readContract(rightBlocks, pause));
  await pause?.();
  const pairs = await alignProvisions(left, right, pause);
  const moved = movedPairs(pairs);
  const clauses: ComparedClause[] = [];
  for (const [index, pair] of pairs.entries()) {
    const a = pair.left === null ? null : (left[pair.left] ?? null);
    const b = pair.right === null ? null : (right[pair.right] ?? null);
    clauses.push(compareUnits(a, b, moved.has(index)));
    await pause?.();
  }
  const counts: DraftComparison['counts'] = {
    same: 0,
    renumbered: 0,
    changed: 0,
    added: 0,
    removed: 0,
    moved: 0,
  };
  for (const { change } of clauses) counts[change] += 1;
  return { clauses, counts };
}

function compareUnits(left: Unit | null, right: Unit | null, isMoved: boolean): ComparedClause {
  const side = (unit: Unit | null) => unit && { text: unit.shown, blockIds: unit.blockIds };
  const label = (right ?? left)?.label ?? '';
  const isRenumbered = left !== null && right !== null && left.number !== right.number;
  const formerLabel = isRenumbered ? left.label || left.number : null;
  const base = { label, formerLabel, left: side(left), right: side(right) };
  if (!left) return { ...base, change: 'added', spans: [{ kind: 'inserted', text: right?.text ?? '' }] };
  if (!right) return { ...base, change: 'removed', spans: [{ kind: 'deleted', text: left.text }] };
  if (normalise(left.text) === normalise(right.text)) {
    const change = isMoved ? 'moved' : isRenumbered ? 'renumbered' : 'same';
    return { ...base, change, spans: [{ kind: 'same', text: right.text }] };
  }
  const spans = diffWords(left.text, right.text).map(({ kind, text }) => ({
    kind:
      kind === 'removed'
        ? ('deleted' as const)
        : kind === 'added'
          ? ('inserted' as const)
          : ('same' as const),
    text,
  }));
  return { ...base, change: 'changed', spans };
}

/** Pairs that stand out of the order of the others: those outside the longest run rising on both sides. */
function movedPairs(pairs: readonly { left: number | null; right: number | null }[]): Set<number> {
  const both = pairs.flatMap(({ left, right }, index) =>
    left === null || right === null ? [] : [{ left, index }],
  );
  const tails: number[] = [];
  const before: number[] = [];
  for (const [at, { left }] of both.entries()) {
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((both[tails[middle] ?? 0]?.left ?? 0) < left) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? (tails[low - 1] ?? -1) : -1);
    tails[low] = at;
  }
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(both[at]?.index ?? -1);
  return new Set(both.filter(({ index }) => !kept.has(index)).map(({ index }) => index));
}

const normalise = (text: string) => text.replace(/[\s\u3000]+/g, '');

/** Opening words, every clause, signatures; where nothing is numbered, every paragraph. */
function unitsOf(contract: Contract): Unit[] {
  const units: Unit[] = [...paragraphs(contract.preamble, 'p', '')];
  for (const clause of contract.clauses) {
    if (clause.depth > 0 && !isOwn(clause)) continue;
    const lines = [
      clause,
      ...withDescendants(contract, clause)
        .slice(1)
        .filter((one) => !belongsToOwn(contract, clause, one)),
    ].flatMap((one) => one.lines);
    units.push(
      unitOf(
        lines,
        `${clause.section}${clause.style}${clause.label}`,
        clauseLabel(contract, clause),
        numberOf(contract, clause),
      ),
    );
  }
  if (contract.clauses.length === 0) units.push(...paragraphs(contract.unnumbered, 'b', ''));
  units.push(...paragraphs(contract.signature, 's', ''));
  return units.filter((unit) => unit.text !== '');
}

const isOwn = (clause: Clause) => OWN.has(clause.style) && clause.depth <= 2;

/** Whether a clause below `top` is, or lies in, a unit of its own. */
function belongsToOwn(contract: Contract, top: Clause, clause: Clause): boolean {
  const byId = clausesById(contract);
  for (
    let at: Clause | undefined = clause;
    at && at.id !== top.id;
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  ) {
    if (isOwn(at)) return true;
  }
  return false;
}

function paragraphs(lines: readonly Line[], key: string, label: string): Unit[] {
  return lines.map((line, index) => unitOf([line], `${key}${index}`, label || line.text.trim().slice(0, 24)));
}

/** The number people call it by, wherever it comes from; the marks around it do not count. */
function numberOf(contract: Contract, clause: Clause): string {
  const label = clauseLabel(contract, clause);
  const at = clause.heading === '' ? label : label.replace(clause.heading, '');
  return toFlatText(at)
    .replace(/[\s.、．,，:：]+$/g, '')
    .trim();
}

function unitOf(lines: readonly Line[], key: string, label: string, number = ''): Unit {
  const shown = lines.map(({ text }) => text.trim()).join('\n');
  const [first, ...rest] = lines;
  const text = [first?.text.slice(first.numberLength) ?? '', ...rest.map((line) => line.text)]
    .map((part) => part.trim())
    .join('\n');
  return {
    key,
    label,
    number,
    text: text.trim(),
    shown,
    blockIds: [...new Set(lines.map(({ blockId }) => blockId))],
  };
}
