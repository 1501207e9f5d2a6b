import { Server } from 'node:http';
import pg from 'pg';

/**
 * Loaded before a server that a test kills (`node --import`): a request with the header `x-kill-after` ends the process with SIGKILL
 * the moment the database has answered a statement that fits. `a; b` waits for one that fits `a` first.
 */
let awaited: RegExp[] = [];

const { emit } = Server.prototype;
Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]): boolean {
  const [request] = rest as { headers?: Record<string, unknown> }[];
  const asked = event === 'request' && request?.headers?.['x-kill-after'];
  if (asked)
    awaited = String(asked)
      .split('; ')
      .map((pattern) => new RegExp(pattern, 'i'));
  return Reflect.apply(emit, this, [event, ...rest]);
};

/** One more that was waited for is answered; after the last the process is gone. */
function answered(): void {
  awaited.shift();
  if (awaited.length === 0) process.kill(process.pid, 'SIGKILL');
}

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...rest: unknown[]): unknown {
  const [statement] = rest as [string | { text: string }];
  const text = typeof statement === 'string' ? statement : statement.text;
  if (!awaited[0]?.test(text)) return Reflect.apply(query, this, rest);
  const callback = rest.at(-1);
  // A pool asks with a callback, a transaction waits for a promise.
  if (typeof callback === 'function')
    return Reflect.apply(query, this, [
      ...rest.slice(0, -1),
      (...answer: unknown[]) => {
        answered();
        Reflect.apply(callback, undefined, answer);
      },
    ]);
  const given: unknown = Reflect.apply(query, this, rest);
  if (!(given instanceof Promise)) return given;
  return given.then((result) => {
    answered();
    return result;
  });
} as typeof query;
