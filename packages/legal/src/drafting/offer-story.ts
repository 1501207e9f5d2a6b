import { entryAt, type FactCandidate, type FactSheet, offerFact, rowPath, rowsOf } from './fact-sheet.ts';
import type { StoryFact } from './story-fact.ts';
import { TOLD_ACCOUNT } from './told-account.ts';
import { TOLD_WORDS } from './told-words.ts';

/** What was told and no field carries, beside the document and quoted in it. */
const AS_TOLD: ReadonlySet<string> = new Set([TOLD_WORDS, TOLD_ACCOUNT]);

/**
 * Offers the facts of a story to a sheet. A person who is on the sheet by the same name keeps their row; a list with one empty row takes the
 * first that is told.
 */
export function offerStory(
  sheet: FactSheet,
  story: string,
  facts: readonly StoryFact[],
  source: (place: { start: number; end: number; quote: string }) => FactCandidate['source'] = (place) => ({
    kind: 'story',
    place,
  }),
): FactSheet {
  let filled = sheet;
  const rows = new Map<string, string>();
  for (const { path, value, start, end } of facts) {
    const [list = '', told, field] = path.split('/');
    const at =
      told === undefined || field === undefined
        ? path
        : rowPath(list, rowFor(sheet, rows, list, told), field);
    const candidate = { value, source: source({ start, end, quote: story.slice(start, end) }) };
    filled = AS_TOLD.has(path) ? addWords(filled, path, candidate) : offerFact(filled, at, candidate);
  }
  return filled;
}

/** What is told a second time contradicts nothing of what was told before: it is kept below it. */
function addWords(sheet: FactSheet, path: string, candidate: FactCandidate): FactSheet {
  const held = entryAt(sheet, path);
  const words = held?.chosen.value;
  if (!held || typeof words !== 'string' || words === '') return offerFact(sheet, path, candidate);
  if (words.includes(String(candidate.value))) return sheet;
  const chosen = { ...held.chosen, value: `${words}\n${candidate.value}` };
  return { ...sheet, entries: { ...sheet.entries, [path]: { ...held, chosen } } };
}

/** The row of a list that is of somebody already, or a new one: rows are `s1`, `s2` … */
function rowFor(sheet: FactSheet, rows: Map<string, string>, list: string, told: string): string {
  const key = `${list}/${told}`;
  const known = rows.get(key);
  if (known) return known;
  const held = rowsOf(sheet, list);
  const same = held.find(
    (row) => flat(entryAt(sheet, rowPath(list, row, 'name'))?.chosen.value) === flat(told),
  );
  const taken = [...held, ...rows.values()];
  const fresh = Array.from({ length: taken.length + 1 }, (_, index) => `s${index + 1}`).find(
    (row) => !taken.includes(row),
  );
  const row = same ?? fresh ?? told;
  rows.set(key, row);
  return row;
}

const flat = (name: unknown) => (typeof name === 'string' ? name.normalize('NFKC').replace(/\s/g, '') : null);
