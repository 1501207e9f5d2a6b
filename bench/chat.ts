// 100 conversations arrive at 10 a second; a scripted model answers each with 300 tokens at 50 a second.
// `npm run bench -- chat [--url http://…] [--conversations 100] [--rate 10] [--data data/bench/retrieval]`
// The data folder is copied; `npm run bench -- retrieval` makes one with both corpora. Without it the starter library serves.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askTimed, type TimedAnswer } from './chat/ask-timed.ts';
import { percentile as at, type Metrics, startServer, stopServer } from './chat/bench-server.ts';
import { startProcess } from './chat/start-process.ts';

const TOKENS = 300;
const QUESTIONS = [
  '试用期被辞退有没有赔偿',
  '房东不退押金怎么办',
  '朋友借钱不还，借条没写利息，能要利息吗',
  '离婚时孩子抚养权怎么判',
  '网购买到假货可以要求几倍赔偿',
  '公司不签劳动合同可以要双倍工资吗',
  '交通事故对方全责不赔偿怎么办',
  '父母的遗产没有遗嘱怎么分',
];

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string', default: 'data/bench/retrieval' },
    conversations: { type: 'string', default: '100' },
    rate: { type: 'string', default: '10' },
  },
});
const conversations = Number(options.conversations);
const pauseMs = 1000 / Number(options.rate);

const upstream = startProcess('apps/server/src/testing/scripted-model-server.ts', ['--port', '0'], {});
const modelUrl = (await upstream.line(/at (http:\S+\/v1)/))[1] as string;
const server = options.url
  ? null
  : await startServer(options.data, { MODEL_BASE_URL: modelUrl, MODEL_NAME: 'scripted-timed' });
const address = options.url ?? (server as { address: string }).address;
if (options.url) console.log(`The server at ${address} must use ${modelUrl} with the model scripted-timed.`);

const people = await Promise.all(
  Array.from({ length: 20 }, () => post<{ token: string }>('/v1/auth/tourists/access-token', '', {})),
);
const [reader] = people as [(typeof people)[number]];
const library = await fetch(`${address}/v1/law/library`, {
  headers: { authorization: `Bearer ${reader.token}` },
});
const { articles, digests } = (await library.json()) as { articles: number; digests: number };
console.log(`The library holds ${articles} articles and ${digests} digests.`);
const started = await Promise.all(
  Array.from({ length: conversations }, async (_, index) => {
    const { token } = people[index % people.length] as { token: string };
    const { conversationId } = await post<{ conversationId: string }>('/v1/chat/start', token, {});
    return { token, conversationId };
  }),
);
// One answer before the measure, so that caches that fill once are full.
const [warm] = started as [(typeof started)[number]];
const { conversationId: warmUp } = await post<{ conversationId: string }>('/v1/chat/start', warm.token, {});
await askTimed(address, warm.token, { conversationId: warmUp, question: QUESTIONS[0] as string });
server?.process.child.kill('SIGUSR2');

const beganMs = performance.now();
const answers = await Promise.all(
  started.map(async ({ token, conversationId }, index) => {
    await wait(index * pauseMs);
    return await askTimed(address, token, {
      conversationId,
      question: QUESTIONS[index % QUESTIONS.length] as string,
    });
  }),
);
const tookSeconds = (performance.now() - beganMs) / 1000;
const metrics = server ? await stopServer(server) : null;
await upstream.stop();
process.exitCode = report(answers, metrics) ? 0 : 1;

async function post<Answer>(path: string, token: string, body: object): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

function report(timed: TimedAnswer[], measured: Metrics | null): boolean {
  const complete = timed.filter((answer) => answer.complete && answer.tokens === TOKENS).length;
  const added = timed.map((answer) => answer.firstTextMs);
  const transit = timed.map((answer) => answer.firstTransitMs);
  const bothOf = (measure: (answer: TimedAnswer) => number) => {
    const times = timed.map(measure);
    return `${at(times, 50)} / ${at(times, 99)} ms`;
  };
  const every = timed.flatMap((answer) => answer.transitMs);
  const rows: [string, string, boolean | null][] = [
    ['answers with every token, in order', `${complete} of ${timed.length}`, complete === timed.length],
    ['time added to the first token, p50', `${at(added, 50)} ms`, at(added, 50) <= 60],
    ['time added to the first token, p99', `${at(added, 99)} ms`, at(added, 99) <= 300],
    ['  question stored, p50 / p99', bothOf((answer) => answer.startMs), null],
    ['  sources found and shown, p50 / p99', bothOf((answer) => answer.evidenceMs), null],
    ['  of it after the model sent it, p50 / p99', `${at(transit, 50)} / ${at(transit, 99)} ms`, null],
    ['every token, from model to reader, p50 / p99', `${at(every, 50)} / ${at(every, 99)} ms`, null],
    [
      'all answers',
      `${tookSeconds.toFixed(1)} s, ${Math.round(every.length / tookSeconds)} tokens a second`,
      null,
    ],
  ];
  if (measured) {
    const { p50, p99, max } = measured.eventLoopDelayMs;
    rows.push(
      [
        'event-loop delay, p99',
        `${p99.toFixed(1)} ms (p50 ${p50.toFixed(1)}, longest ${max.toFixed(1)})`,
        p99 < 50,
      ],
      ['peak memory of the server', `${measured.peakMemoryMb.toFixed(0)} MB`, null],
    );
  }
  const failures = Map.groupBy(timed, (answer) => answer.failure);
  for (const [failure, failed] of failures)
    if (failure) console.log(`${failed.length} answers failed: ${failure}`);
  for (const [name, value, met] of rows) {
    console.log(`${name.padEnd(48)} ${value}${met === null ? '' : met ? '  met' : '  NOT MET'}`);
  }
  return rows.every(([, , met]) => met !== false);
}
