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
  const said = [...claim].filter((one) => !FREE.has(one));
  if (said.length === 0 || said.length > rule.length || !mayHold(said, rule)) return null;
  const [rows, columns] = [said.length + 1, rule.length + 1];
  // What is left to pay from here on, and the same within a stretch that is being left out.
  const outside = new Int32Array(rows * columns).fill(NONE);
  const inside = new Int32Array(rows * columns).fill(NONE);
  for (let column = columns - 1; column >= 0; column -= 1) {
    for (let row = rows - 1; row >= 0; row -= 1) {
      const at = row * columns + column;
      if (column === rule.length) {
        outside[at] = inside[at] = row === said.length ? 0 : NONE;
        continue;
      }
      const character = rule.charAt(column);
      const isFree = FREE.has(character);
      const matched = said[row] === character ? (outside[at + columns + 1] ?? NONE) : NONE;
      const skipped = inside[at + 1] ?? NONE;
      outside[at] = Math.min(
        matched,
        skipped + STRETCH + CHARACTER,
        isFree ? (outside[at + 1] ?? NONE) : NONE,
      );
      inside[at] = Math.min(matched, skipped + CHARACTER);
    }
  }
  if ((outside[0] ?? NONE) >= NONE) return null;
  return readWay(said, rule, outside, inside, columns);
}

/** What stands or falls with nothing. */
const FREE = new Set('的但，：,:');

/** Whether all characters are there in order, however far apart. */
function mayHold(said: readonly string[], rule: string): boolean {
  let at = 0;
  for (const one of said) {
    at = rule.indexOf(one, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function readWay(
  said: readonly string[],
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
