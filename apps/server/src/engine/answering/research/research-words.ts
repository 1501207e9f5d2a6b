import type { Language } from '@mingfa/contract/values';

/** What a search says of itself, beside the labels that screens share. */
const WORDS = {
  'zh-CN': {
    day: '依据哪天的法律',
    until: '裁判日期不晚于',
    files: '资料',
    fileCount: '所选知识库和文件',
    personal: '个人信息',
    masked: '查询词已去除姓名和号码',
    joined: ' · ',
    library: '请管理员导入法规库，或先以要点为线索核对官方文本。',
    cases: '请管理员导入案例，或到人民法院案例库、中国裁判文书网检索。',
    web: '请管理员在“管理 › 联网搜索”中配置搜索服务。',
    again: '可以稍后重新检索。',
    unnamed: '可以用法律上的说法再问，如“邻居的狗咬伤人怎么赔”。',
    narrower: '可以换一种说法、补充关键事实，或分开来问。',
    deeper: '可以选“深入检索”，或把这一项单独提问。',
    widen: (scopes: string) => `可以加上${scopes}再检索。`,
    article: '请核对法律名称和条号，或导入该法律的文本。',
    caseNumber: '请核对案号，或导入该案的文书。',
    ofDay: (day: string) => `可以改按今天的法律检索，或导入 ${day} 有效的文本。`,
    base: '请确认知识库里有相关文件并已处理完成，或换用文件中的说法。',
  },
  en: {
    day: 'Law as of',
    until: 'Decided until',
    files: 'Files',
    fileCount: 'the chosen knowledge bases and files',
    personal: 'Personal data',
    masked: 'names and numbers were taken out of the query',
    joined: ' · ',
    library:
      'Ask an administrator to import the law library, or compare the official text of what the digests name.',
    cases: 'Ask an administrator to import cases, or search the public case databases.',
    web: 'Ask an administrator to set up a service under Administration › Web search.',
    again: 'Try again later.',
    unnamed: 'Ask in words of the law, such as “compensation for a dog bite”.',
    narrower: 'Try other words, add the decisive facts, or ask one thing at a time.',
    deeper: 'Choose a thorough search, or ask this by itself.',
    widen: (scopes: string) => `Search ${scopes}, too.`,
    article: 'Compare the name of the law and the number of the article, or import its text.',
    caseNumber: 'Compare the case number, or import the decision.',
    ofDay: (day: string) => `Search by the law of today, or import the text in force on ${day}.`,
    base: 'See whether the knowledge bases hold files on it that were processed, or use the words of the files.',
  },
} as const;

/** The words for a reader's language. */
export const researchWords = (language: Language) => WORDS[language];
