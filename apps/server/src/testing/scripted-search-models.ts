import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { characterBigrams } from '@mingfa/legal/words/segmentation';

/** What the scripted server was asked. */
export interface SearchModelRequest {
  path: string;
  model: string;
  input: string[];
  query: string;
  authorization: string | undefined;
}

/** An embedding and rerank server that computes, and fails when told to. */
export interface ScriptedSearchModels {
  baseUrl: string;
  requests: SearchModelRequest[];
  /** Answers in the place of the computed one, until it gives nothing. */
  intercept:
    | ((request: SearchModelRequest) => { status: number; body: string; headers?: object } | null)
    | null;
  close(): Promise<void>;
}

/**
 * Starts it on the loopback address. Texts that share characters, or words of `meanings` that mean the same, are near each
 * other; a model named `…-64` has 64 dimensions, 32 is usual.
 */
export async function startScriptedSearchModels(
  meanings: readonly (readonly string[])[] = [],
): Promise<ScriptedSearchModels> {
  const started: ScriptedSearchModels = {
    baseUrl: '',
    requests: [],
    intercept: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      model: string;
      input?: string[];
      query?: string;
      documents?: string[];
    };
    const asked: SearchModelRequest = {
      path: request.url ?? '',
      model: body.model,
      input: body.input ?? body.documents ?? [],
      query: body.query ?? '',
      authorization: request.headers.authorization,
    };
    started.requests.push(asked);
    const other = started.intercept?.(asked);
    if (other) {
      response.writeHead(other.status, { 'content-type': 'application/json', ...other.headers });
      response.end(other.body);
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(compute(asked, meanings)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return started;
}

function compute(asked: SearchModelRequest, meanings: readonly (readonly string[])[]): object {
  const dimension = Number(/-(\d+)$/.exec(asked.model)?.[1] ?? 32);
  if (asked.path.endsWith('/rerank')) {
    const query = embed(asked.query, dimension, meanings);
    const results = asked.input.map((text, index) => ({
      index,
      relevance_score: embed(text, dimension, meanings).reduce(
        (sum, value, at) => sum + value * (query[at] ?? 0),
        0,
      ),
    }));
    return { results: results.sort((a, b) => b.relevance_score - a.relevance_score) };
  }
  const data = asked.input.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: embed(text, dimension, meanings),
  }));
  return { object: 'list', data: data.reverse(), model: asked.model };
}

function embed(text: string, dimension: number, meanings: readonly (readonly string[])[]): number[] {
  const vector = new Array<number>(dimension).fill(-0.05);
  const add = (term: string, weight: number) => {
    let hash = 7;
    for (const character of term) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
    vector[hash % dimension] = (vector[hash % dimension] ?? 0) + weight;
  };
  for (const term of characterBigrams(text)) add(term, 1);
  for (const [index, words] of meanings.entries()) {
    if (words.some((word) => text.includes(word))) add(`meaning ${index}`, 30);
  }
  return vector;
}
