import type { DocumentBlock } from '@mingfa/contract/document-content';
import { detectPaper } from '@mingfa/legal/contracts/paper-kind';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { splitLines } from '@mingfa/legal/contracts/split-lines';
import type { ColumnInput, ColumnReading, ReviewColumnRule } from '@mingfa/legal/review-columns/column-rule';
import type { StoredAnswer } from '../../../db/schema/review-table.ts';
import { placeOfBlock } from '../../../engine/documents/place-of-block.ts';
import type { ColumnsJob, ColumnsRead, ShownLine } from './column-jobs.ts';

/** Characters of a document that a model is shown at most. */
const SHOWN_CHARACTERS = 120_000;

/** Asks one document all the questions that rules answer. */
export async function readColumns(
  { documentId, keys, isWhole, withLines }: ColumnsJob['documents'][number],
  blocks: readonly DocumentBlock[],
  rules: ReadonlyMap<string, ReviewColumnRule>,
  asOf: string,
): Promise<ColumnsRead> {
  const contract = await readContract(blocks);
  const { kind: kindOfPaper } = detectPaper(contract, splitLines(blocks));
  const input: ColumnInput = { contract, blocks, kindOfPaper, isWhole, asOf };
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const answers: ColumnsRead['answers'] = {};
  for (const key of keys) {
    const rule = rules.get(key);
    answers[key] = rule ? answerOf(rule, input, (id) => byId.get(id), documentId) : null;
  }
  return {
    documentId,
    answers,
    ...(withLines ? showLines(documentId, blocks) : { lines: [], isCut: false }),
  };
}

/** A rule that breaks on one paper leaves the other questions theirs. */
function answerOf(
  rule: ReviewColumnRule,
  input: ColumnInput,
  blockOf: (id: string) => DocumentBlock | undefined,
  documentId: string,
): StoredAnswer | null {
  let reading: ColumnReading;
  try {
    reading = rule.read(input);
  } catch {
    return null;
  }
  const { quote, parts, reason, isPart } = reading;
  const { place, stands } = placeOf(reading, blockOf, documentId);
  const isNothing = reading.state !== 'found' || reading.value === null;
  return {
    // What was not read may have it: nothing is told of all of the document then.
    state: isNothing
      ? input.isWhole
        ? reading.state === 'found'
          ? 'not_found'
          : reading.state
        : 'not_read'
      : 'found',
    value: isNothing ? null : reading.value,
    // Of a cell that says nothing they are what a person looks at: values that contradict each other, or that are in doubt.
    ...(!parts
      ? {}
      : {
          parts: parts.map((part) => ({
            ...{ of: part.of.toWellFormed(), value: part.value, quote: part.quote.toWellFormed() },
            place: placeOf(part, blockOf, documentId).place,
          })),
        }),
    ...(reason ? { reason } : {}),
    ...(isPart && !isNothing ? { isPart } : {}),
    quote: quote.toWellFormed(),
    place,
    confidence: quote === '' || stands ? reading.confidence : 'low',
  };
}

/** Where quoted words open, and whether they stand there letter by letter. */
function placeOf(
  { span, quote }: Pick<ColumnReading, 'span' | 'quote'>,
  blockOf: (id: string) => DocumentBlock | undefined,
  documentId: string,
) {
  const block = span ? blockOf(span.blockId) : undefined;
  const stands = block !== undefined && span !== null && block.text.slice(span.start, span.end) === quote;
  const place =
    block && (stands || block.text.includes(quote)) && quote !== '' ? placeOfBlock(documentId, block) : null;
  return { place, stands };
}

function showLines(
  documentId: string,
  blocks: readonly DocumentBlock[],
): { lines: ShownLine[]; isCut: boolean } {
  const lines: ShownLine[] = [];
  let room = SHOWN_CHARACTERS;
  for (const block of blocks) {
    const text = `${block.number ?? ''}${block.text}`.trim() === '' ? '' : block.text;
    if (text === '') continue;
    if (text.length > room) return { lines, isCut: true };
    room -= text.length;
    lines.push({ text, place: placeOfBlock(documentId, block) });
  }
  return { lines, isCut: false };
}
