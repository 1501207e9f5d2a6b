import {
  MODEL_SCRIPTS,
  type ScriptedRequest,
  type ScriptStep,
} from '../../apps/server/src/testing/model-scripts.ts';
import { startScriptedModelServer } from '../../apps/server/src/testing/scripted-model-server.ts';
import { MODEL_PORT } from './places.ts';

/** Cites the invented library: rightly, with changed words, a repealed law, an article that does not exist. */
const FREE_TEXT = `**结论**：可以要求赔偿，承运人没有配备救生设备的，应当承担责任。

《渡船法》第三条第二款规定：“渡船应当配备足够的救生设备。”

《渡船法》第四条又称：“渡船可以不经检验载客。”

此前的《摆渡管理规定》第二条也有要求，但已经废止。《渡船法》第九十九条对赔偿数额另有规定。`;

const FIRST_HALF = ['甲一，', '甲二，', '甲三，', '甲四。'];
const SECOND_HALF = ['乙一，', '乙二，', '乙三，', '乙四完。'];
/** What the gated model has said when it is let go. */
export const GATED_ANSWER = [...FIRST_HALF, ...SECOND_HALF].join('');

interface Gate {
  opened: Promise<void>;
  open: () => void;
}
const gates = new Map<string, Gate>();

function gateOf(name: string): Gate {
  const held = gates.get(name);
  if (held) return held;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const gate = { opened, open };
  gates.set(name, gate);
  return gate;
}

/** Reads an article of the invented library and quotes it by the number it came with. */
function* lookUp({ results }: ScriptedRequest, article: string): Generator<ScriptStep> {
  if (results.length === 0) {
    yield { do: 'tool-call', name: 'read_article', arguments: JSON.stringify({ law: '渡船法', article }) };
    yield { do: 'finish', reason: 'tool_calls' };
    return;
  }
  const number = / n="(\d+)"/.exec(results[0] ?? '')?.[1];
  yield { do: 'text', text: `《渡船法》规定：“渡船未经检验，不得载客。”[${number}]` };
  yield { do: 'finish' };
}

/**
 * `[[gated:name]]` stops half-way until a request holds `[[open:name]]`, so that no journey depends on time; `[[read:4]]` reads
 * that article first; `[[fails:now]]` gives no word, `[[cut:half]]` breaks off after its first half.
 */
async function* answer(request: ScriptedRequest): AsyncGenerator<ScriptStep> {
  const named = MODEL_SCRIPTS[request.model];
  if (named) {
    yield* named(request);
    return;
  }
  const [, verb, name = ''] = /\[\[(gated|open|read|fails|cut):([\w-]+)\]\]/.exec(request.question) ?? [];
  if (verb === 'read') {
    yield* lookUp(request, name);
    return;
  }
  if (verb === 'fails') {
    yield { do: 'answer', status: 500, body: '{"error":{"message":"scripted"}}' };
    return;
  }
  if (verb === 'cut') {
    for (const text of FIRST_HALF) yield { do: 'text', text };
    yield { do: 'cut-off' };
    return;
  }
  if (verb === 'open') {
    gateOf(name).open();
    yield { do: 'text', text: '好' };
  } else if (verb === 'gated') {
    for (const text of FIRST_HALF) yield { do: 'text', text };
    await gateOf(name).opened;
    for (const text of SECOND_HALF) yield { do: 'text', text };
  } else {
    yield { do: 'reasoning', text: '先看谁承担责任，再看救生设备的规定。' };
    for (const [text] of FREE_TEXT.matchAll(/[\s\S]{1,8}/gu)) yield { do: 'text', text };
  }
  yield { do: 'finish' };
}

if (import.meta.main) await startScriptedModelServer({ script: answer, port: MODEL_PORT });
