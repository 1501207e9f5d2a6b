import { entryAt, type FactSheet, type FactValue, offerFact, rowPath, rowsOf } from './fact-sheet.ts';
import { blanksIn, fillBlank } from './told-values/fill-blank.ts';
import { writeValue } from './write-value.ts';

/** The rule by whose name it is known where an amount came from that a claim's words tell. */
const CLAIM_WORDS_RULE = 'claim_words';

/**
 * The sheet with claims whose words follow their amounts: a sum that was filled in or corrected stands in the sentence too, and where other
 * claims reckon from it (以…元为基数). A blank that a person filled in the sentence is the amount of a claim that had none.
 */
export function deriveClaimWords(before: FactSheet, after: FactSheet): FactSheet {
  let sheet = after;
  for (const row of rowsOf(after, 'claims')) {
    const [content, amount] = [rowPath('claims', row, 'content'), rowPath('claims', row, 'amount')];
    const [words, sum] = [valueAt(sheet, content), valueAt(sheet, amount)];
    const [oldWords, oldSum] = [valueAt(before, content), valueAt(before, amount)];
    if (typeof words !== 'string') continue;
    if (typeof sum === 'number' && sum > 0 && sum !== oldSum) {
      if (words !== oldWords && oldWords !== undefined) continue;
      // A claim that comes with its amount was worded with it.
      if (oldWords === undefined && blanksIn(ownPart(words)).length === 0) continue;
      sheet = reworded(sheet, content, withSum(words, oldSum, sum));
      if (typeof oldSum === 'number') sheet = withBase(sheet, row, oldSum, sum);
    } else if (sum === undefined && typeof oldWords === 'string' && words !== oldWords) {
      const filled = filledIn(oldWords, words);
      if (filled !== null)
        sheet = offerFact(sheet, amount, {
          value: filled,
          source: { kind: 'rule', rule: CLAIM_WORDS_RULE },
        });
    }
  }
  return sheet;
}

const valueAt = (sheet: FactSheet, path: string): FactValue | undefined => entryAt(sheet, path)?.chosen.value;
const yuan = (sum: number) => writeValue(sum, { kind: 'money' }, null);

/** The words before what is added in brackets: how a sum was reckoned, or from when. */
const ownPart = (words: string): string => /^[^（(]*/.exec(words)?.[0] ?? '';
/** （9600元÷40×剩余的26）, （43800元扣除已付的8000元）: how the former sum came about. */
const RECKONED = /^[（(][\d,.]+元?(?:[×÷＋+－-]|，?扣除|元，)[^）)]*[）)]/;

/** A claim's words with its sum: in its only blank, or in the place of the former sum. What told how the former one was reckoned goes with it. */
function withSum(words: string, oldSum: FactValue | undefined, sum: number): string {
  const own = ownPart(words);
  const [blank, other] = blanksIn(own).filter(({ kind }) => kind === 'money');
  if (blank && !other) return fillBlank(words, blank, sum);
  if (typeof oldSum !== 'number') return words;
  const said = yuan(oldSum);
  const at = placesOf(own, said);
  if (at.length !== 1 || at[0] === undefined) return words;
  const behind = words.slice(at[0] + said.length).replace(RECKONED, '');
  return `${words.slice(0, at[0])}${yuan(sum)}${behind}`;
}

/** Where a sum stands by itself, and not as the end of a longer one. */
const placesOf = (words: string, said: string): number[] =>
  [...words.matchAll(new RegExp(`(?<![\\d.,])${said.replace('.', '\\.')}`, 'g'))].map(({ index }) => index);

/** The other claims that reckon from a sum, from the new one. */
function withBase(given: FactSheet, changed: string, oldSum: number, sum: number): FactSheet {
  const base = `以${yuan(oldSum)}为基数`;
  let sheet = given;
  for (const row of rowsOf(given, 'claims')) {
    if (row === changed) continue;
    const path = rowPath('claims', row, 'content');
    const words = valueAt(sheet, path);
    if (typeof words === 'string') sheet = reworded(sheet, path, words.replace(base, `以${yuan(sum)}为基数`));
  }
  return sheet;
}

/** The sheet with other words of a claim; who wrote or confirmed it stays known. */
function reworded(sheet: FactSheet, path: string, words: string): FactSheet {
  const held = entryAt(sheet, path);
  if (!held || held.chosen.value === words) return sheet;
  const entry = { ...held, chosen: { ...held.chosen, value: words } };
  return { ...sheet, entries: { ...sheet.entries, [path]: entry } };
}

/** The sum that stands where the only blank of a claim's words waited for it; null where anything else was changed. */
function filledIn(oldWords: string, words: string): number | null {
  const [blank, other] = blanksIn(ownPart(oldWords)).filter(({ kind }) => kind === 'money');
  if (!blank || other) return null;
  const [before, behind] = [oldWords.slice(0, blank.start), oldWords.slice(blank.end)];
  if (!words.startsWith(before)) return null;
  const [said, digits = ''] = /^([\d,]+(?:\.\d{1,2})?)元/.exec(words.slice(before.length)) ?? [];
  if (said === undefined || words.slice(before.length + said.length) !== behind) return null;
  const sum = Number(digits.replaceAll(',', ''));
  return sum > 0 ? sum : null;
}
