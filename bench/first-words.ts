// Time from a question to the first words of the built-in engine, over HTTP, one question at a time.
// `npm run bench -- first-words [--data data/bench/retrieval]`: a fresh installation, then a copy of that folder where it is there.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { guestToken } from '@mingfa/contract/account';
import { startConversation } from '@mingfa/contract/chat';
import { askTimed, type TimedAnswer } from './chat/ask-timed.ts';
import { percentile, startServer, stopServer } from './chat/bench-server.ts';

const TARGET_P50_MS = 120;
const WARM_UP = 3;
const ROUNDS = 3;
const QUESTIONS = [
  '试用期被辞退有没有赔偿',
  '房东不退押金怎么办，租了一年，押金3000元',
  '朋友借钱不还，借条没写利息，能要利息吗',
  '我怀孕五个月，公司说部门撤了要辞退我，我在这里干了三年，月工资八千元，一直没有签劳动合同，能要多少赔偿',
  '离婚时孩子抚养权怎么判，孩子12岁想跟我',
  '网购买到假货可以要求几倍赔偿',
  '交通事故对方全责不赔偿怎么办，另外车子修了一万二保险公司也不肯赔',
  '父母的遗产没有遗嘱怎么分',
  '老板不给钱',
  '健身房跑路了，会员卡里还有四千块',
];

const { values: options } = parseArgs({
  options: { data: { type: 'string', default: 'data/bench/retrieval' } },
});
const met = [await measure('fresh installation', null)];
if (existsSync(options.data)) met.push(await measure(options.data, options.data));
else console.log(`${options.data} is not there: npm run bench -- retrieval makes it.`);
process.exitCode = met.every(Boolean) ? 0 : 1;

async function measure(name: string, data: string | null): Promise<boolean> {
  const server = await startServer(data);
  const post = async <Answer>(path: string, token: string): Promise<Answer> => {
    const response = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: '{}',
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { token } = await post<{ token: string }>(guestToken.path, '');
  const ask = async (question: string): Promise<TimedAnswer> => {
    const { conversationId } = await post<{ conversationId: string }>(startConversation.path, token);
    return askTimed(server.address, token, { conversationId, question });
  };
  for (const question of QUESTIONS.slice(0, WARM_UP)) await ask(question);
  const answers: TimedAnswer[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const question of QUESTIONS) answers.push(await ask(question));
  await stopServer(server);
  const failed = answers.filter(({ complete, failure }) => !complete || failure !== null);
  const firstWords = answers.map(({ firstTextMs }) => firstTextMs);
  const p50 = percentile(firstWords, 50);
  const isMet = p50 <= TARGET_P50_MS && failed.length === 0;
  const evidence = percentile(
    answers.map(({ evidenceMs }) => evidenceMs),
    50,
  );
  console.log(
    `${name}: first words p50 ${p50} ms, p95 ${percentile(firstWords, 95)} ms over ${answers.length} answers ` +
      `(sources shown p50 ${evidence} ms; ${failed.length} failed); target p50 ${TARGET_P50_MS} ms ${isMet ? 'met' : 'NOT MET'}`,
  );
  return isMet;
}
