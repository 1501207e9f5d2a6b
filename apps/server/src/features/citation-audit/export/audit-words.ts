import type { AuditCounts } from '@mingfa/contract/citation-audit';
import type { Language } from '@mingfa/contract/values';

/** Words of the files of an audit, beside the labels of the contract. */
export interface AuditWords {
  report: string;
  commented: string;
  data: string;
  file: string;
  asOf: (day: string) => string;
  library: (day: string | null) => string;
  unfinished: (share: number) => string;
  counts: (counts: AuditCounts) => string;
  byState: string;
  doubtful: string;
  changedSince: string;
  others: string;
  notRun: string;
  nothing: string;
  columns: readonly string[];
  page: (page: number) => string;
  quoted: string;
  article: string;
  removed: string;
  added: string;
  comment: string;
  caution: string;
}

export const AUDIT_WORDS: Record<Language, AuditWords> = {
  'zh-CN': {
    report: '引用核查报告',
    commented: '引用核查批注版',
    data: '引用核查数据',
    file: '核查的文件：',
    asOf: (day) => `按 ${day} 的法律核查`,
    library: (day) => (day === null ? '法规库只有要点，没有官方文本' : `法规库最新文本公布于 ${day}`),
    unfinished: (share) => `核查没有做完：只核查了前 ${share}% 的文字。`,
    counts: ({ total, doubtful, changedSince, notRun, nearestNotRun }) =>
      `共 ${total} 处引用：需要复核 ${doubtful}，其后有变化 ${changedSince}，未核查 ${notRun}` +
      (nearestNotRun > 0 ? `；其中 ${nearestNotRun} 处没有查找内容更接近的条文` : ''),
    byState: '按结果：',
    doubtful: '需要复核',
    changedSince: '所选日期有效，现已变化',
    others: '其余引用',
    notRun: '未核查（没有计入以上结果）',
    nothing: '没有。',
    columns: ['序号', '引用与所在句子', '结果', '说明'],
    page: (page) => `第 ${page} 页`,
    quoted: '引文：',
    article: '条文：',
    removed: '引文多出或写作',
    added: '条文写作',
    comment: '【引用核查】',
    caution:
      '本报告由明法生成，供复核使用，不构成法律意见。“已核对”指引文、数字或者款、项与所选日期的条文比对一致，句中对规则的其他表述也在条文的同一处找到了对应文字；“…相符，其余未比对”只比对了所写的部分；“条文存在”只查到了条文，没有比对。',
  },
  en: {
    report: 'Citation audit',
    commented: 'citation comments',
    data: 'citation data',
    file: 'File: ',
    asOf: (day) => `Held against the law of ${day}`,
    library: (day) =>
      day === null
        ? 'The library holds digests alone, no official text'
        : `Newest text of the library promulgated on ${day}`,
    unfinished: (share) => `The audit is not complete: the first ${share}% of the text was checked.`,
    counts: ({ total, doubtful, changedSince, notRun, nearestNotRun }) =>
      `${total} citations: ${doubtful} to be looked at, ${changedSince} changed since, ${notRun} not checked` +
      (nearestNotRun > 0
        ? `; for ${nearestNotRun} the article closer to what is said was not looked for`
        : ''),
    byState: 'By result: ',
    doubtful: 'To be looked at',
    changedSince: 'In force on the chosen day, changed by now',
    others: 'Other citations',
    notRun: 'Not checked (not among the results above)',
    nothing: 'None.',
    columns: ['No.', 'Citation and its sentence', 'Result', 'Remarks'],
    page: (page) => `page ${page}`,
    quoted: 'Quoted: ',
    article: 'Article: ',
    removed: 'quoted as',
    added: 'the article reads',
    comment: '[Citation audit] ',
    caution:
      'Made by Mingfa for review, and no legal advice. “Verified” means that the quotation, the figures or the paragraph named were compared with the article of the chosen day and agree, and what else the sentence says of the rule was found in the same place; “… agrees, rest not compared” that only the part named was compared; “Article exists” that it was found and not compared.',
  },
};
