import type { ProcessEnd, Program } from './started-process.ts';

/** Standard input, standard error, 3 and 4, in this order. */
export const PIPES = 4;

/** What the server asks of its starter. A started process has its pipes from a socket that the server listens at. */
export type StarterOrder =
  | ({ order: 'start'; id: number; socketPath: string } & Program)
  | { order: 'kill'; id: number };

/** What the starter tells. `ended` comes after `started`, and `failed` in the place of both. */
export type StarterReport =
  | { report: 'started'; id: number; pid: number }
  | { report: 'failed'; id: number; message: string }
  | ({ report: 'ended'; id: number } & ProcessEnd);
