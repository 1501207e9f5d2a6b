import { CITATION_RULES, type CitationCheck } from '@mingfa/contract/evidence';
import { EARLIER_RULES } from '@mingfa/contract/labels/citation-labels';
import type { Language } from '@mingfa/contract/values';

export interface ExportWords {
  question: string;
  answer: string;
  generatedAnswer: string;
  untitled: string;
  exportedOn: (day: string) => string;
  caution: string;
  salutation: string;
  closing: string;
  to: string;
  asker: string;
  from: string;
  subject: string;
  date: string;
  sources: string;
  model: (name: string) => string;
  asOf: (day: string) => string;
  checked: (check: CitationCheck) => string;
}

/** Words of an exported conversation, beside the labels of the contract. */
export const EXPORT_WORDS: Record<Language, ExportWords> = {
  'zh-CN': {
    question: '问',
    answer: '答',
    generatedAnswer: '答（AI 生成）',
    untitled: '未命名对话',
    exportedOn: (day) => `导出日期：${day}`,
    caution: '本文件由明法生成。引用核对仅说明引用与法规库文本的比对结果，不构成法律意见。',
    salutation: '您好：',
    closing: '以上供您参考。',
    to: '致：',
    asker: '提问人',
    from: '自：',
    subject: '事由：',
    date: '日期：',
    sources: '依据',
    model: (name) => `模型：${name}`,
    asOf: (day) => `按 ${day} 的法律`,
    checked: ({ verified, existing, total, libraryDate, partial, citations, rules }) =>
      `${total} 处引用中 ${verified} 处已核对${existing > 0 ? `，${existing} 处只核到条文或案号存在` : ''}${libraryDate ? `（法规库截至 ${libraryDate}）` : ''}${partial ? `；引用过多，只核对了前 ${citations.length} 处` : ''}${rules < CITATION_RULES ? `；${EARLIER_RULES['zh-CN'].earlier}` : ''}`,
  },
  en: {
    question: 'Question',
    answer: 'Answer',
    generatedAnswer: 'Answer (AI-generated)',
    untitled: 'Untitled conversation',
    exportedOn: (day) => `Exported on ${day}`,
    caution:
      'Made with Mingfa. A citation check compares a citation with the text in the law library; it is not legal advice.',
    salutation: 'Dear reader,',
    closing: 'Yours sincerely,',
    to: 'To: ',
    asker: 'the person who asked',
    from: 'From: ',
    subject: 'Subject: ',
    date: 'Date: ',
    sources: 'Sources',
    model: (name) => `Model: ${name}`,
    asOf: (day) => `Law as of ${day}`,
    checked: ({ verified, existing, total, libraryDate, partial, citations, rules }) =>
      `${verified} of ${total} citations verified${existing > 0 ? `, ${existing} only found to exist` : ''}${libraryDate ? ` (library of ${libraryDate})` : ''}${partial ? `; too many citations: only the first ${citations.length} were checked` : ''}${rules < CITATION_RULES ? `; ${EARLIER_RULES.en.earlier}` : ''}`,
  },
};
