import type { Endpoint } from '@mingfa/contract/endpoint';
import { AppRequestError } from './api-answer.ts';
import { fetchWithin } from './fetch-within.ts';
import { type LooseRequest, prepareRequest, type RequestOf } from './prepared-request.ts';
import { requestEnvironment } from './request-environment.ts';
import { failureFromError, failureFromResponse } from './request-failure.ts';

/** Reads a small file with the session's token, as the address of a picture. @throws AppRequestError */
export async function readFileAddress<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  signal: AbortSignal,
): Promise<string> {
  const refusal = definition.access === 'public' ? null : await requestEnvironment().ensureSession();
  if (refusal) throw new AppRequestError(refusal);
  const prepared = prepareRequest(definition, request as LooseRequest);
  const response = await fetchWithin(prepared.url, { headers: prepared.headers, signal }).catch((error) => {
    throw new AppRequestError(failureFromError(error, definition.path));
  });
  if (!response.ok)
    throw new AppRequestError(await failureFromResponse(response, definition.path, prepared.token));
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
