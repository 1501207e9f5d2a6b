import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/** Messages that end what must run in one piece: simple query, sync, flush, function call, password. */
const ENDS_BATCH = new Set(['Q', 'S', 'H', 'F', 'p'].map((letter) => letter.charCodeAt(0)));
const SYNC = 'S'.charCodeAt(0);
const FLUSH = 'H'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const KEPT_BACK_BYTES = 64 * 1024;

/** Says when commits are on the disk; a database in memory has none. */
interface Durability {
  /** Grows with every commit that must reach the disk. */
  readonly requested: number;
  whenDurable(requested: number): Promise<void>;
}

interface Batch {
  connection: Connection;
  messages: Uint8Array[];
  /** After a flush the connection goes on with the same statement, so nobody may come between. */
  unfinished: boolean;
}

/** Work of this process that no transaction may surround. */
interface OwnWork {
  connection: null;
  run(): Promise<void>;
}

interface Connection {
  socket: Socket;
  received: Buffer;
  started: boolean;
  messages: Uint8Array[];
  /** Answers that tell of a commit wait here until it is on the disk, and those after them. */
  held: { answer: Uint8Array; requested: number }[];
}

/**
 * Serves one embedded database to many connections of the PostgreSQL protocol. They share one session, and with it the
 * unnamed statement: what a client sends up to its Sync therefore runs in one piece, and a transaction runs alone. While
 * one commit is on its way to the disk, the others go on; each is told of only when it is there.
 * (`@electric-sql/pglite-socket` 0.2.17 lets other connections in between Parse and Bind, and mixes statements up.)
 */
export class EmbeddedSocket {
  readonly #database: PGlite;
  readonly #durability: Durability | null;
  /** Does what is due between two transactions, such as a checkpoint. */
  readonly #onIdle: () => Promise<void>;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  readonly #waiting: (Batch | OwnWork)[] = [];
  /** Who is inside a transaction or an unfinished statement. */
  #owner: Connection | null = null;
  #working: Promise<void> | null = null;

  constructor(
    database: PGlite,
    options: { durability?: Durability | null; onIdle?: () => Promise<void> } = {},
  ) {
    this.#database = database;
    this.#durability = options.durability ?? null;
    this.#onIdle = options.onIdle ?? (async () => {});
    this.#server = createServer((socket) => this.#accept(socket));
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, resolve);
    });
  }

  /** Does work between two transactions, in its turn among what clients sent. */
  runBetween<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ connection: null, run: () => work().then(resolve, reject) });
      this.#work();
    });
  }

  /** Finishes the statement at work, then ends every connection. */
  async stop(): Promise<void> {
    this.#waiting.length = 0;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await this.#working;
    for (const { socket } of this.#connections) socket.destroy();
    await closed;
  }

  #accept(socket: Socket): void {
    const connection: Connection = {
      socket,
      received: Buffer.alloc(0),
      started: false,
      messages: [],
      held: [],
    };
    this.#connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (data) => {
      connection.received =
        connection.received.length > 0 ? Buffer.concat([connection.received, data]) : data;
      this.#readMessages(connection);
    });
    // A client that breaks off is told of by `close`.
    socket.on('error', () => {});
    socket.on('close', () => this.#leave(connection));
  }

  #leave(connection: Connection): void {
    this.#connections.delete(connection);
    for (let index = this.#waiting.length - 1; index >= 0; index -= 1) {
      if (this.#waiting[index]?.connection === connection) this.#waiting.splice(index, 1);
    }
    // Its open transaction is rolled back by the worker loop, where nothing else runs.
    if (this.#owner === connection) this.#work();
  }

  #readMessages(connection: Connection): void {
    for (;;) {
      const { received } = connection;
      const header = connection.started ? 1 : 0;
      if (received.length < header + 4) return;
      const length = header + received.readInt32BE(header);
      if (received.length < length || length < header + 4) return;
      const message = received.subarray(0, length);
      connection.received = received.subarray(length);
      if (connection.started) this.#readMessage(connection, message);
      else this.#readStartup(connection, message);
    }
  }

  #readStartup(connection: Connection, message: Buffer): void {
    const code = message.length >= 8 ? message.readInt32BE(4) : 0;
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      connection.socket.write('N');
    } else if (code === CANCEL_REQUEST) {
      connection.socket.end();
    } else {
      connection.started = true;
      this.#enqueue({ connection, messages: [new Uint8Array(message)], unfinished: false });
    }
  }

  #readMessage(connection: Connection, message: Buffer): void {
    const type = message[0] ?? 0;
    if (type === TERMINATE) {
      connection.socket.end();
      return;
    }
    connection.messages.push(new Uint8Array(message));
    if (!ENDS_BATCH.has(type)) return;
    this.#enqueue({ connection, messages: connection.messages, unfinished: type === FLUSH });
    connection.messages = [];
  }

  #enqueue(batch: Batch): void {
    this.#waiting.push(batch);
    this.#work();
  }

  #work(): void {
    this.#working ??= this.#runWaiting().finally(() => {
      this.#working = null;
    });
  }

  async #runWaiting(): Promise<void> {
    for (;;) {
      if (this.#owner && !this.#connections.has(this.#owner)) await this.#abandon();
      const next = this.#takeNext();
      if (!next) return;
      if (next.connection) await this.#run(next);
      else await next.run();
      if (!this.#owner) await this.#onIdle();
    }
  }

  #takeNext(): Batch | OwnWork | undefined {
    const owner = this.#owner;
    if (!owner) return this.#waiting.shift();
    const index = this.#waiting.findIndex((batch) => batch.connection === owner);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #run({ connection, messages, unfinished }: Batch): Promise<void> {
    const { socket } = connection;
    const before = this.#durability?.requested ?? 0;
    const tellsOfCommit = () => connection.held.length > 0 || (this.#durability?.requested ?? 0) > before;
    // A statement is answered in five pieces and more: each by itself would wake the client for nothing.
    socket.cork();
    try {
      await this.#database.runExclusive(async () => {
        for (const message of messages) {
          await this.#database.execProtocolRawStream(message, {
            onRawData: (data) => {
              if (tellsOfCommit()) this.#hold(connection, data);
              else send(socket, Buffer.from(data));
            },
          });
        }
      });
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined);
    }
    socket.uncork();
    if (tellsOfCommit()) this.#release(connection);
    this.#owner = unfinished || this.#database.isInTransaction() ? connection : null;
  }

  #hold(connection: Connection, data: Uint8Array): void {
    // The data lies in the database's own memory, which changes.
    connection.held.push({ answer: Uint8Array.from(data), requested: this.#durability?.requested ?? 0 });
  }

  /** Sends what was held once the disk has it. Where the disk fails nobody is told, and the process ends. */
  #release({ held, socket }: Connection): void {
    const requested = this.#durability?.requested ?? 0;
    void this.#durability?.whenDurable(requested).then(() => {
      const ready = held.findIndex((one) => one.requested > requested);
      socket.cork();
      for (const { answer } of held.splice(0, ready < 0 ? held.length : ready)) send(socket, answer);
      socket.uncork();
    });
  }

  /** Ends what a connection left open when it went away. */
  async #abandon(): Promise<void> {
    await this.#database.runExclusive(() =>
      this.#database.execProtocolRawStream(new Uint8Array([SYNC, 0, 0, 0, 4]), { onRawData: () => {} }),
    );
    if (this.#database.isInTransaction()) await this.#database.exec('rollback');
    this.#owner = null;
  }
}

/** Writes to a corked socket, which keeps no more than this back. */
function send(socket: Socket, answer: Uint8Array): void {
  if (!socket.writable) return;
  socket.write(answer);
  if (socket.writableLength < KEPT_BACK_BYTES) return;
  socket.uncork();
  socket.cork();
}
