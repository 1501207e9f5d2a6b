import { caseSearchBlock, caseSearchChunk } from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { BlockPacker, type PostingBlock } from './posting-blocks.ts';

/** Everybody waits while a statement writes into the embedded database. */
const BYTES_AT_ONCE = 262_144;

/** Writes a chunk of postings, out of sight: whoever calls publishes it when it is whole. */
export class ChunkWriter {
  readonly #db: AppContext['db'];
  readonly number: number;
  readonly #packer = new BlockPacker();
  #waiting: PostingBlock[] = [];
  #bytes = 0;
  #place = 0;

  private constructor(db: AppContext['db'], number: number) {
    this.#db = db;
    this.number = number;
  }

  static async begin({ db, clock }: Pick<AppContext, 'db' | 'clock'>, cases: number): Promise<ChunkWriter> {
    const [chunk] = await db
      .insert(caseSearchChunk)
      .values({ cases, begunAt: clock.now() })
      .returning({ number: caseSearchChunk.number });
    if (!chunk) throw new Error('the chunk was not written');
    return new ChunkWriter(db, chunk.number);
  }

  /** Terms must come in order. */
  async add(term: string, hits: readonly Uint8Array[]): Promise<void> {
    await this.#put(this.#packer.add(term, hits));
  }

  async end(): Promise<void> {
    await this.#put(this.#packer.end());
    await this.#write();
  }

  async #put(block: PostingBlock | null): Promise<void> {
    if (!block) return;
    this.#waiting.push(block);
    this.#bytes += block.content.length;
    if (this.#bytes >= BYTES_AT_ONCE) await this.#write();
  }

  async #write(): Promise<void> {
    if (this.#waiting.length === 0) return;
    await this.#db.insert(caseSearchBlock).values(
      this.#waiting.map(({ firstTerm, content }, at) => ({
        chunk: this.number,
        place: this.#place + at,
        firstTerm,
        content,
      })),
    );
    this.#place += this.#waiting.length;
    this.#waiting = [];
    this.#bytes = 0;
  }
}
