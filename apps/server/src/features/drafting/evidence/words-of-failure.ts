import type { ErrorCode } from '@mingfa/contract/errors';
import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../../ports/app-error.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';

/** A stored failure in words. */
export function wordsOfFailure(
  code: string,
  values: Record<string, string | number>,
  language: Language,
): string {
  const { body } = toErrorAnswer(new AppError(code as ErrorCode, values), { language, requestId: '' });
  return body.errorMessage;
}
