import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One piece as it arrived. */
export interface HeardRequest {
  /** Counts from 1. */
  number: number;
  fields: Record<string, string[]>;
  fileName: string;
  mediaType: string;
  content: Buffer;
  authorization: string | undefined;
}

/** What the server does with a request. `held`: nothing, ever. `cut_off`: the answer breaks in its middle. */
export type HearingStep =
  | { do: 'answer'; status?: number; headers?: Record<string, string>; body: string | object }
  | { do: 'cut_off'; body: string }
  | { do: 'held' };

/** An OpenAI-compatible recogniser that does what its script says. */
export interface ScriptedTranscriptionServer {
  /** To be used as the base URL of a recogniser. */
  baseUrl: string;
  requests: HeardRequest[];
  close(): Promise<void>;
}

/** Starts it on the loopback address. */
export async function startScriptedTranscriptionServer(
  script: (request: HeardRequest) => HearingStep | Promise<HearingStep>,
): Promise<ScriptedTranscriptionServer> {
  const requests: HeardRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || !request.url?.endsWith('/audio/transcriptions')) {
      response.writeHead(404).end();
      return;
    }
    const heard = await readRequest(request, requests.length + 1);
    requests.push(heard);
    await perform(await script(heard), response);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(request: IncomingMessage, number: number): Promise<HeardRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const fields: Record<string, string[]> = {};
  let file = new File([], '');
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = [...(fields[name] ?? []), value];
    else file = value;
  }
  return {
    number,
    fields,
    fileName: file.name,
    mediaType: file.type,
    content: Buffer.from(await file.arrayBuffer()),
    authorization: request.headers.authorization,
  };
}

async function perform(step: HearingStep, response: ServerResponse): Promise<void> {
  if (step.do === 'held') return;
  if (step.do === 'cut_off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': step.body.length + 100 });
    await new Promise<void>((resolve) => response.write(step.body, () => resolve()));
    response.destroy();
    return;
  }
  const body = typeof step.body === 'string' ? step.body : JSON.stringify(step.body);
  response.writeHead(step.status ?? 200, { 'content-type': 'application/json', ...step.headers }).end(body);
}
