/** Characters of a rule that a claim does not have, with where they stand in it. */
export interface LeftOut {
  from: number;
  to: number;
}

/** Costs of a way through the table: a stretch left out, and each character of it. */
const STRETCH = 8;
const CHARACTER = 1;
const NONE = 1e6;

/**
 * The stretches of a rule that a claim leaves out, where all its other characters stand in the rule in the same order; in as few stretches as can
 * be. 的, 但 and a mark may stand in either alone. Null where the claim has anything else.
 */
export function placeInOrder(claim: string, rule: string): LeftOut[] | null {
  const said = claim.replace(FREE_ONES, '');
  if (said.length === 0 || said.length > rule.length || !mayHold(said, rule)) return null;
  const columns = rule.length + 1;
  // What is left to pay from here on, and the same within a stretch that is being left out; every place is written before it is read.
  const [outside, inside] = tablesOf((said.length + 1) * columns);
  for (let row = said.length; row >= 0; row -= 1) {
    const character = said.charAt(row);
    const last = row * columns + rule.length;
    let [out, within] = row === said.length ? [0, 0] : [NONE, NONE];
    outside[last] = out;
    inside[last] = within;
    for (let column = rule.length - 1; column >= 0; column -= 1) {
      const at = row * columns + column;
      const held = rule.charAt(column);
      const matched = held === character ? (outside[at + columns + 1] ?? NONE) : NONE;
      const kept = FREE.has(held) ? out : NONE;
      out = Math.min(matched, kept, within + STRETCH + CHARACTER);
      within = Math.min(matched, within + CHARACTER);
      outside[at] = out;
      inside[at] = within;
    }
  }
  if ((outside[0] ?? NONE) >= NONE) return null;
  return readWay(said, rule, outside, inside, columns);
}

/** What stands or falls with nothing. */
const FREE = new Set('的但，：,:');
const FREE_ONES = /[的但，：,:]/g;

/** Tables of at least so many places; the same ones for everybody, since nobody keeps them. */
function tablesOf(places: number): [Int32Array, Int32Array] {
  if (TABLES[0].length < places) TABLES = [new Int32Array(2 * places), new Int32Array(2 * places)];
  return TABLES;
}
let TABLES: [Int32Array, Int32Array] = [new Int32Array(), new Int32Array()];

/** Whether all characters are there in order, however far apart. */
function mayHold(said: string, rule: string): boolean {
  let at = 0;
  for (const one of said) {
    at = rule.indexOf(one, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function readWay(
  said: string,
  rule: string,
  outside: Int32Array,
  inside: Int32Array,
  columns: number,
): LeftOut[] {
  const omitted: LeftOut[] = [];
  let [row, column] = [0, 0];
  let from: number | null = null;
  while (column < rule.length) {
    const at = row * columns + column;
    const cost: number = (from === null ? outside : inside)[at] ?? NONE;
    if (said[row] === rule.charAt(column) && outside[at + columns + 1] === cost) {
      if (from !== null) omitted.push({ from, to: column });
      from = null;
      row += 1;
    } else if (from !== null || outside[at + 1] !== cost || !FREE.has(rule.charAt(column))) {
      from ??= column;
    }
    column += 1;
  }
  if (from !== null) omitted.push({ from, to: rule.length });
  return omitted;
}
