import { request } from 'node:http';

/** Tokens of the timed script: their number and the moment at which the model sent them. */
const TIMED_TOKEN = /(\d+)@(\d+(?:\.\d+)?);/g;

export interface TimedAnswer {
  /** From the question's sending to the first text. */
  firstTextMs: number;
  /** From the question's sending to the run's first event, and to the sources. */
  startMs: number;
  evidenceMs: number;
  /** From the model's sending of its first token to the first text. */
  firstTransitMs: number;
  /** The same for every token. */
  transitMs: number[];
  tokens: number;
  /** Every number once, in order, and the stream ended as it should. */
  complete: boolean;
  failure: string | null;
}

const now = () => performance.timeOrigin + performance.now();

/** Asks over HTTP and measures the answer of the timed script. */
export function askTimed(
  address: string,
  token: string,
  body: { conversationId: string; question: string },
): Promise<TimedAnswer> {
  const askedMs = now();
  return new Promise((resolve, reject) => {
    const transitMs: number[] = [];
    const numbers: number[] = [];
    let firstTextMs = 0;
    let startMs = Number.NaN;
    let evidenceMs = Number.NaN;
    let finished = false;
    let failure: string | null = null;
    let rest = '';
    const accept = (block: string) => {
      const data = block.slice(block.indexOf('data: ') + 6);
      if (data === '[DONE]' || !block.includes('data: ')) return;
      const chunk = JSON.parse(data) as { type: string; delta?: string; data?: unknown };
      if (chunk.type === 'start') startMs = now() - askedMs;
      if (chunk.type === 'data-evidence') evidenceMs = now() - askedMs;
      if (chunk.type === 'finish') finished = true;
      if (chunk.type === 'data-error') failure = (chunk.data as { errorCode: string }).errorCode;
      if (chunk.type !== 'text-delta') return;
      const arrivedMs = now();
      if (firstTextMs === 0) firstTextMs = arrivedMs - askedMs;
      for (const match of (chunk.delta ?? '').matchAll(TIMED_TOKEN)) {
        numbers.push(Number(match[1]));
        transitMs.push(arrivedMs - Number(match[2]));
      }
    };
    const sent = request(
      `${address}/v1/chat/reasons`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      },
      (response) => {
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          const blocks = (rest + piece).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) accept(block);
        });
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200) failure = String(response.statusCode);
          const inOrder = numbers.every((number, index) => number === index);
          resolve({
            firstTextMs,
            startMs,
            evidenceMs,
            firstTransitMs: transitMs[0] ?? Number.NaN,
            transitMs,
            tokens: numbers.length,
            complete: finished && inOrder,
            failure,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
