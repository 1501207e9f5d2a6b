import { closeSync, fsync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** A whole segment of the write-ahead log; one being made has another name until it is. */
const WAL_SEGMENT = /\/pg_wal\/[0-9A-F]{24}$/;

/** What of Emscripten's file layer for Node is changed here. */
interface NodeFiles {
  realPath(node: object): string;
  node_ops: Record<'unlink' | 'rename' | 'rmdir' | 'setattr', (...given: unknown[]) => unknown>;
  stream_ops: Record<'write' | 'setattr', (...given: unknown[]) => unknown> & {
    fsync?: (stream: OpenedFile) => number;
  };
}
interface OpenedFile {
  node: object;
  nfd: number;
}

/**
 * The embedded database's files, with a sync that reaches the disk; PGlite's own layer has none.
 *
 * A commit syncs its log segment alone, and that is put off: the segment is synced once for all commits that wait, while
 * the database goes on. Nobody may tell of a commit before {@link whenDurable}. Whatever must not come to the disk before
 * the log does (a data file's page, a removed file) waits for the log first, as PostgreSQL demands.
 */
export class DurableFiles extends NodeFS {
  /** Syncs of the log asked for so far, and how many of these reached the disk. */
  requested = 0;
  #durable = 0;
  /** Log segments begun since they were last counted. */
  #segmentsBegun = 0;
  #segment: { path: string; descriptor: number } | null = null;
  #syncing: Promise<void> | null = null;
  readonly #syncSegment: (descriptor: number) => Promise<void>;

  /** @param options.syncSegment puts the log on the disk; tests put a slower or a broken disk in its place */
  constructor(folder: string, options: { syncSegment?: (descriptor: number) => Promise<void> } = {}) {
    super(folder);
    this.#syncSegment = options.syncSegment ?? promisify(fsync);
  }

  override async init(database: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(database, options);
    const before = result.emscriptenOpts.preRun;
    result.emscriptenOpts.preRun = [
      ...(Array.isArray(before) ? before : before ? [before] : []),
      (module: { FS: unknown }) =>
        this.#change((module.FS as { filesystems: { NODEFS: NodeFiles } }).filesystems.NODEFS),
    ] as typeof before;
    return result;
  }

  /** Resolves when the first `requested` syncs of the log are on the disk. @throws what the disk answered: nothing after it may be trusted */
  async whenDurable(requested: number): Promise<void> {
    while (this.#durable < requested) {
      this.#syncing ??= this.#sync().finally(() => {
        this.#syncing = null;
      });
      await this.#syncing;
    }
  }

  /** Counts the log segments begun since the last call: how much a start after a crash would have to repeat. */
  takeSegmentsBegun(): number {
    const begun = this.#segmentsBegun;
    this.#segmentsBegun = 0;
    return begun;
  }

  /** Puts every file on the disk, names included: what `initdb` writes, it does not sync. */
  syncAll(): void {
    const visit = (folder: string) => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) visit(path);
        else if (entry.isFile()) syncPath(path);
      }
      syncPath(folder);
    };
    visit(this.rootDir);
    syncPath(join(this.rootDir, '..'));
  }

  override async closeFs(): Promise<void> {
    await super.closeFs();
    await this.whenDurable(this.requested);
    this.#forgetSegment();
  }

  #change(files: NodeFiles): void {
    const { node_ops: nodes, stream_ops: streams } = files;
    const write = streams.write;
    streams.fsync = (stream) => {
      const path = files.realPath(stream.node);
      if (WAL_SEGMENT.test(path)) this.#request(path);
      else fsyncSync(stream.nfd);
      return 0;
    };
    streams.write = (stream, ...rest) => {
      if (this.#durable < this.requested && !WAL_SEGMENT.test(files.realPath((stream as OpenedFile).node)))
        this.#syncNow();
      return write(stream, ...rest);
    };
    const change = streams.setattr;
    streams.setattr = (...given) => {
      this.#syncNow();
      return change(...given);
    };
    for (const name of ['unlink', 'rename', 'rmdir', 'setattr'] as const) {
      const operation = nodes[name];
      nodes[name] = (...given) => {
        this.#syncNow();
        return operation(...given);
      };
    }
  }

  /** The database wants this segment on the disk. It asks for one after another, so an earlier one is finished first. */
  #request(path: string): void {
    if (this.#segment?.path !== path) {
      this.#syncNow();
      this.#forgetSegment();
      this.#segment = { path, descriptor: openSync(path, 'r') };
      this.#segmentsBegun += 1;
    }
    this.requested += 1;
  }

  /** One sync for all that asked until it begins; those that ask meanwhile need the next. */
  async #sync(): Promise<void> {
    // One turn of the loop lets what arrived together be synced together.
    await new Promise((resolve) => setImmediate(resolve));
    const segment = this.#segment;
    const upTo = this.requested;
    if (!segment || this.#durable >= upTo) return;
    await this.#syncSegment(segment.descriptor);
    this.#durable = Math.max(this.#durable, upTo);
  }

  #syncNow(): void {
    if (!this.#segment || this.#durable >= this.requested) return;
    fsyncSync(this.#segment.descriptor);
    this.#durable = this.requested;
  }

  #forgetSegment(): void {
    const segment = this.#segment;
    this.#segment = null;
    if (!segment) return;
    // A sync under way still uses the descriptor.
    if (this.#syncing) void this.#syncing.finally(() => closeSync(segment.descriptor)).catch(() => {});
    else closeSync(segment.descriptor);
  }
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
