import { open } from 'node:fs/promises';
import { TableFailure } from '../table-failure.ts';

/** What a file with tables is, by its bytes; its name decides between texts. */
export type SourceKind = 'text' | 'json' | 'xlsx' | 'parquet';

/** The beginning of a file, enough to tell how it is written. */
const HEAD_BYTES = 256 * 1024;

/** What a file is, with its beginning. @throws TableFailure */
export async function readSourceHead(
  path: string,
  name: string,
): Promise<{ kind: SourceKind; head: Buffer; isWhole: boolean }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new TableFailure('empty_file');
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    await file.read(head, 0, head.length, 0);
    return { kind: kindOf(head, name.toLowerCase()), head, isWhole: size <= HEAD_BYTES };
  } finally {
    await file.close();
  }
}

function kindOf(head: Buffer, name: string): SourceKind {
  const magic = head.subarray(0, 4).toString('latin1');
  if (magic === 'PAR1') return 'parquet';
  if (magic === 'PK\u0003\u0004') return 'xlsx';
  // The format of Excel before 2007.
  if (head.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new TableFailure('file_old_format', { ending: '.xlsx' });
  if (name.endsWith('.parquet') || name.endsWith('.xlsx')) throw new TableFailure('file_damaged');
  return /\.(?:json|jsonl|ndjson)$/.test(name) ? 'json' : 'text';
}
