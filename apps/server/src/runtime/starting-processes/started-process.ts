import type { Readable, Writable } from 'node:stream';

/** What is started, in which folder, and without any of the server's variables. */
export interface Program {
  command: string;
  args: readonly string[];
  folder: string;
}

/** Both are null where whoever started the process is gone and cannot tell. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process with its pipes, wherever it was started. */
export interface StartedProcess {
  pid: number;
  /** Its standard input. */
  requests: Writable;
  /** Its standard error, which has to be read. */
  complaints: Readable;
  /** What it writes to 3, which does not block it: nor does 4. */
  answers: Readable;
  /** What it reads from 4. */
  contents: Writable;
  /** Settles once it has ended and its complaints were read. */
  ended: Promise<ProcessEnd>;
  /** Ends it at once, if it has not ended. */
  kill(): void;
}
