import { readHeading } from './clause-heading.ts';
import type { ClauseNumber } from './clause-number.ts';
import type { Clause, Line, NumberStyle } from './contract.ts';
import { numberOf } from './line-numbers.ts';

/** Headings of this rank end everything below them. */
const RANK: Record<NumberStyle, number> = {
  part: 0,
  chapter: 1,
  section: 2,
  article: 3,
  han: 4,
  none: 5,
  han_bracket: 6,
  digit: 6,
  decimal: 6,
  digit_half: 6,
  digit_bracket: 6,
  circled: 7,
  letter: 7,
  roman: 7,
};

interface Open {
  clause: Clause;
  path: number[];
  /** Level of the block, where it is a heading. */
  headingLevel: number | null;
}

/** What the builder is told of the block a line begins. */
export interface LineOrigin {
  headingLevel: number | null;
}

/** Numbered lines → a tree: a number seen before closes what stands under its last one, a new kind of number goes one deeper. */
export function buildClauses(
  lines: readonly Line[],
  origins: (line: Line) => LineOrigin,
  section: Clause['section'],
  firstId: number,
): Clause[] {
  const clauses: Clause[] = [];
  const stack: Open[] = [];
  /** The last number of every kind, so that a list may go on after a heading. */
  const seen = new Map<string, number>();
  const open = (line: Line, number: ClauseNumber | null, headingLevel: number | null) => {
    const parent = stack.at(-1)?.clause ?? null;
    const clause: Clause = {
      id: `c${firstId + clauses.length}`,
      style: number?.style ?? 'none',
      label: number?.label ?? '',
      ordinal: number?.path.at(-1) ?? null,
      heading: readHeading(
        line.text.slice(number?.length ?? 0),
        number === null,
        number !== null && RANK[number.style] > 5,
      ),
      depth: stack.length,
      parentId: parent?.id ?? null,
      childIds: [],
      lines: [{ ...line, numberLength: number?.length ?? line.numberLength }],
      section,
    };
    parent?.childIds.push(clause.id);
    clauses.push(clause);
    stack.push({ clause, path: number?.path ?? [], headingLevel });
    if (number) seen.set(kindOf(number), number.path.at(-1) ?? 0);
  };
  for (const line of lines) {
    const { headingLevel } = origins(line);
    const number = numberOf(line);
    if (number && place(stack, number, seen, line)) open(line, number, headingLevel);
    else if (headingLevel !== null && !number && line.text.trim().length <= 40) {
      popHeadings(stack, headingLevel);
      open(line, null, headingLevel);
    } else stack.at(-1)?.clause.lines.push(line);
  }
  return clauses;
}

const kindOf = (number: ClauseNumber) => `${number.style}${number.path.length}`;

/** Closes what a number ends; false when it cannot be the number of a clause here. */
function place(stack: Open[], number: ClauseNumber, seen: ReadonlyMap<string, number>, line: Line): boolean {
  const ordinal = number.path.at(-1) ?? 0;
  const rank = RANK[number.style];
  const same = stack.findLastIndex((one) => isSameKind(one, number));
  if (same !== -1) {
    const last = stack[same]?.path.at(-1) ?? 0;
    // A list may begin again; a number far ahead is a figure at the start of a line.
    if (ordinal !== 1 && rank > 3 && (ordinal <= last - 1 || ordinal > last + 4)) return false;
    stack.length = same;
    return true;
  }
  if (number.style === 'decimal') return placeDecimal(stack, number);
  const goesOn = ordinal === (seen.get(kindOf(number)) ?? 0) + 1;
  const isHeading = number.style === 'han' && readHeading(line.text.slice(number.length), false) !== '';
  if (rank > 3 && ordinal > 2 && stack.length > 0 && !goesOn && !isHeading) return false;
  const higher = stack.findIndex((one) => RANK[one.clause.style] > rank && !holds(one, number.style));
  if (higher !== -1) stack.length = higher;
  return true;
}

const isSameKind = (one: Open, number: ClauseNumber) =>
  one.clause.style === number.style && one.path.length === number.path.length;

/** 一、 and a heading may stand above 第一条 when they are headings themselves. */
function holds(one: Open, style: NumberStyle): boolean {
  const { clause } = one;
  if (clause.style === 'none') return true;
  return clause.style === 'han' && style === 'article' && clause.heading !== '' && clause.lines.length === 1;
}

/** 5.2 stands under 5 (第五条, 五、, 5.) or beside other decimals. */
function placeDecimal(stack: Open[], number: ClauseNumber): boolean {
  const parent = stack.findLastIndex(
    (one) =>
      (one.path.length === number.path.length - 1 || one.path.length === 1) &&
      one.path.at(-1) === number.path.at(number.path.length - 2),
  );
  if (parent !== -1) stack.length = parent + 1;
  else if (number.path.at(-1) !== 1 && number.path.at(-1) !== 0) return stack.length === 0;
  return true;
}

function popHeadings(stack: Open[], level: number): void {
  const at = stack.findIndex((one) => one.headingLevel === null || one.headingLevel >= level);
  if (at !== -1) stack.length = at;
}
