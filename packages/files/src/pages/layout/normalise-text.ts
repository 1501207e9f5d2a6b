/**
 * Radicals that printing programs put in place of the characters that look the same (页 becomes ⻚), with those characters:
 * Unicode's EquivalentUnifiedIdeograph for those of the CJK Radicals Supplement that stand as whole characters.
 */
const RADICALS = new Map(
  Array.from(
    '⺄乙⺇几⺌小⺍小⺎兀⺒巳⺓幺⺜日⺝月⺟母⺠民⺧牛⺩王⺫目⺬示⺶羊⺷羊⺼月⺽臼⻁虎⻄西⻅见⻆角⻉贝⻊足⻋车⻑長⻓长⻔门⻕阜⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
    ([, radical = '', character = '']) => [radical, character] as const,
  ),
);
/** Signs of Wingdings and Symbol, which Word puts at the head of list items and into boxes to tick. */
const PRIVATE_SIGNS = new Map(
  Array.from(
    '\uf0b7•\uf0a7▪\uf0d8➢\uf0fc✓\uf06c●\uf06e■\uf075◆\uf076❖\uf0e8→\uf0e0→\uf0a8□\uf06f□\uf071□\uf0a3□\uf052☑\uf0fe☑\uf0fd☒\uf053☒\uf02d-\uf0d7×'.matchAll(
      /(.)(.)/gu,
    ),
    ([, sign = '', shown = '']) => [sign, shown] as const,
  ),
);

/** Text as it would be typed: no look-alikes, no blanks of odd kinds, nothing invisible. */
export function normaliseText(text: string): string {
  // Nearly all of it is plain.
  if (!/[^\x20-\x7e\u4e00-\u9fff，。；：、（）“”]/.test(text)) return text;
  return text
    .replace(/[\u2e80-\u2eff]/g, (sign) => RADICALS.get(sign) ?? sign)
    .replace(/[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\ue000-\uf8ff]/g, (sign) => PRIVATE_SIGNS.get(sign) ?? sign)
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '');
}
