import type { CaseDoubt, CaseField } from '@mingfa/contract/case';
import type { JudgmentField, JudgmentReading } from '@mingfa/legal/judgments/judgment-reading';
import { readJudgment } from '@mingfa/legal/judgments/read-judgment';
import { announcesCases } from '@mingfa/legal/judgments/split-cases';
import type { StoredSection } from '../../../db/schema/case.ts';
import type { CaseRecord } from './case-record.ts';
import { layOutSections } from './lay-out-sections.ts';
import { mendReading } from './mend-reading.ts';

/** Grows whenever the reader or the rows made from it change, so that documents are read again. */
export const READER_VERSION = 2;

/** A document with what was read in it. */
export interface ReadCase {
  reading: JudgmentReading;
  /** A line for each paragraph. */
  paragraphs: string[];
  sections: StoredSection[];
  uncertain: { field: CaseField; why: CaseDoubt }[];
}

/** Chinese and English in one line. */
const REFUSED = {
  empty: '只有标题，没有内容 / nothing but a title',
  announcement: '这是发布一批案例的通知，不是案例 / an announcement of cases, not a case itself',
  no_judgment: '看来不是裁判文书或案例 / not a judgment or a reported case, it seems',
} as const;
const LONG_NUMBER = /[（(〔[]\s*[12]\d{3}\s*[)）〕\]][^\n，。；]{1,40}?\d{12}[^\n]*?号/;

/** Fields that can be corrected, by what the reader calls them; those of the reader's own are left out. */
const FIELDS: Partial<Record<JudgmentField, CaseField>> = {
  title: 'title',
  numbers: 'numbers',
  court: 'court',
  causes: 'causes',
  procedure: 'procedure',
  kind: 'kind',
  area: 'area',
  date: 'decidedOn',
  parties: 'parties',
  outcome: 'outcome',
};

/** Reads a document, with what its source says beside it where the text is silent; or tells why it is none. */
export function readCase(record: CaseRecord): ReadCase | { problem: string } {
  const { text, fields } = record;
  if (LONG_NUMBER.test(text.slice(0, 20_000)) || (fields.number?.length ?? 0) > 200)
    return { problem: '案号过长，不可能是案号 / the case number is impossibly long' };
  const hints = {
    title: fields.title,
    ownNumber: fields.ownNumber,
    authority: authorityOf(fields.authority),
  };
  let result = readJudgment(text, hints);
  if (!result.ok) return { problem: REFUSED[announcesCases(text) ? 'announcement' : result.refused] };
  const laidOut = layOutSections(text, result.reading.sections).paragraphs.join('\n');
  // Cut into paragraphs its places are others.
  if (laidOut !== text) result = readJudgment(laidOut, hints);
  if (!result.ok) return { problem: REFUSED[result.refused] };
  const { reading, told } = mendReading(result.reading, fields);
  const { paragraphs, sections } = layOutSections(laidOut, reading.sections);
  return {
    reading,
    paragraphs,
    sections,
    uncertain: reading.uncertain.flatMap(({ field, why }) => {
      const shown = FIELDS[field];
      return shown && !told.has(shown) ? [{ field: shown, why }] : [];
    }),
  };
}

function authorityOf(value: string | undefined): JudgmentReading['authority'] | undefined {
  if (value === undefined) return undefined;
  if (/指导|guiding/i.test(value)) return 'guiding';
  if (/入库|参考|reference/i.test(value)) return 'reference';
  return /典型|公报|typical/i.test(value) ? 'typical' : undefined;
}
