import type { CitationState } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';

export interface ExportWords {
  question: string;
  answer: string;
  untitled: string;
  exportedOn: (day: string) => string;
  caution: string;
  model: (name: string) => string;
  asOf: (day: string) => string;
  checked: (verified: number, total: number, libraryDate: string | null) => string;
  digest: string;
  states: Record<CitationState, string>;
  runStates: Record<'cancelled' | 'failed' | 'interrupted', string>;
}

/** Words of an exported conversation. The badge never says more than was checked. */
export const EXPORT_WORDS: Record<Language, ExportWords> = {
  'zh-CN': {
    question: '问',
    answer: '答',
    untitled: '未命名对话',
    exportedOn: (day) => `导出日期：${day}`,
    caution: '本文件由明法生成。引用核对仅说明引用与法规库文本的比对结果，不构成法律意见。',
    model: (name) => `模型：${name}`,
    asOf: (day) => `按 ${day} 的法律`,
    checked: (verified, total, libraryDate) =>
      `${total} 处引用中 ${verified} 处已核对${libraryDate ? `（法规库截至 ${libraryDate}）` : ''}`,
    digest: '要点，非法条原文',
    states: {
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
    runStates: { cancelled: '（已停止）', failed: '（生成失败）', interrupted: '（因服务重启中断）' },
  },
  en: {
    question: 'Question',
    answer: 'Answer',
    untitled: 'Untitled conversation',
    exportedOn: (day) => `Exported on ${day}`,
    caution:
      'Made with Mingfa. A citation check compares a citation with the text in the law library; it is not legal advice.',
    model: (name) => `Model: ${name}`,
    asOf: (day) => `Law as of ${day}`,
    checked: (verified, total, libraryDate) =>
      `${verified} of ${total} citations verified${libraryDate ? ` (library of ${libraryDate})` : ''}`,
    digest: 'digest, not the text of the law',
    states: {
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
    runStates: {
      cancelled: '(stopped)',
      failed: '(failed)',
      interrupted: '(interrupted by a restart)',
    },
  },
};
