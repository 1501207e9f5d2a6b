import type { SectionKind } from './judgment-reading.ts';
import { type LaidOutText, squeezed, type TextLine } from './lay-out-text.ts';

/** Headings of guiding and typical cases, of either supreme organ and of courts' own collections. */
const HEADINGS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:关键词|主题词)$/, 'keywords'],
  [/^(?:裁判要点|裁判要旨|执行实施要点|执行要点|案例要旨|案件要旨|要旨|裁判规则|裁判摘要|参考要点)$/, 'gist'],
  [/^(?:基本案情|简要案情|案情简介|案情回顾|案情介绍|案情|案件基本情况|基本事实|案件事实)$/, 'facts'],
  [/^(?:诉讼请求|原告诉讼请求|申请人请求|申请请求|起诉请求)$/, 'claims'],
  [/^(?:争议焦点|案件焦点|审理要览|争议问题)$/, 'issues'],
  [/^(?:裁判结果|执行结果|处理结果|审理结果|判决结果|裁决结果|法院裁判|裁判情况|诉讼结果)$/, 'ruling'],
  [/^(?:裁判理由|执行理由|判决理由|处理理由|法院认为|案例分析|裁判说理|审理意见)$/, 'reasoning'],
  [/^(?:典型意义|指导意义|案例意义|案例评析|适用解析|法官解读|法官提醒|社会意义)$/, 'significance'],
  [
    /^(?:相关法条|相关规定|关联法条|法条链接|相关条文|关联索引|司法解释相关法条|司法解释相关条文|适用法条)$/,
    'articles',
  ],
  [/^(?:检察机关履职过程|检察机关履职情况|检察履职情况|检察机关履职|履职过程)$/, 'duties'],
];
const PLAIN = /^[【[]?([\u4e00-\u9fff]{2,10})[】\]]?[:：。]?$/;
/** 关键词 民事/隐私权: what it names stands in the same line. */
const WITH_WORDS = /^[【[]?(关键词|主题词)[】\]]?[ :：]+\S/;

/** The section that a line is the heading of; null for any other line. */
export function headingKind({ flat }: TextLine): SectionKind | null {
  if (WITH_WORDS.test(flat)) return 'keywords';
  if (flat.length > 24) return null;
  const words = PLAIN.exec(squeezed(flat).replace(/^[一二三四五六七八九十]、/, ''))?.[1];
  return (words && HEADINGS.find(([pattern]) => pattern.test(words))?.[1]) || null;
}

const NUMBERED = /^(?:指导(?:性)?案例\d{1,4}号|[(（]?检例第\d{1,4}号[)）]?|入库编号)/;
/** More lines than these are not looked through for headings. */
const MOST_LINES = 3_000;

/** Whether a text tells of a case under the headings of guiding and typical cases, and is no court's own document. */
export function hasDigestHeadings({ lines }: LaidOutText): boolean {
  const kinds = new Set<SectionKind>();
  for (const [index, line] of lines.slice(0, MOST_LINES).entries()) {
    if (index < 12 && NUMBERED.test(squeezed(line.flat))) kinds.add('keywords').add('gist');
    const kind = headingKind(line);
    if (kind) kinds.add(kind);
  }
  return kinds.size >= 2;
}
