// Exports of a conversation over HTTP: how long ten pages take and what they weigh, and what twenty at once do to the server.
// `npm run bench -- printing [--rounds 10]`
import { parseArgs } from 'node:util';
import { guestToken } from '@mingfa/contract/account';
import { exportConversation, startConversation } from '@mingfa/contract/chat';
import { openPdf } from '@mingfa/files/formats/pdf/open-pdf';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import { askTimed } from './chat/ask-timed.ts';
import { percentile, startServer, stopServer } from './chat/bench-server.ts';

const TARGET_MS = 1000;
const TARGET_BYTES = 500_000;
const TARGET_LOOP_MS = 50;
const PAGES = 10;
const AT_ONCE = 20;
const QUESTIONS = [
  '试用期被辞退有没有赔偿',
  '房东不退押金怎么办，租了一年，押金3000元',
  '朋友借钱不还，借条没写利息，能要利息吗',
  '离婚时孩子抚养权怎么判，孩子12岁想跟我',
  '网购买到假货可以要求几倍赔偿',
  '父母的遗产没有遗嘱怎么分',
];
const FORMATS = ['pdf', 'docx', 'html'] as const;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(options.rounds);
const server = await startServer(null);
const post = async <Answer>(path: string, token: string): Promise<Answer> => {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};
const { token } = await post<{ token: string }>(guestToken.path, '');

/** Exports a conversation; its bytes and the milliseconds until the last of them. */
async function exported(conversationId: string, format: string) {
  const began = performance.now();
  const response = await fetch(
    `${server.address}${exportConversation.path}?conversationId=${conversationId}&format=${format}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const content = new Uint8Array(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${format}: ${response.status} ${Buffer.from(content).toString('utf8')}`);
  return { content, tookMs: performance.now() - began };
}
const pagesOf = async (content: Uint8Array) => (await openPdf(content, PARSER_LIMITS, 'text')).numPages;

const { conversationId } = await post<{ conversationId: string }>(startConversation.path, token);
let pages = 0;
let cold = 0;
for (let asked = 0; pages < PAGES; asked += 1) {
  await askTimed(server.address, token, {
    conversationId,
    question: QUESTIONS[asked % QUESTIONS.length] ?? '',
  });
  const { content, tookMs } = await exported(conversationId, 'pdf');
  cold ||= tookMs;
  pages = await pagesOf(content);
}
const met: boolean[] = [];
const judge = (isMet: boolean) => {
  met.push(isMet);
  return isMet ? 'met' : 'NOT MET';
};
console.log(`the first export of all, ${Math.round(cold)} ms: the process starts and reads its fonts`);
for (const format of FORMATS) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { content, tookMs } = await exported(conversationId, format);
    times.push(tookMs);
    bytes = content.length;
  }
  const [p50, most] = [percentile(times, 50), percentile(times, 100)];
  const target =
    format === 'pdf'
      ? `; target ${TARGET_MS} ms and ${TARGET_BYTES / 1000} kB ${judge(most <= TARGET_MS && bytes <= TARGET_BYTES)}`
      : '';
  console.log(
    `${format}, ${pages} pages: p50 ${p50} ms, longest ${most} ms, ${Math.round(bytes / 1000)} kB${target}`,
  );
}

// What was measured so far is told apart from the twenty.
server.process.child.kill('SIGUSR2');
const began = performance.now();
const all = await Promise.all(Array.from({ length: AT_ONCE }, () => exported(conversationId, 'pdf')));
const tookMs = performance.now() - began;
const { eventLoopDelayMs, peakMemoryMb } = await stopServer(server);
console.log(
  `${AT_ONCE} at once: all after ${Math.round(tookMs)} ms, longest ${percentile(
    all.map((one) => one.tookMs),
    100,
  )} ms; event loop held at most ${eventLoopDelayMs.max.toFixed(1)} ms, p99 ${eventLoopDelayMs.p99.toFixed(1)} ms; ` +
    `target ${TARGET_LOOP_MS} ms ${judge(eventLoopDelayMs.max <= TARGET_LOOP_MS)}; peak memory of the server ${Math.round(peakMemoryMb)} MB`,
);
process.exitCode = met.every(Boolean) ? 0 : 1;
