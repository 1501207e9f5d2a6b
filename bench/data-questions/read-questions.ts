import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const reading = z.strictObject({
  columns: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['text', 'number', 'fraction', 'month', 'quarter', 'year']),
    }),
  ),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))).min(1),
  /** Whether the question asks for an order. */
  ordered: z.boolean(),
});
/** One right answer. */
export type Reading = z.infer<typeof reading>;

const dataQuestion = z.strictObject({
  id: z.string(),
  /** A file of `tables`. */
  table: z.string(),
  /** The day on which it is asked. */
  today: z.iso.date(),
  question: z.string(),
  expected: z.union([
    z.literal('not_understood'),
    /** `also`: other readings that a careful person would give as well. */
    reading.extend({ also: z.array(reading).default([]) }),
  ]),
});
/** A question to a table with what is right: `README.md` beside this file. */
export type DataQuestion = z.infer<typeof dataQuestion>;

/** Reads all questions in their order. */
export async function readDataQuestions(): Promise<DataQuestion[]> {
  const text = await readFile(join(import.meta.dirname, 'questions.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => dataQuestion.parse(JSON.parse(line)));
}

/** The bytes of one of the tables. */
export async function readDataTable(name: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'tables', name));
}
