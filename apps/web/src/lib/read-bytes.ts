import type { Endpoint } from '@mingfa/contract/endpoint';
import { type PageLack, readSimplified, SIMPLIFIED_HEADER } from '@mingfa/contract/simplified-pages';
import type { ApiAnswer } from './api-answer.ts';
import { CALL_TIMEOUT_MS } from './client.ts';
import { fetchWithin } from './fetch-within.ts';
import { type LooseRequest, prepareRequest, type RequestOf } from './prepared-request.ts';
import { requestEnvironment } from './request-environment.ts';
import { failureFromError, failureFromResponse } from './request-failure.ts';

/** Reads a file of an endpoint to be shown here. Never throws: a failure comes back in the answer's shape. */
export async function readBytes<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
): Promise<ApiAnswer<{ content: Uint8Array; simplified: PageLack[] }>> {
  const refusal = definition.access === 'public' ? null : await requestEnvironment().ensureSession();
  if (refusal) return refusal;
  const prepared = prepareRequest(definition, request as LooseRequest);
  try {
    const response = await fetchWithin(prepared.url, {
      method: prepared.method,
      headers: prepared.headers,
      body: prepared.body ?? null,
      timeoutMs: CALL_TIMEOUT_MS,
    });
    if (!response.ok) return await failureFromResponse(response, definition.path, prepared.token);
    const content = new Uint8Array(await response.arrayBuffer());
    const simplified = readSimplified(response.headers.get(SIMPLIFIED_HEADER));
    return { status: true, data: { content, simplified }, message: '' };
  } catch (error) {
    return failureFromError(error, definition.path);
  }
}
