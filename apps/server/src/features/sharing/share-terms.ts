import type { Language } from '@mingfa/contract/values';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';

const IS_PAST: Record<Language, string> = {
  'zh-CN': '有效期不能早于今天',
  en: 'the last day lies in the past',
};

/** @throws AppError `invalid_input` for a last day that is over in China */
export function requireDayToCome(
  { clock, language }: Pick<RequestContext, 'clock' | 'language'>,
  day: string | null | undefined,
): void {
  if (!day || day >= todayInChina(clock)) return;
  const problem = IS_PAST[language];
  throw new AppError('invalid_input', { problem }, { details: [{ path: 'expiresOn', message: problem }] });
}
