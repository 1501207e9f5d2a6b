import type pg from 'pg';
import type { Database } from './client.ts';

/** Before the first row: a signature of 11 bytes, flags, and the length of what follows them. */
const SIGNATURE_BYTES = 11;
const INT32_BYTES = 4;
const INT16_BYTES = 2;

/**
 * Reads columns as the database holds them, by COPY in its binary form: bytes in the text of an ordinary answer are twice as long and cost ten times the processor.
 * Not inside a transaction. All lie in one buffer: who keeps some copies them.
 * @param query without parameters, and without anything that came from outside
 */
export async function readBytes(db: Database, query: string): Promise<Buffer[][]> {
  const { $client: pool } = db as Database & { $client?: pg.Pool };
  // On the embedded database a second connection would wait for the transaction for ever.
  if (!pool) throw new Error('bytes are not read inside a transaction');
  const client = await pool.connect();
  try {
    return rowsOf(
      await new Promise<Buffer>((resolve, reject) => client.query(new CopyOut(query, resolve, reject))),
    );
  } finally {
    client.release();
  }
}

/** A query of the driver that collects what COPY sends; the driver calls it by these names. */
class CopyOut implements pg.Submittable {
  readonly #query: string;
  readonly #done: (all: Buffer) => void;
  readonly #failed: (error: Error) => void;
  readonly #parts: Buffer[] = [];

  constructor(query: string, done: (all: Buffer) => void, failed: (error: Error) => void) {
    this.#query = query;
    this.#done = done;
    this.#failed = failed;
  }

  submit(connection: pg.Connection): void {
    connection.query(`copy (${this.#query}) to stdout (format binary)`);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // It lies in the buffer of the socket, which is filled again.
    this.#parts.push(Buffer.from(chunk));
  }

  handleReadyForQuery(): void {
    this.#done(this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts));
  }

  handleError(error: Error): void {
    this.#failed(error);
  }

  handleCommandComplete(): void {}
}

function rowsOf(all: Buffer): Buffer[][] {
  let at = SIGNATURE_BYTES + INT32_BYTES;
  at += INT32_BYTES + all.readInt32BE(at);
  const rows: Buffer[][] = [];
  for (;;) {
    const columns = all.readInt16BE(at);
    at += INT16_BYTES;
    if (columns < 0) return rows;
    const row: Buffer[] = [];
    for (let column = 0; column < columns; column += 1) {
      // No column read so far can be null, whose length is -1.
      const length = Math.max(0, all.readInt32BE(at));
      at += INT32_BYTES;
      row.push(all.subarray(at, at + length));
      at += length;
    }
    rows.push(row);
  }
}
