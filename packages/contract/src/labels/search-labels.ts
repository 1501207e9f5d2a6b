import type { SearchDepth, SearchScope } from '../search-choice.ts';
import type { ContraryReason, GapReason } from '../search-data.ts';
import type { Labels } from './labels.ts';

/** Where a question is looked up. */
export const SEARCH_SCOPE_LABELS: Labels<SearchScope> = {
  'zh-CN': { laws: '法规', cases: '案例', knowledge: '知识库', web: '网络' },
  en: { laws: 'Laws', cases: 'Cases', knowledge: 'Knowledge bases', web: 'The web' },
};

/** How far. */
export const SEARCH_DEPTH_LABELS: Labels<SearchDepth> = {
  'zh-CN': { quick: '快速检索', thorough: '深入检索' },
  en: { quick: 'Quick search', thorough: 'Thorough search' },
};

/** Why something was not found. */
export const GAP_REASON_LABELS: Labels<GapReason> = {
  'zh-CN': {
    nothing_found: '没有检索到任何资料',
    nothing_close: '检索到的资料说的是别的事',
    library_empty: '案例库还没有案例',
    starter_library: '只收录了要点，没有法律原文',
    not_configured: '没有配置网络检索',
    failed: '检索中断',
    not_held: '库中没有收录',
    version_not_held: '没有收录那一天的文本',
    limit_reached: '到了检索上限',
    not_sent: '去掉姓名和号码后没有可查的词，没有发出检索',
    not_read: '网页没有读成',
    not_searched: '没有选这个范围',
  },
  en: {
    nothing_found: 'Nothing was found',
    nothing_close: 'What was found is about something else',
    library_empty: 'There are no cases in the library',
    starter_library: 'Digests alone are held, not the text of the law',
    not_configured: 'No web search is set up',
    failed: 'The search broke off',
    not_held: 'It is not in the library',
    version_not_held: 'The text of that day is not held',
    limit_reached: 'The limits of the search were reached',
    not_sent: 'Nothing was sent: without names and numbers no word was left to look up',
    not_read: 'The pages could not be read',
    not_searched: 'This scope was not chosen',
  },
};

/** In what a source speaks against the answer. */
export const CONTRARY_REASON_LABELS: Labels<ContraryReason> = {
  'zh-CN': {
    claim_dismissed: '法院没有支持请求',
    partly_supported: '法院只支持了一部分请求',
    exception: '条文有例外',
  },
  en: {
    claim_dismissed: 'The court dismissed the claim',
    partly_supported: 'The court granted a part of the claim',
    exception: 'The article makes an exception',
  },
};
