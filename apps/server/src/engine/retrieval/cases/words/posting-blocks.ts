/** Neighbouring terms with their hits, in one row: a row for each term would cost ten times their bytes. */
export interface PostingBlock {
  firstTerm: string;
  content: Buffer;
}

/** What a search reads for one rare term. A common one may alone be larger. */
const BLOCK_BYTES = 16_384;
/** One more that is as large as this begins a block of its own, so that its neighbours are read without it. */
const LARGE_HITS = 8192;

/** Packs terms that come in order into blocks: for each the length of the term, the term, the length of its hits and these. */
export class BlockPacker {
  #first = '';
  #parts: Buffer[] = [];
  #bytes = 0;

  /** @returns the block that is full by now, or null */
  add(term: string, hits: readonly Uint8Array[]): PostingBlock | null {
    const length = hits.reduce((sum, one) => sum + one.length, 0);
    const isFull = this.#bytes >= BLOCK_BYTES || (this.#bytes > 0 && length >= LARGE_HITS);
    const full = isFull ? this.end() : null;
    if (this.#parts.length === 0) this.#first = term;
    const named = Buffer.from(term);
    const head = Buffer.allocUnsafe(2 + named.length + 4);
    head.writeUInt16BE(named.length, 0);
    head.set(named, 2);
    head.writeUInt32BE(length, 2 + named.length);
    this.#parts.push(head, ...(hits as Buffer[]));
    this.#bytes += head.length + length;
    return full;
  }

  /** The last block, or null. */
  end(): PostingBlock | null {
    if (this.#parts.length === 0) return null;
    const block = { firstTerm: this.#first, content: Buffer.concat(this.#parts) };
    this.#parts = [];
    this.#bytes = 0;
    return block;
  }
}

/** The terms of a block in their order. */
export function* unpackBlock(content: Buffer): Generator<{ term: string; hits: Buffer }> {
  for (let at = 0; at < content.length; ) {
    const { termAt, hitsAt, end } = entryAt(content, at);
    yield { term: content.toString('utf8', termAt, hitsAt - 4), hits: content.subarray(hitsAt, end) };
    at = end;
  }
}

/** The hits of one term of a block, or null. */
export function findInBlock(content: Buffer, term: string): Buffer | null {
  const named = Buffer.from(term);
  for (let at = 0; at < content.length; ) {
    const { termAt, hitsAt, end } = entryAt(content, at);
    if (hitsAt - 4 - termAt === named.length && named.compare(content, termAt, hitsAt - 4) === 0)
      return content.subarray(hitsAt, end);
    at = end;
  }
  return null;
}

function entryAt(content: Buffer, at: number): { termAt: number; hitsAt: number; end: number } {
  const termAt = at + 2;
  const hitsAt = termAt + content.readUInt16BE(at) + 4;
  return { termAt, hitsAt, end: hitsAt + content.readUInt32BE(hitsAt - 4) };
}
