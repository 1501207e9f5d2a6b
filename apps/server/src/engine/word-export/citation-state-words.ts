import type { CitationState } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';

/** A citation's state in words, for every file that is made here. It never says more than was checked. */
export const CITATION_STATE_WORDS: Record<Language, Record<CitationState, string>> = {
  'zh-CN': {
    verified: '已核对',
    unsupported: '条文内容与此处表述不对应',
    quote_mismatch: '引文与条文不一致',
    amended: '条文已修改',
    repealed: '已废止',
    not_yet_effective: '尚未生效',
    not_found: '法规库中的该法没有此条',
    version_not_held: '法规库未收录当日文本',
    digest_only: '仅有要点，未与原文比对',
    not_in_library: '法规库未收录，未核对',
    content_mismatch: '内容不符',
  },
  en: {
    verified: 'verified',
    unsupported: 'the article does not speak of this',
    quote_mismatch: 'the quotation differs from the article',
    amended: 'the article has been amended',
    repealed: 'repealed',
    not_yet_effective: 'not yet in force',
    not_found: 'the law held here has no such article',
    version_not_held: 'the text of that day is not held',
    digest_only: 'only a digest is held; not compared with the text',
    not_in_library: 'not in the library; not checked',
    content_mismatch: 'the content differs',
  },
};
