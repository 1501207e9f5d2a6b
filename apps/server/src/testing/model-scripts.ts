import { setTimeout as wait } from 'node:timers/promises';

/** What was asked of the scripted server. */
export interface ScriptedRequest {
  model: string;
  /** Text of the last message of the person. */
  question: string;
  messages: { role: string; content: unknown }[];
  /** Names of the tools offered, and whether the model may call one now. */
  tools: string[];
  mayCall: boolean;
  /** What the tools called since the question gave, in order. */
  results: string[];
  authorization: string | undefined;
  settings: { temperature: number | undefined; maxTokens: number | undefined };
}

/** One thing the scripted server does. */
export type ScriptStep =
  | { do: 'text'; text: string }
  | { do: 'reasoning'; text: string }
  /** Several calls of one turn have different numbers. */
  | { do: 'tool-call'; name: string; arguments: string; number?: number }
  /** Bytes of the event stream as they are. */
  | { do: 'raw'; bytes: string }
  /** The whole answer, instead of a stream. */
  | { do: 'answer'; status: number; body: string; headers?: Record<string, string> }
  | { do: 'cut-off' }
  | { do: 'finish'; reason?: string };

export type Script = (request: ScriptedRequest) => Iterable<ScriptStep> | AsyncIterable<ScriptStep>;

const failure = (status: number, message: string): Script =>
  function* () {
    yield { do: 'answer', status, body: JSON.stringify({ error: { message, type: 'scripted' } }) };
  };

async function waitUntil(dueMs: number): Promise<void> {
  const leftMs = dueMs - performance.now();
  if (leftMs > 0) await wait(leftMs);
}

/** Text in small pieces, as a model sends it. */
export async function* paced(
  kind: 'text' | 'reasoning',
  text: string,
  tokensPerSecond: number,
): AsyncGenerator<ScriptStep> {
  const startedMs = performance.now();
  const pieces = [...text.matchAll(/[\s\S]{1,2}/gu)].map(([piece]) => piece);
  for (const [index, piece] of pieces.entries()) {
    const dueMs = startedMs + (index * 1000) / tokensPerSecond;
    await waitUntil(dueMs);
    yield { do: kind, text: piece };
  }
}

const FREE_TEXT = `**结论**：对方违约的，您可以要求其承担违约责任，并可请求适当的违约金。

《中华人民共和国民法典》第五百七十七条规定：“当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。”[1]

《民法典》第五百八十五条又称：“违约金一律不得调整。”

此前适用的《合同法》第一百零七条也有同样的规定，但该法已经废止。《民法典》第一千零四十二条说明利息应当按年计算。《民法典》第九千九百九十九条对此另有规定。`;

const HOSTILE_TEXT = `<script>alert(1)</script>
<img src="http://attacker.example/pixel.png" onerror="alert(1)">
![图](http://attacker.example/pixel.png) [链接](javascript:alert(1))
正文仍应显示。`;

/** Tokens that carry their number and the moment they were sent, for measuring. */
export const TIMED_TOKEN = /(\d+)@(\d+(?:\.\d+)?);/g;
async function* timed(count: number, tokensPerSecond: number): AsyncGenerator<ScriptStep> {
  const startedMs = performance.now();
  for (let index = 0; index < count; index += 1) {
    const dueMs = startedMs + (index * 1000) / tokensPerSecond;
    await waitUntil(dueMs);
    yield { do: 'text', text: `${index}@${(performance.timeOrigin + performance.now()).toFixed(2)};` };
  }
  yield { do: 'finish' };
}

/** Scripts by name: the model's name, or `[[name]]` in the question, chooses one. */
export const MODEL_SCRIPTS: Readonly<Record<string, Script>> = {
  async *'scripted-answer'() {
    yield* paced('reasoning', '先确定法律关系，再找违约责任的一般规定与违约金的调整规则。', 50);
    yield* paced('text', FREE_TEXT, 50);
    yield { do: 'finish' };
  },
  async *'scripted-fast'() {
    yield* paced('text', FREE_TEXT, 2000);
    yield { do: 'finish' };
  },
  /** 300 tokens at 50 a second. */
  'scripted-timed': () => timed(300, 50),
  async *'scripted-slow'() {
    await wait(8000);
    yield* paced('text', FREE_TEXT, 5);
    yield { do: 'finish' };
  },
  async *'scripted-silent'() {
    await wait(600_000);
    yield { do: 'finish' };
  },
  async *'scripted-stall'() {
    yield { do: 'text', text: '回答开始了，' };
    await wait(600_000);
    yield { do: 'finish' };
  },
  async *'scripted-cut-off'() {
    yield* paced('text', FREE_TEXT.slice(0, 60), 50);
    yield { do: 'cut-off' };
  },
  *'scripted-no-finish'() {
    yield { do: 'text', text: '没有结束标记的回答' };
  },
  *'scripted-empty'() {
    yield { do: 'finish' };
  },
  *'scripted-huge'() {
    for (let index = 0; index < 20_000; index += 1) yield { do: 'text', text: `第${index}句，很长的回答。` };
    yield { do: 'finish' };
  },
  async *'scripted-hostile'() {
    yield* paced('text', HOSTILE_TEXT, 500);
    yield { do: 'finish' };
  },
  *'scripted-tool-call'() {
    yield { do: 'tool-call', name: 'look_up_article', arguments: '{"law":"民法典","article":"577"}' };
    yield { do: 'finish', reason: 'tool_calls' };
  },
  /** Searches laws and reads an article, then answers with the numbers of what came of it. */
  *'scripted-skills'({ tools, results, question }) {
    const call = (name: string, input: object, number = 0): ScriptStep[] =>
      tools.includes(name) ? [{ do: 'tool-call', name, arguments: JSON.stringify(input), number }] : [];
    if (tools.length > 0 && results.length === 0) {
      yield { do: 'reasoning', text: '先查法条。' };
      yield* call('search_laws', { query: question.split('\n').at(-1) ?? question });
      yield* call('read_article', { law: '怀表租赁法', article: '1' }, 1);
      yield { do: 'finish', reason: 'tool_calls' };
      return;
    }
    yield { do: 'text', text: `查得 ${results.length} 项。` };
    for (const [, mark] of results.join('\n').matchAll(/ n="(\d+)"/g))
      yield { do: 'text', text: `[${mark}]` };
    yield { do: 'finish' };
  },
  /** Calls a tool for ever, whatever it is told. */
  *'scripted-tool-loop'({ tools }) {
    yield {
      do: 'tool-call',
      name: tools[0] ?? 'none',
      arguments: '{"query":"合同","law":"民法典","article":"1"}',
    };
    yield { do: 'finish', reason: 'tool_calls' };
  },
  /** As servers do that know no tools. */
  *'scripted-refuses-tools'({ tools }) {
    if (tools.length > 0) {
      const body = JSON.stringify({
        error: { message: 'this model does not support tools: secret upstream words' },
      });
      yield { do: 'answer', status: 400, body };
      return;
    }
    yield { do: 'text', text: '没有工具也能回答。' };
    yield { do: 'finish' };
  },
  *'scripted-malformed'() {
    yield { do: 'raw', bytes: 'data: {"choices": [ {"delta": \n\n' };
    yield { do: 'finish' };
  },
  *'scripted-wrong-json'() {
    yield { do: 'raw', bytes: 'data: {"choices": "none", "answer": 42}\n\n' };
    yield { do: 'finish' };
  },
  *'scripted-html'() {
    yield {
      do: 'answer',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<html>Welcome</html>',
    };
  },
  *'scripted-error-event'() {
    yield { do: 'raw', bytes: 'data: {"error":{"message":"secret upstream words","code":"429"}}\n\n' };
  },
  'scripted-401': failure(401, 'Incorrect API key provided: secret upstream words'),
  'scripted-403': failure(403, 'secret upstream words'),
  'scripted-404': failure(404, 'The model does not exist: secret upstream words'),
  'scripted-429': failure(429, 'secret upstream words'),
  'scripted-500': failure(500, 'secret upstream words'),
};
