import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgmentHints, JudgmentResult } from '@mingfa/legal/judgments/judgment-reading';
import { readJudgment } from '@mingfa/legal/judgments/read-judgment';
import { splitCases } from '@mingfa/legal/judgments/split-cases';
import { z } from 'zod';
import type { CaseLabel } from './read-labels.ts';

const INVENTED = /\n?〔虚构〕\s*$/;
const recordSchema = z.object({
  text: z.string(),
  title: z.string().optional(),
  case_number: z.string().optional(),
  date: z.iso.date().optional(),
});

/** A document as the reader was given it; null where it is not there. */
export interface ReadDocument {
  text: string;
  result: JudgmentResult;
}

/** Reads a label's document with the reader of judgments; of a file with several cases the record named. */
export async function readWithReader(label: CaseLabel, casesFolder: string): Promise<ReadDocument | null> {
  const { file, record } = label.source;
  let raw: string;
  try {
    raw = await readFile(join(label.invented ? import.meta.dirname : casesFolder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const given = file.endsWith('.json') ? recordSchema.parse(JSON.parse(raw)) : null;
  const text = given?.text ?? raw.replace(INVENTED, '');
  const hints: JudgmentHints = given?.case_number ? { ownNumber: given.case_number } : {};
  if (!record) return { text, result: readJudgment(text, hints) };
  // Everything else is blanked out, so that lines and offsets stay those of the file.
  const part = splitCases(text).find(
    ({ ownNumber, title }) => ownNumber === record || title === record || ownNumber?.includes(record),
  );
  const blank = (words: string) => words.replace(/[^\n]/g, ' ');
  const alone = part ? blank(text.slice(0, part.start)) + text.slice(part.start, part.end) : text;
  return { text, result: readJudgment(alone, hints) };
}
