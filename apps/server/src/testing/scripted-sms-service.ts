import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** A message as the service was handed it. */
export interface HandedMessage {
  mobile: string;
  code: string;
  purpose: string;
  authorization: string | undefined;
}

/** A service for text messages that keeps what it is handed. */
export interface ScriptedSmsService {
  address: string;
  handed: HandedMessage[];
  /** Answers everything with this status from now on; 200 is the usual. */
  answerWith(status: number): void;
  /** The message for a number and purpose that was handed over after those this gave before. */
  next(mobile: string, purpose: string): Promise<HandedMessage>;
  close(): Promise<void>;
}

/** Starts one on the loopback address. What it refuses it does not keep. */
export async function startScriptedSmsService(): Promise<ScriptedSmsService> {
  const handed: HandedMessage[] = [];
  const given = new Set<HandedMessage>();
  let arrived = Promise.withResolvers<void>();
  let status = 200;
  const server = createServer((request, response) => {
    void (async () => {
      const said = (await json(request)) as Omit<HandedMessage, 'authorization'>;
      const answered = status;
      if (answered === 200) {
        handed.push({ ...said, authorization: request.headers.authorization });
        arrived.resolve();
        arrived = Promise.withResolvers<void>();
      }
      // Followed, a redirect would come back here and be kept.
      response.writeHead(answered, answered === 302 ? { location: '/elsewhere' } : {}).end();
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The service listens on no port.');
  return {
    address: `http://127.0.0.1:${bound.port}/codes`,
    handed,
    answerWith(next) {
      status = next;
    },
    async next(mobile, purpose) {
      for (;;) {
        const found = handed.find(
          (message) => message.mobile === mobile && message.purpose === purpose && !given.has(message),
        );
        if (found) {
          given.add(found);
          return found;
        }
        await arrived.promise;
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
