import { TABLE_QUERY_LIMITS } from '@mingfa/contract/table-query';
import { z } from 'zod';

/** What a model said. */
export interface SqlAnswer {
  /** Empty: the tables cannot answer. */
  sql: string;
  explanation: string;
}

const EXPLANATION_CHARACTERS = 2000;
const said = z.object({ sql: z.string().nullable().catch(''), explanation: z.string().catch('') });

/** Without characters that neither the database nor a file takes, and direction marks that make a text read as another. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')
    .trim();

/** The SQL in what a model said: in the JSON it was asked for, or in a fence. Null where there is neither. */
export function parseSqlAnswer(text: string): SqlAnswer | null {
  const read = readJson(text) ?? readFence(text);
  if (!read) return null;
  const sql = clean(read.sql ?? '').replace(/;\s*$/, '');
  return {
    sql: sql.slice(0, TABLE_QUERY_LIMITS.sqlCharacters),
    explanation: clean(read.explanation).slice(0, EXPLANATION_CHARACTERS).toWellFormed(),
  };
}

function readJson(text: string): z.infer<typeof said> | null {
  try {
    const parsed = said.safeParse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function readFence(text: string): z.infer<typeof said> | null {
  const fence = /```(?:sql)?\s*\n([\s\S]*?)```/i.exec(text);
  if (!fence) return null;
  return { sql: fence[1] ?? '', explanation: text.replace(fence[0], ' ') };
}
