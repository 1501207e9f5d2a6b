import { findAddresses } from '../redaction/find-addresses.ts';
import { findHandles } from '../redaction/find-handles.ts';
import { findNumbers } from '../redaction/find-numbers.ts';
import type { Mask, PersonalData } from '../redaction/mask.ts';
import { Pseudonyms } from '../redaction/pseudonyms.ts';
import type { Redaction } from '../redaction/redactor.ts';
import { toFlatText } from '../words/flat-text.ts';
import { CASE_NUMBER_PATTERN } from './case-number.ts';
import { findNamedPeople } from './find-named-people.ts';
import type { JudgmentParty, JudgmentReading } from './judgment-reading.ts';

/** Masks words of one document: its text, its title, a snippet; the same person has the same pseudonym in all. */
export type PartyMasker = (words: string) => Redaction;

/**
 * Makes the masker of a document. Natural persons who are parties, relatives, victims or witnesses become 张某, 张某乙; judges,
 * clerks, lawyers and legal representatives keep their names unless they are parties themselves. Identity, phone and bank
 * numbers and the like are masked wherever they stand. Stricter than 法释〔2016〕19号, which keeps the names of most parties.
 * @param text the text that `reading` was read from
 */
export function createPartyMasker(text: string, reading: JudgmentReading): PartyMasker {
  const flat = toFlatText(text);
  const pseudonyms = new Pseudonyms();
  pseudonyms.reserve(text);
  const names = namesToMask(flat, reading);
  // In the order of the parties, so that the first of a surname is 张某.
  for (const name of names) pseudonyms.of('name', name, 'zh');
  const kept = [...keptNames(reading), ...bodyNames(reading.parties)].filter((name) => !names.has(name));
  const finder = findAnyOf([...names, ...kept]);
  return (words) => {
    const plain = toFlatText(words);
    const found = [
      ...placesOf(finder, words).filter(({ start, end }) => names.has(words.slice(start, end))),
      ...identifiersIn(plain),
      ...(words === text ? homesIn(plain, reading) : []),
    ];
    const masked = withoutOverlaps(found).map((place): Mask => {
      const written = words.slice(place.start, place.end);
      return { ...place, replacement: pseudonyms.of(place.kind, written, 'zh') };
    });
    return { text: applied(words, masked), masked };
  };
}

/** The text of a document with its parties masked, and what was masked, by its place in the original. */
export function maskParties(text: string, reading: JudgmentReading): Redaction {
  return createPartyMasker(text, reading)(text);
}

const ALREADY = /[某×*]/;
const RELATIVE = /法定代理人|监护人|经营者|业主/;

function namesToMask(flat: string, { parties, counsel, ...reading }: JudgmentReading): Set<string> {
  const people = parties.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const relatives = parties.flatMap(({ representatives }) =>
    representatives.filter(({ role }) => RELATIVE.test(role)).map(({ name }) => name),
  );
  const agents = counsel
    .filter(({ lawyer, name }) => !lawyer && !isLegalWorker(flat, name))
    .map(({ name }) => name);
  const kept = new Set(keptNames({ parties, counsel, ...reading }));
  const named = [...findNamedPeople(flat)].filter((name) => !kept.has(name));
  return new Set(
    [...people, ...relatives, ...agents, ...named].filter((name) => name.length > 1 && !ALREADY.test(name)),
  );
}

/** 基层法律服务工作者 act for others as a calling, as lawyers do. */
const isLegalWorker = (flat: string, name: string) =>
  /^[^。]{0,40}法律(?:服务)?(?:所|工作者)/.test(flat.slice(flat.indexOf(name) + name.length));

function keptNames({
  panel,
  counsel,
  parties,
}: Pick<JudgmentReading, 'panel' | 'counsel' | 'parties'>): string[] {
  return [
    ...panel.map(({ name }) => name),
    ...counsel.filter(({ lawyer }) => lawyer).map(({ name }) => name),
    ...parties.flatMap(({ representatives }) =>
      representatives.filter(({ role }) => !RELATIVE.test(role)).map(({ name }) => name),
    ),
  ];
}

/** 李某建材有限公司 keeps its name, though it holds that of a person. */
const bodyNames = (parties: readonly JudgmentParty[]) =>
  parties
    .filter(({ kind }) => kind !== 'person')
    .flatMap(({ name, alias }) => (alias && alias.length > 1 ? [name, alias] : [name]));

/** The longest first, so that 王伟 is not found in 王伟明. */
function findAnyOf(names: readonly string[]): RegExp | null {
  const sources = [...new Set(names)]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return sources.length === 0 ? null : new RegExp(sources.join('|'), 'g');
}

const placesOf = (finder: RegExp | null, words: string): PersonalData[] =>
  finder
    ? [...words.matchAll(finder)].map(({ index, 0: name }) => ({
        kind: 'name' as const,
        start: index,
        end: index + name.length,
        sure: true,
      }))
    : [];

/** Numbers of people and their things; those of cases are none. */
function identifiersIn(flat: string): PersonalData[] {
  const cases = [...flat.matchAll(CASE_NUMBER_PATTERN)].map(
    ({ index, 0: number }) => [index, index + number.length] as const,
  );
  return [...findHandles(flat), ...findNumbers(flat)].filter(
    ({ start, end }) => !cases.some(([from, to]) => start < to && end > from),
  );
}

/** Where people live, in the list of parties; that of a firm is public. */
function homesIn(flat: string, { sections }: JudgmentReading): PersonalData[] {
  const list = sections.find(({ kind }) => kind === 'parties');
  if (!list) return [];
  const found: PersonalData[] = [];
  let from = list.start;
  for (const line of flat.slice(list.start, list.end).split('\n')) {
    if (/[，,。 ](?:男|女)[，,。 ]|[，,]住(?!所)/.test(line.slice(0, 300))) {
      found.push(
        ...findAddresses(line).map((one) => ({ ...one, start: one.start + from, end: one.end + from })),
      );
    }
    from += line.length + 1;
  }
  return found;
}

/** In order; of two that lie over each other the earlier, then the longer. */
function withoutOverlaps(found: readonly PersonalData[]): PersonalData[] {
  const kept: PersonalData[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}

function applied(words: string, masks: readonly Mask[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, replacement } of masks) {
    parts.push(words.slice(from, start), replacement);
    from = end;
  }
  return [...parts, words.slice(from)].join('');
}
