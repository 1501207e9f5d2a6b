import type { getEmbeddingState as contract } from '@mingfa/contract/admin';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { ErrorCode } from '@mingfa/contract/errors';
import { readEmbeddingState } from '../../engine/retrieval/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import type { ModelContext } from './model-context.ts';

/** The embedding model at work, and how much of the files and of the library it has embedded. */
export async function getEmbeddingState(
  context: ModelContext & RequestContext,
): Promise<EndpointOutput<typeof contract>> {
  const { errorCode, ...state } = await readEmbeddingState(context);
  if (!errorCode) return { ...state, errorMessage: null };
  const { language, request } = context;
  const { body } = toErrorAnswer(new AppError(errorCode as ErrorCode), {
    language,
    requestId: request.requestId,
  });
  return { ...state, errorMessage: body.errorMessage };
}
