import i18next from 'i18next';
import { type ApiFailure, failureOf } from './api-answer.ts';
import { tellRefused, toast } from './toast.ts';

/** What to tell the person: the browser's own network words are not in the reader's language. */
export function describeFailure(failure: ApiFailure): string {
  if (failure.errorCode === 'network') return i18next.t('failure.network', { ns: 'shell' });
  if (failure.errorCode === 'timeout') return i18next.t('failure.timeout', { ns: 'shell' });
  if (failure.errorCode === 'unreadable') return i18next.t('failure.unreadable', { ns: 'shell' });
  return failure.message;
}

/** Any thrown thing in the reader's language. */
export function describeError(error: unknown): string {
  const failure = failureOf(error);
  return failure ? describeFailure(failure) : i18next.t('failure.unexpected', { ns: 'shell' });
}

/** Shows a failed action, unless the person already knows of it. */
export function toastFailure(error: unknown): void {
  const failure = failureOf(error);
  if (failure?.silent) return;
  if (failure?.refusal) tellRefused(failure);
  else toast.error(describeError(error));
}
