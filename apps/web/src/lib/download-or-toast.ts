import type { Endpoint } from '@mingfa/contract/endpoint';
import { AppRequestError } from './api-answer.ts';
import { toastFailure } from './describe-failure.ts';
import { downloadFile } from './download.ts';
import type { RequestOf } from './prepared-request.ts';

/** A download behind a button: a failure is said in a toast. */
export async function downloadOrToast<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  otherwise: string,
): Promise<void> {
  const answer = await downloadFile(definition, request, otherwise);
  if (!answer.status) toastFailure(new AppRequestError(answer));
}
