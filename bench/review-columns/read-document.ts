import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DocumentBlock } from '@mingfa/contract/document-content';
import { parseFile } from '@mingfa/files/reading/parse-file';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import type { ColumnValue } from '@mingfa/legal/review-columns/column-rule';
import { REVIEW_COLUMN_RULES } from '@mingfa/legal/review-columns/review-column-rules';
import { readColumns } from '../../apps/server/src/features/review-table/thread/read-columns.ts';
import type { State } from './read-answers.ts';

/** What one column of the library says of a document. */
export interface Answer {
  key: string;
  state: State;
  value: ColumnValue | null;
  /** Where the document says several things: each by itself. */
  parts: readonly { of: string; value: ColumnValue; quote: string }[];
  quote: string;
}

/** A document with what the library says of it. */
export interface ReadDocument {
  blocks: string[];
  answers: ReadonlyMap<string, Answer>;
}

const BY_KEY = new Map(REVIEW_COLUMN_RULES.map((rule) => [rule.key, rule]));

/** Reads a file as the server reads it and asks it the columns of these keys. */
export async function readDocument(
  path: string,
  keys: readonly string[],
  asOf: string,
): Promise<ReadDocument> {
  const unknown = keys.filter((key) => !BY_KEY.has(key));
  if (unknown.length > 0) throw new Error(`The library has no column ${unknown.join(', ')}.`);
  const blocks: DocumentBlock[] = [];
  let isWhole = true;
  const file = { path: '', name: basename(path), content: await readFile(path) };
  for await (const event of parseFile(file, PARSER_LIMITS)) {
    if (event.kind !== 'part') continue;
    blocks.push(...event.part.blocks);
    isWhole &&= event.part.source !== 'none';
  }
  const job = { documentId: path, parts: [], isWhole, keys: [...keys], withLines: false };
  const { answers } = await readColumns(job, blocks, BY_KEY, asOf);
  return {
    blocks: blocks.map(({ text }) => text),
    answers: new Map(
      keys.map((key) => {
        const answer = answers[key];
        // A rule that breaks, and a page without text, say nothing of what is there.
        const state =
          answer?.state === 'found' || answer?.state === 'not_agreed' ? answer.state : 'not_found';
        const { value = null, parts = [], quote = '' } = answer ?? {};
        return [key, { key, state, value, parts, quote }];
      }),
    ),
  };
}
