import type { PaperKind } from '../../contracts/document-reading.ts';
import { detectPaper } from '../../contracts/paper-kind.ts';
import { readContract } from '../../contracts/read-contract.ts';
import { splitLines } from '../../contracts/split-lines.ts';
import { textBlocks } from '../../contracts/testing/text-blocks.ts';
import type { ColumnInput, ColumnReading, ColumnValue } from '../column-rule.ts';
import { REVIEW_COLUMN_RULES } from '../review-column-rules.ts';

/** A text as columns read it; its kind is told by its words where it is not given. */
export async function columnInput(text: string, given: Partial<ColumnInput> = {}): Promise<ColumnInput> {
  const blocks = textBlocks(text);
  const contract = await readContract(blocks);
  const kindOfPaper: PaperKind = given.kindOfPaper ?? detectPaper(contract, splitLines(blocks)).kind;
  return { contract, blocks, kindOfPaper, isWhole: true, asOf: '2026-01-01', ...given };
}

/** What the column of a key reads. */
export function readColumn(input: ColumnInput, key: string): ColumnReading {
  const rule = REVIEW_COLUMN_RULES.find((one) => one.key === key);
  if (!rule) throw new Error(`no column ${key}`);
  return rule.read(input);
}

/** A reading in a few words: `9000.00 CNY`, `5000.00 CNY; 5500.00 CNY`, `2025-01-01`, `not_agreed`. */
export function inWords({ state, value, parts = [] }: ColumnReading): string {
  if (!value) return state;
  return parts.length > 1 ? parts.map((part) => wordsOf(part.value)).join('; ') : wordsOf(value);
}

function wordsOf(value: ColumnValue): string {
  switch (value.kind) {
    case 'money':
      return `${value.amount} ${value.currency}`;
    case 'period':
      return `${value.amount} ${value.unit}`;
    case 'date':
      return value.date;
    case 'number':
      return `${value.number}${value.unit}`;
    case 'yes_no':
      return value.yes ? 'yes' : 'no';
    case 'choice':
      return value.choice;
    default:
      return value.text;
  }
}
