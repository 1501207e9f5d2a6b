import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { MODEL_SCRIPTS, type Script, type ScriptedRequest, type ScriptStep } from './model-scripts.ts';

/** An OpenAI-compatible server that does what its script says. */
export interface ScriptedModelServer {
  /** To be used as the base URL of a model. */
  baseUrl: string;
  requests: ScriptedRequest[];
  close(): Promise<void>;
}

/**
 * Starts it on the loopback address.
 * @param options.script answers every request; absent, the model's name or `[[name]]` in the question chooses one
 */
export async function startScriptedModelServer(
  options: { script?: Script; port?: number } = {},
): Promise<ScriptedModelServer> {
  const requests: ScriptedRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, requests, options.script).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  requests: ScriptedRequest[],
  fixed: Script | undefined,
): Promise<void> {
  if (request.method === 'GET' && request.url?.endsWith('/models')) {
    const data = Object.keys(MODEL_SCRIPTS).map((id) => ({ id, object: 'model' }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data }));
    return;
  }
  if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
    response.writeHead(404).end();
    return;
  }
  const asked = await readRequest(request);
  requests.push(asked);
  const script = fixed ?? chooseScript(asked);
  const id = `chatcmpl-${requests.length}`;
  for await (const step of script(asked)) {
    if (response.destroyed) return;
    if (!(await perform(step, response, { id, model: asked.model }))) return;
  }
  response.end();
}

async function readRequest(request: IncomingMessage): Promise<ScriptedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
    model: string;
    messages: { role: string; content: unknown }[];
    tools?: { function: { name: string } }[];
    tool_choice?: unknown;
    temperature?: number;
    max_tokens?: number;
  };
  const asked = body.messages.findLastIndex(({ role }) => role === 'user');
  const textAt = (message: { content: unknown } | undefined) =>
    typeof message?.content === 'string' ? message.content : JSON.stringify(message?.content ?? '');
  const tools = body.tools?.map((tool) => tool.function.name) ?? [];
  return {
    model: body.model,
    messages: body.messages,
    question: textAt(body.messages[asked] ?? body.messages.at(-1)),
    tools,
    mayCall: tools.length > 0 && body.tool_choice !== 'none',
    results: body.messages
      .slice(asked + 1)
      .filter(({ role }) => role === 'tool')
      .map(textAt),
    authorization: request.headers.authorization,
    settings: { temperature: body.temperature, maxTokens: body.max_tokens },
  };
}

function chooseScript(request: ScriptedRequest): Script {
  const named = /\[\[(scripted-[a-z0-9-]+)\]\]/.exec(request.question)?.[1];
  const script = MODEL_SCRIPTS[named ?? request.model] ?? MODEL_SCRIPTS['scripted-answer'];
  return script as Script;
}

/** Does one step; false when the answer is over. */
async function perform(
  step: ScriptStep,
  response: ServerResponse,
  names: { id: string; model: string },
): Promise<boolean> {
  if (step.do === 'answer') {
    response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
    response.end(step.body);
    return false;
  }
  if (!response.headersSent) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.socket?.setNoDelay(true);
  }
  if (step.do === 'cut-off') {
    // What was written must arrive before the connection breaks.
    await new Promise<void>((resolve) => response.write(':\n\n', () => resolve()));
    response.destroy();
    return false;
  }
  if (step.do === 'finish') {
    response.write(event(names, {}, step.reason ?? 'stop'));
    response.end('data: [DONE]\n\n');
    return false;
  }
  const bytes = step.do === 'raw' ? step.bytes : event(names, deltaOf(step), null);
  if (!response.write(bytes)) {
    const gone = new AbortController();
    const leave = () => gone.abort();
    response.once('close', leave);
    await once(response, 'drain', { signal: gone.signal }).catch(() => {});
    response.off('close', leave);
  }
  return true;
}

function deltaOf(step: Extract<ScriptStep, { do: 'text' | 'reasoning' | 'tool-call' }>): object {
  if (step.do === 'text') return { content: step.text };
  if (step.do === 'reasoning') return { reasoning_content: step.text };
  const call = { name: step.name, arguments: step.arguments };
  const index = step.number ?? 0;
  return { tool_calls: [{ index, id: `call_${index + 1}`, type: 'function', function: call }] };
}

function event(names: { id: string; model: string }, delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const chunk = { id: names.id, object: 'chat.completion.chunk', created: 0, model: names.model, choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '9099' } } });
  const { baseUrl } = await startScriptedModelServer({ port: Number(values.port) });
  console.log(`Scripted models at ${baseUrl}. Model names: ${Object.keys(MODEL_SCRIPTS).join(', ')}`);
}
