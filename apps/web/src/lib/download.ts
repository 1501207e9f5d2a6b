import type { Endpoint } from '@mingfa/contract/endpoint';
import { type PageLack, readSimplified, SIMPLIFIED_HEADER } from '@mingfa/contract/simplified-pages';
import { type ApiAnswer, makeFailure } from './api-answer.ts';
import { CALL_TIMEOUT_MS } from './client.ts';
import { fetchWithin } from './fetch-within.ts';
import { type LooseRequest, prepareRequest, type RequestOf } from './prepared-request.ts';
import { requestEnvironment } from './request-environment.ts';
import { failureFromError, failureFromResponse } from './request-failure.ts';

function nameFrom(disposition: string | null, otherwise: string): string {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  const plain = disposition?.match(/filename="([^"]+)"/i)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? otherwise);
  } catch {
    return plain ?? otherwise;
  }
}

function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads under way, by what was asked for. */
const underWay = new Map<string, AbortController>();

/** Downloads a file endpoint with the session's token; the server's file name wins over `otherwise`. Asked for again meanwhile, the earlier one is cancelled, and the person told. */
export async function downloadFile<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  otherwise: string,
): Promise<ApiAnswer<{ name: string; simplified: PageLack[] }>> {
  const refusal = definition.access === 'public' ? null : await requestEnvironment().ensureSession();
  if (refusal) return refusal;
  const prepared = prepareRequest(definition, request as LooseRequest);
  const { identity } = prepared;
  const earlier = underWay.get(identity);
  if (earlier) {
    earlier.abort();
    requestEnvironment().tooFrequent();
  }
  const controller = new AbortController();
  underWay.set(identity, controller);
  try {
    const response = await fetchWithin(prepared.url, {
      method: prepared.method,
      headers: prepared.headers,
      body: prepared.body ?? null,
      signal: controller.signal,
      timeoutMs: CALL_TIMEOUT_MS,
    });
    if (!response.ok) return await failureFromResponse(response, definition.path, prepared.token);
    const blob = await response.blob();
    if (blob.size === 0)
      return makeFailure(requestEnvironment().failedText(definition.path, response.status));
    const name = nameFrom(response.headers.get('Content-Disposition'), otherwise);
    saveBlob(blob, name);
    const simplified = readSimplified(response.headers.get(SIMPLIFIED_HEADER));
    return { status: true, data: { name, simplified }, message: '' };
  } catch (error) {
    return failureFromError(error, definition.path);
  } finally {
    if (underWay.get(identity) === controller) underWay.delete(identity);
  }
}
