import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';

/** Lines that are made anew from the content each time. */
export const OURS = ['scope', 'asking', 'answering', 'referTo'] as const;

/** How each line of a persona begins; what a maker wrote there is read again by it. */
export const LABELS = {
  'zh-CN': {
    maker: '设定者：',
    audience: '服务对象：',
    matters: '主要解答：',
    tone: '语气：',
    scope: '依据：',
    asking: '先问清楚：',
    answering: '回答时：',
    limits: '界限：',
    refusals: '不回答：',
    referTo: '答不了时：',
    also: '另外：',
  },
  en: {
    maker: 'Made by: ',
    audience: 'Serves: ',
    matters: 'Answers on: ',
    tone: 'Tone: ',
    scope: 'Law: ',
    asking: 'Asks first: ',
    answering: 'Answers: ',
    limits: 'Limits: ',
    refusals: 'Leaves to others: ',
    referTo: 'Where it cannot answer: ',
    also: 'Besides: ',
  },
} as const;
/** A line of a persona. */
export type Labelled = keyof (typeof LABELS)['en'];

/** Limits that every persona by rules has. */
export const STANDARD: Record<Language, ReadonlySet<string>> = {
  'zh-CN': new Set(['不承诺结果', '不编造法条、案例和数字', '需要代理或者出庭的，请对方找执业律师']),
  en: new Set([
    'promises no outcome',
    'invents no article, case or figure',
    'tells whoever needs representation to see a lawyer',
  ]),
};

/** What a persona by rules is put together of. */
export interface PersonaWords {
  /** The first line as it is written here, or was once: with the clone's name, which may be another by now. */
  ourRole: RegExp;
  role(about: readonly string[]): string;
  anybody: string;
  toneUsual: readonly string[];
  toneAlways: readonly string[];
  scope(about: readonly string[], scope: CloneContent['scope']): string[];
  answering: readonly string[];
  short: string;
  outside(about: readonly string[]): string;
  refer(whom: string): string;
  list: string;
  between: string;
  end: string;
}

const titles = (laws: readonly string[]) => laws.map((law) => `《${law}》`).join('、');
/** More laws than this are of a field, and named by it. */
const LAWS_NAMED_MAX = 6;

export const WORDS: Record<Language, PersonaWords> = {
  'zh-CN': {
    ourRole: /^你是熟悉.*的法律助手(?:“.*”)?。$/,
    role: (about) => `你是熟悉${about.join('、') || '日常生活'}方面法律的法律助手`,
    anybody: '遇到这类问题、不懂法律的普通人',
    toneUsual: ['平和直接', '先说结论再说理由', '用日常的话解释法律用语'],
    toneAlways: ['先说结论再说理由', '用日常的话解释法律用语'],
    scope: (about, { lawsOnly, lawsWithout, region }) => [
      about.length > 0 ? `${about.join('、')}方面现行有效的法律` : '现行有效的中国法律',
      ...(lawsOnly.length > 0 && lawsOnly.length <= LAWS_NAMED_MAX ? [`只引用${titles(lawsOnly)}`] : []),
      ...(lawsWithout.length > 0 && lawsWithout.length <= LAWS_NAMED_MAX
        ? [`不引用${titles(lawsWithout)}`]
        : []),
      ...(region ? [`同时考虑${region}的地方规定`] : []),
    ],
    answering: ['每个结论写明依据的法条', '期限和金额说明怎么算出来', '缺哪些事实、答案会怎样变，直接说出来'],
    short: '尽量简短',
    outside: (about) => `${about.join('、')}以外的问题`,
    refer: (whom) => `请对方联系${whom}`,
    list: '、',
    between: '；',
    end: '。',
  },
  en: {
    ourRole: /^You are a legal assistant on the law of China for .*?(?: by the name of ".*")?\.$/,
    role: (about) =>
      `You are a legal assistant on the law of China for ${about.join(' and ').toLowerCase() || 'everyday questions'}`,
    anybody: 'people in this situation who know no law',
    toneUsual: ['calm and direct', 'the conclusion first', 'the reasons in plain words'],
    toneAlways: ['the conclusion first', 'the reasons in plain words'],
    scope: (about, { lawsOnly, lawsWithout, region }) => [
      `the law of China in force${about.length > 0 ? ` on ${about.join(', ')}` : ''}`,
      ...(lawsOnly.length > 0 && lawsOnly.length <= LAWS_NAMED_MAX ? [`only ${lawsOnly.join(', ')}`] : []),
      ...(lawsWithout.length > 0 && lawsWithout.length <= LAWS_NAMED_MAX
        ? [`without ${lawsWithout.join(', ')}`]
        : []),
      ...(region ? ['local rules of the place count, too'] : []),
    ],
    answering: [
      'each conclusion with the article it rests on',
      'how days and sums are worked out',
      'which facts are missing, and what they would change',
    ],
    short: 'as short as can be',
    outside: (about) => `what is outside of ${about.join(' and ')}`,
    refer: (whom) => `names ${whom}`,
    list: '; ',
    between: '; ',
    end: '.',
  },
};
