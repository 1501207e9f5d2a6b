import { findAddresses } from '../redaction/find-addresses.ts';
import { findHandles } from '../redaction/find-handles.ts';
import { findNumbers } from '../redaction/find-numbers.ts';
import type { Mask, PersonalData } from '../redaction/mask.ts';
import { Pseudonyms } from '../redaction/pseudonyms.ts';
import type { Redaction } from '../redaction/redactor.ts';
import { toFlatText } from '../words/flat-text.ts';
import { CASE_NUMBER_PATTERN } from './case-number.ts';
import type { JudgmentParty, JudgmentReading } from './judgment-reading.ts';
import { findAliases } from './masking/find-aliases.ts';
import { findNamedPeople } from './masking/find-named-people.ts';
import { findOfficials } from './masking/find-officials.ts';
import { findTitlePeople, titleLines } from './masking/find-title-people.ts';
import { findDottedNames } from './masking/foreign-names.ts';
import { NameMasker } from './masking/name-masker.ts';
import { NameReader } from './masking/name-reader.ts';

/** Masks words of one document: its text, its title, a snippet; the same person has the same pseudonym in all. */
export type PartyMasker = (words: string) => Redaction;

/**
 * Makes the masker of a document. Natural persons who are parties, relatives, victims, witnesses or otherwise named become 张某, 张某乙,
 * 诸葛某; judges, clerks, prosecutors, lawyers, legal representatives and officials keep their names unless they are parties
 * themselves. Identity, phone, bank and account numbers and the like are masked wherever they stand. Stricter than
 * 法释〔2016〕19号, which keeps the names of most parties.
 * @param text the text that `reading` was read from
 */
export function createPartyMasker(text: string, reading: JudgmentReading): PartyMasker {
  const flat = toFlatText(text);
  const reader = new NameReader(flat);
  const officials = findOfficials(flat, reader);
  const names = peopleToMask(flat, reading, reader, officials.names);
  const pseudonyms = new Pseudonyms({ keepsSurnames: true });
  const kept = [...keptNames(reading), ...officials.names, ...bodyNames(reading.parties)];
  const masker = new NameMasker(names, kept, pseudonyms);
  pseudonyms.reserve(text);
  // In the order of the parties, so that the first of a surname is 张某.
  for (const name of names) pseudonyms.of('name', name, 'zh');
  masker.learnForms(flat, findAliases(flat));
  // Whoever is masked elsewhere is masked as somebody's legal representative, too.
  const offices = officials.places.filter(({ name }) => !names.has(name));
  return (words) => {
    const plain = toFlatText(words);
    const isText = words === text;
    if (!isText) masker.learn(findTitlePeople(plain, reader));
    const found = [
      ...masker.places(plain, isText ? offices : []),
      ...identifiersIn(plain),
      ...(isText ? homesIn(plain, reading) : []),
    ];
    const masked = withoutOverlaps(found).map((place): Mask => {
      const written = words.slice(place.start, place.end);
      const replacement =
        place.kind === 'name'
          ? masker.replacementOf(plain.slice(place.start, place.end))
          : pseudonyms.of(place.kind, written, 'zh');
      return { ...place, replacement };
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

/** Those whom the reader knows first, then those whom the text announces, names or tells of; without blanks. */
function peopleToMask(
  flat: string,
  reading: JudgmentReading,
  reader: NameReader,
  officials: ReadonlySet<string>,
): Set<string> {
  const { parties, counsel } = reading;
  const people = parties
    .filter(({ kind, name }) => kind === 'person' && !/^[该其本]|[是系为]$/.test(name))
    .map(({ name }) => name);
  const relatives = parties.flatMap(({ representatives }) =>
    representatives.filter(({ role }) => RELATIVE.test(role)).map(({ name }) => name),
  );
  const agents = counsel
    .filter(({ lawyer, name }) => !lawyer && !isLegalWorker(flat, name))
    .map(({ name }) => name);
  const kept = new Set(keptNames(reading));
  const bodies = bodyNames(parties);
  // 李逵 of 李逵包子铺 is one where the text says that he runs it.
  const isOfBody = (name: string) =>
    bodies.some((body) => body.includes(name) && !/[与诉]/.test(body)) &&
    !new RegExp(`(?:经营者|业主|投资人)(?:系|为|：|:)?${name}`).test(flat);
  const isOthers = (name: string) => !kept.has(name) && !isOfBody(name) && !reader.isMostlyBody(name);
  const { announced, guessed } = findNamedPeople(flat, reader);
  const titles = [toFlatText(reading.title ?? ''), ...titleLines(flat)];
  return new Set(
    [
      ...people,
      ...relatives,
      ...agents,
      ...titles.flatMap((title) => [...findTitlePeople(title, reader)]).filter(isOthers),
      ...[...announced, ...findDottedNames(flat)].filter(isOthers),
      ...[...guessed].filter((name) => isOthers(name) && !officials.has(name)),
    ]
      .map((name) => toFlatText(name).replace(/(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])/g, ''))
      .filter((name) => name.length > 1 && !ALREADY.test(name)),
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
