import { vi } from 'vitest';

export interface SeenRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: string;
}
type Answerer = (request: SeenRequest, signal: AbortSignal) => Response | Promise<Response>;

export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Stands in for the server: answers every request of the page and remembers it. */
export function answerRequests(answer: Answerer): SeenRequest[] {
  const seen: SeenRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const one: SeenRequest = {
      url: new URL(request.url),
      method: request.method,
      headers: request.headers,
      body: await request.clone().text(),
    };
    seen.push(one);
    return answer(one, request.signal);
  });
  return seen;
}

/** An answer that never comes; it only ends when the request is aborted. */
export function neverAnswer(_: SeenRequest, signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('The request was aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
}
