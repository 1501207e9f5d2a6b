import type { ErrorCode } from '@mingfa/contract/errors';
import type { Language } from '@mingfa/contract/values';
import type { MissingText } from '@mingfa/files/web/article';
import { AppError } from '../../../ports/app-error.ts';
import type { PageProblem } from '../../../ports/page-fetcher.ts';

const WORDS: Record<PageProblem, Record<Language, string>> = {
  name: { 'zh-CN': '找不到该域名', en: 'there is no such host' },
  connection: { 'zh-CN': '网站没有回应或连接中断', en: 'the site did not answer, or broke off' },
  certificate: {
    'zh-CN': '网站的安全证书无效，无法确认其身份',
    en: "the site's certificate is not valid, so it could be somebody else",
  },
  timeout: { 'zh-CN': '网站在 20 秒内没有答复完', en: 'the site did not finish within 20 seconds' },
  status: { 'zh-CN': '网站回答 {status}', en: 'the site answered {status}' },
  redirects: { 'zh-CN': '网站反复跳转', en: 'the site redirects again and again' },
  downgrade: {
    'zh-CN': '网站跳转到不加密的地址，如仍要读取，请直接输入 http:// 开头的网址',
    en: 'the site leads to an address without encryption; to read it all the same, enter its http:// address',
  },
  response: { 'zh-CN': '网站的回答不合规范，无法读取', en: "the site's answer is malformed" },
  cancelled: { 'zh-CN': '已取消', en: 'it was cancelled' },
};
const STATUS: Record<number, Record<Language, string>> = {
  404: { 'zh-CN': '网页不存在（404）', en: 'there is no such page (404)' },
  410: { 'zh-CN': '网页已被删除（410）', en: 'the page was removed (410)' },
};

/** A failure of the page fetcher with its problem in the reader's words. */
export function tellPageProblem(error: unknown, language: Language): unknown {
  if (!(error instanceof AppError) || error.code !== 'page_unreachable') return error;
  const words = WORDS[error.values.problem as PageProblem];
  const status = Number(error.values.status ?? 0);
  const problem = (STATUS[status] ?? words)[language].replace('{status}', String(status));
  return new AppError('page_unreachable', { problem }, { cause: error });
}

/** Why a page without a text has none, as an error. */
export const MISSING_TEXT_CODES = {
  scripts: 'page_needs_scripts',
  login: 'page_needs_login',
  empty: 'page_empty',
} as const satisfies Record<MissingText, ErrorCode>;
