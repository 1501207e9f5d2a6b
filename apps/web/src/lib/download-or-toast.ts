import type { Endpoint } from '@mingfa/contract/endpoint';
import { describeFailure } from './describe-failure.ts';
import { downloadFile } from './download.ts';
import type { RequestOf } from './prepared-request.ts';
import { toast } from './toast.ts';

/** A download behind a button: a failure is said in a toast. */
export async function downloadOrToast<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  otherwise: string,
): Promise<void> {
  const answer = await downloadFile(definition, request, otherwise);
  if (!answer.status && !answer.silent) toast.error(describeFailure(answer));
}
