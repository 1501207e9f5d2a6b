import { createHash } from 'node:crypto';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import type { caseCitation, caseNumber, legalCase, StoredSection } from '../../../db/schema/case.ts';
import { caseTerms } from '../../../engine/retrieval/cases/words/case-terms.ts';
import type { CaseTerms } from '../../../ports/case-text-search.ts';
import { hashOfWords, identityOf } from './case-identity.ts';
import type { CaseRecord } from './case-record.ts';
import { caseMasker, MASK_VERSION } from './mask-case.ts';
import { READER_VERSION, type ReadCase } from './read-case.ts';

type CaseValues = Omit<
  typeof legalCase.$inferInsert,
  'id' | 'ownerId' | 'state' | 'importedAt' | 'corrected'
>;

/** A case ready to be written. */
export interface CaseDraft {
  identityKey: string;
  values: CaseValues;
  text: { original: string; masked: string; sections: StoredSection[] };
  numbers: Omit<typeof caseNumber.$inferInsert, 'caseId'>[];
  citations: Omit<typeof caseCitation.$inferInsert, 'caseId' | 'lawId'>[];
  terms: CaseTerms;
  source: { path: string; hash: string };
  /** Characters of its words, less those put together from a table. */
  worth: number;
}

const TITLE_CHARACTERS = 300;
/** Highest place of a paragraph or item that the database takes; none is real. */
const PLACE_MAX = 10_000;

/** Of a record and of what reads it: the same again changes nothing. */
export function hashOfRecord({ text, fields }: CaseRecord, masksNames: boolean): string {
  const hash = createHash('sha256').update(`${READER_VERSION} ${masksNames}\0`);
  for (const [field, value] of Object.entries(fields).toSorted()) hash.update(`${field}=${value}\0`);
  return hash.update(text).digest('hex');
}

/** Everything that is written of a case. */
export function draftCase(
  record: CaseRecord,
  read: ReadCase,
  { hash, masksNames }: { hash: string; masksNames: boolean },
): CaseDraft {
  const { reading, paragraphs, sections } = read;
  const textHash = hashOfWords(record.text);
  const identityKey = identityOf(read, textHash);
  const named = (reading.title ?? paragraphs[0] ?? record.path).slice(0, TITLE_CHARACTERS);
  const mask = caseMasker(read, { names: masksNames });
  const title = mask(named);
  const original = paragraphs.join('\n');
  const masked = mask(original);
  const [number] = reading.numbers;
  const isDay = reading.date !== null && reading.date.length === 10;
  return {
    identityKey,
    values: {
      identityKey,
      title,
      number: number?.number ?? null,
      numbers: reading.numbers.map((one) => one.number),
      ownNumber: reading.ownNumber,
      court: reading.court,
      level: reading.level,
      region: reading.region,
      area: reading.area,
      causes: reading.causes,
      procedure: reading.procedure,
      kind: reading.kind,
      authority: reading.authority,
      decidedOn: isDay ? reading.date : null,
      decidedIn: isDay ? null : reading.date,
      publishedOn: reading.published?.length === 10 ? reading.published : null,
      outcome: outcomeOfAll(reading.outcome.map(({ result }) => result)),
      outcomes: reading.outcome.map(({ result }) => result),
      disposal: reading.disposal,
      amounts: reading.amounts.map(({ yuan }) => yuan).filter(Number.isFinite),
      ...maskedPeople(reading, mask),
      panel: reading.panel.map(({ role, name }) => ({ role, name })),
      uncertain: read.uncertain,
      superseded: null,
      // The text of a guiding case takes the place of our digest.
      digest: null,
      textHash,
      readBy: READER_VERSION,
      maskedBy: MASK_VERSION,
    },
    text: { original, masked, sections },
    numbers: numbersOf(read),
    citations: citationsOf(read),
    terms: caseTerms({
      title,
      court: reading.court,
      causes: reading.causes,
      text: masked,
      sections,
    }),
    source: { path: record.path, hash },
    worth: record.isComposed ? 0 : record.text.length,
  };
}

/** Parties and those who act for them, each with the name that the text shows. */
export function maskedPeople(
  { parties, counsel }: Pick<ReadCase['reading'], 'parties' | 'counsel'>,
  mask: (words: string) => string,
): Pick<CaseValues, 'parties' | 'counsel'> {
  return {
    parties: parties.map(({ stance, earlier, name, kind }) => ({
      stance,
      earlier,
      name,
      shown: kind === 'person' ? mask(name) : name,
      kind,
    })),
    counsel: counsel.map(({ name, lawyer, of }) => ({
      name,
      shown: lawyer ? name : mask(name),
      isLawyer: lawyer,
      of,
    })),
  };
}

/** Of several claims: supported or dismissed when all are, else partly. */
function outcomeOfAll(results: readonly CaseValues['outcomes'][number][]): CaseValues['outcome'] {
  const [first] = results;
  if (first === undefined) return null;
  return results.every((result) => result === first) ? first : 'partly';
}

function numbersOf({ reading }: ReadCase): CaseDraft['numbers'] {
  const rows = new Map<string, CaseDraft['numbers'][number]>();
  const add = (number: string, relation: 'own' | 'earlier') => {
    const key = caseNumberKey(number);
    if (key !== null && !rows.has(`${relation} ${key}`))
      rows.set(`${relation} ${key}`, { key, relation, number });
  };
  for (const { number } of reading.numbers) add(number, 'own');
  for (const number of reading.earlier) add(number, 'earlier');
  return [...rows.values()];
}

function citationsOf({ reading }: ReadCase): CaseDraft['citations'] {
  const rows = new Map<string, CaseDraft['citations'][number]>();
  for (const { law, article, paragraph, item, basis, voice } of reading.cited) {
    if (voice !== 'court' || law.length > 200) continue;
    const row = {
      titleKey: normalizeLawTitle(law),
      title: law,
      articleKey: article,
      paragraph: Math.min(paragraph ?? 0, PLACE_MAX),
      item: Math.min(item ?? 0, PLACE_MAX),
      isBasis: basis,
    };
    const key = [row.titleKey, row.articleKey, row.paragraph, row.item].join('\0');
    const held = rows.get(key);
    if (held) held.isBasis ||= basis;
    else rows.set(key, row);
  }
  return [...rows.values()];
}
