import { AFTER_NAME, BINDING_CHARACTERS } from './given-names.ts';
import { PERSON_AFTER } from './name-cues.ts';
import { GIVEN_FIRST, GIVEN_SECOND, GIVEN_SINGLE } from './name-odds.ts';
import { PARTY_ACT, PERSON_ACT } from './person-acts.ts';
import { COMMON_SURNAMES, HARDLY_SURNAMES, WORDLIKE_SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** One thing that speaks for or against a name: of which kind, which one of its kind, and how strong. */
export type Evidence = readonly [kind: string, value: string, amount: number];

/** A stretch that could be a name: where the given name begins, and how much what stands before announces one. */
export interface NameStretch {
  start: number;
  end: number;
  given: number;
  cue: number;
}

/** What is written in and around a stretch that could be a name, as the fitted weights know it. `score` is that of the rules. */
export function evidenceOf(
  text: string,
  grid: WordGrid,
  { start, end, given, cue }: NameStretch,
  score: number,
): Evidence[] {
  const before = signAt(text, start - 1);
  const after = signAt(text, end);
  const act = actAfter(text.slice(end, end + 16));
  const inside = insideOf(grid, start, end);
  const surname = surnameKind(text.slice(start, given));
  const first = grid.wordAt(given);
  const isGivenWord = end - given === 2 && first?.start === given && first.end === end;
  const odds = oddsOf(text.slice(given, end));
  const tagBefore = start > 0 ? kindOf(grid, start - 1) : '^';
  const tagAfter = end < text.length ? kindOf(grid, end) : '^';
  return [
    ['bias', '', 1],
    ['score', '', Math.max(-3, Math.min(6, score)) / 3],
    ['odds', `${end - given}`, odds / 2],
    ['cue', `${cue}`, 1],
    ['act', act, 1],
    ['inside', inside, 1],
    ['surname', surname, 1],
    ['binds', `${[...text.slice(given, end)].filter((one) => BINDING_CHARACTERS.has(one)).length}`, 1],
    ['length', `${end - start}`, 1],
    ['given', isGivenWord ? `${first.tag[0]}` : '-', 1],
    ['before', before, 1],
    ['before two', signAt(text, start - 2) + before, 1],
    ['after', after, 1],
    ['after two', after + signAt(text, end + 1), 1],
    ['tag before', tagBefore, 1],
    ['tag after', tagAfter, 1],
    ['inside, tags', `${inside} ${tagBefore} ${tagAfter}`, 1],
    ['inside, tag before', `${inside} ${tagBefore}`, 1],
    ['inside, tag after', `${inside} ${tagAfter}`, 1],
    ['inside, odds', `${inside} ${end - given} ${Math.round(odds)}`, 1],
    ['begins inside', (grid.wordAt(start)?.start ?? start) < start ? 'yes' : 'no', 1],
    ['ends inside', endsInside(grid, start, end), 1],
    ['edges', `${grid.isEdge(start)} ${grid.isEdge(end)}`, 1],
    ['word', inside.length === 1 ? text.slice(start, end) : '', 1],
    ['inside, act', `${inside} ${act}`, 1],
    ['inside, cue', `${inside} ${cue}`, 1],
    ['inside, surname', `${inside} ${surname}`, 1],
    ['cue, act', `${cue} ${act}`, 1],
  ];
}

/** A Chinese character or mark as it stands; anything else by its kind. */
function signAt(text: string, place: number): string {
  const sign = text[place];
  if (sign === undefined || sign === '\n') return '^';
  if (/[\u4e00-\u9fff，。、：；（）“”《》！？:,;()]/.test(sign)) return sign;
  return /\d/.test(sign) ? '0' : /[A-Za-z]/.test(sign) ? 'a' : ' ';
}

function actAfter(after: string): string {
  if (PERSON_AFTER.test(after)) return 'person';
  if (PERSON_ACT.test(after)) return 'act';
  if (PARTY_ACT.test(after)) return 'party';
  return AFTER_NAME.test(after) ? 'after' : '-';
}

/** How the dictionary cuts a stretch: one word of which kind, a word that is only guessed, single characters, or something else. */
function insideOf(grid: WordGrid, start: number, end: number): string {
  const word = grid.wordAt(start);
  if (word?.start === start && word.end === end) return word.tag.startsWith('nr') ? 'name' : `${word.tag[0]}`;
  if (grid.isGuessed(start, end)) return 'guessed';
  for (let place = start; place < end; place += 1) {
    const piece = grid.wordAt(place);
    if (!piece || piece.end - piece.start > 1)
      return place === start + 1 && piece?.start === place && piece.end === end
        ? 'surname and word'
        : 'other';
  }
  return 'pieces';
}

function endsInside(grid: WordGrid, start: number, end: number): string {
  const last = grid.wordAt(end - 1);
  if (!last || last.end <= end) return 'no';
  return last.start > start ? 'its own' : 'whole';
}

function surnameKind(surname: string): string {
  if (surname.length === 2) return 'compound';
  if (HARDLY_SURNAMES.has(surname)) return 'hardly';
  if (WORDLIKE_SURNAMES.has(surname)) return 'word';
  return COMMON_SURNAMES.has(surname) ? 'common' : 'plain';
}

/** How much likelier the characters are in a given name than elsewhere, as a logarithm. */
export function oddsOf(given: string): number {
  if (given.length === 1) return GIVEN_SINGLE.get(given) ?? -1.5;
  return (GIVEN_FIRST.get(given[0] ?? '') ?? -1.5) + (GIVEN_SECOND.get(given[1] ?? '') ?? -1.5);
}

/** The kind of the word over a place, long or of one character. */
function kindOf(grid: WordGrid, place: number): string {
  const word = grid.wordAt(place);
  return word ? `${word.tag.slice(0, 2)}${word.end - word.start > 1 ? '2' : '1'}` : '';
}
