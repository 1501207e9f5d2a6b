import { type ArticlePart, partsIn } from './cited-text.ts';
import { type LeftOut, placeInOrder } from './place-in-order.ts';
import { plain, type RuleForm, ruleForms, statedPieces } from './rule-forms.ts';
import { isSafelyLeftOut } from './safely-left-out.ts';

/** Shorter ones stand in many rules. */
const LEAST_LENGTH = 8;
/** A longer sentence or rule is compared in other ways. */
const MOST_CHARACTERS = 400;

/**
 * Whether a claim is said by the article in the same words and the same order: every statement of it is one sentence of the article, or goes on
 * from one to another at a comma, and what it leaves out of them changes nothing (members of a list, who was named before, 另有约定的除外).
 * Then all of it is compared, whatever it speaks of.
 */
export function restatesSentences(
  claim: string,
  parts: readonly ArticlePart[],
  beside: readonly string[] = [],
): boolean {
  if (claim.length > MOST_CHARACTERS) return false;
  const rules = [parts, ...beside.map(partsIn)].flatMap(ruleForms);
  const said = statedPieces(claim).map((pieces) => pieces.map(plain));
  return said.join('').length >= LEAST_LENGTH && said.every((pieces) => isRestated(pieces, rules));
}

/** Run by run of its clauses, in plain words; a case is never cut from what follows from it. */
function isRestated(pieces: readonly string[], rules: readonly RuleForm[]): boolean {
  let from = 0;
  let before = '';
  while (from < pieces.length) {
    let to = pieces.length;
    while (to > from && !isRun(pieces, from, to, before, rules)) to -= 1;
    if (to === from) return false;
    before += pieces.slice(from, to).join('，');
    from = to;
  }
  return true;
}

function isRun(
  pieces: readonly string[],
  from: number,
  to: number,
  before: string,
  rules: readonly RuleForm[],
): boolean {
  if (to < pieces.length && /[的后时]$/.test(pieces[to - 1] ?? '')) return false;
  const run = pieces.slice(from, to).join('，');
  const said = from > 0 ? run.replace(/^(?:但|且|并|而)，?/, '') : run;
  return rules.some((rule) => isPlaced(said, rule.plain, before));
}

/** Whether plain words stand in a plain rule, and what they leave out changes nothing. */
export function isPlaced(said: string, rule: string, before = ''): boolean {
  const isSafe = (one: LeftOut) => isSafelyLeftOut(one, rule, { said, before });
  return placeInOrder(said, rule)?.every((one) => turnsOf(one, rule).some(isSafe)) ?? false;
}

/** 像权人的肖 left out of 肖像权人的肖像 is 肖像权人的 left out. */
function turnsOf({ from, to }: LeftOut, rule: string): LeftOut[] {
  const turns = [{ from, to }];
  for (let at = 1; rule[from - at] !== undefined && rule[from - at] === rule[to - at]; at += 1)
    turns.push({ from: from - at, to: to - at });
  for (let at = 0; rule[to + at] !== undefined && rule[from + at] === rule[to + at]; at += 1)
    turns.push({ from: from + at + 1, to: to + at + 1 });
  return turns;
}
