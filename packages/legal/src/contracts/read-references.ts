import { findCitations } from '../citation/citations.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';
import { MENTION } from './clause-number.ts';
import type { CrossReference, Line } from './contract.ts';

const NUMERAL = '[〇零一二三四五六七八九十百\\d]{1,5}';
const ARTICLE = new RegExp(`第 *(${NUMERAL}(?: *[、,，和及与至或] *第? *${NUMERAL}){0,6}) *条`, 'g');
const DECIMAL =
  /(?:第 *|本(?:合同|协议) *|(?:见|按|依|据|照|违反|前述|上述|本条) *第? *)(\d{1,2}(?:[.．]\d{1,2}){1,3}) *(?:条|款|项)?/g;
const ANNEX = /附(?:件|表|录) *([一二三四五六七八九十]{1,3}|\d{1,2})(?![\d.]|[万千百]?元)/g;
const ENGLISH = /\b(?:Section|Article|Clause|Paragraph)s? +(\d{1,2}(?:\.\d{1,2}){0,3})\b/g;
const ENGLISH_ANNEX = /\b(?:Exhibit|Schedule|Annex|Appendix) +([A-Z]|\d{1,2})\b/g;
/** 第三条 of another paper: its name stands before. */
const OF_ANOTHER =
  /(?:》|法|条例|规定|办法|细则|解释|章程|规则|主合同|原合同|借款合同|补充协议|招标文件|GB|标准)(?:[（(][^）)]*[）)])? *[的中之]?(?:第[^，。；]{1,8}[、和及])?$/;
const HERE =
  /(?:本(?:合同|协议|契约|章程)|合同|协议|契约|前述|上述|上列|下述|依|按|照|据|违反|见|与|除)[中之的]? *$/;

/** Pointers of a line to other places of the same contract; articles of laws are none. */
export function referencesOn(line: Line, clauseId: string | null): CrossReference[] {
  if (line.isTable && !/第.{1,4}条|附件/.test(line.text)) return [];
  const flat = toFlatText(line.text);
  const laws = lawPlaces(line.text);
  const found: CrossReference[] = [];
  const add = (kind: CrossReference['kind'], index: number, raw: string, path: number[]) => {
    const start = line.start + index;
    if (found.some(({ span }) => start < span.end && start + raw.length > span.start && span.start !== start))
      return;
    found.push({
      raw,
      span: { blockId: line.blockId, start, end: start + raw.length },
      kind,
      path,
      clauseId,
    });
  };
  for (const match of flat.matchAll(ARTICLE)) {
    if (match.index < line.numberLength || isHeading(line.text, match)) continue;
    const before = flat.slice(Math.max(0, match.index - 24), match.index);
    const isOfLaw = laws.some(({ start, end }) => match.index < end && match.index + match[0].length > start);
    if (OF_ANOTHER.test(before) || (isOfLaw && !HERE.test(before))) continue;
    for (const number of numbersIn(match[1] ?? '')) add('clause', match.index, match[0], [number]);
  }
  for (const match of [...flat.matchAll(DECIMAL), ...flat.matchAll(ENGLISH)]) {
    const before = flat.slice(Math.max(0, match.index - 24), match.index);
    if (
      match.index < line.numberLength ||
      OF_ANOTHER.test(before) ||
      / of the .{0,40}Act/.test(flat.slice(match.index))
    )
      continue;
    const digits = match[1] ?? '';
    if (/^ *(?:万|亿|元|%|％|‰|倍|米|年|个月)/.test(flat.slice(match.index + match[0].length))) continue;
    add('clause', match.index, match[0], digits.split(/[.．]/).map(Number));
  }
  for (const match of flat.matchAll(ANNEX)) {
    if (match.index < 3) continue;
    if (OF_ANOTHER.test(flat.slice(Math.max(0, match.index - 12), match.index))) continue;
    add('annex', match.index, match[0], [parseNumeral(match[1] ?? '') ?? 0]);
  }
  for (const match of flat.matchAll(ENGLISH_ANNEX)) {
    const name = match[1] ?? '';
    add('annex', match.index, match[0], [/\d/.test(name) ? Number(name) : name.charCodeAt(0) - 64]);
  }
  return found;
}

/** 第五条　违约责任 that begins a line or a cell of a table is a heading, wherever the line stands. */
function isHeading(text: string, { index, 0: words }: RegExpMatchArray & { index: number }): boolean {
  const lead = text.slice(text.lastIndexOf('\t', index) + 1, index);
  const after = toFlatText(text).slice(index + words.length);
  return /^[^\p{L}\p{N}]*$/u.test(lead) && !MENTION.test(after);
}

/** Where the line cites laws, each sentence by itself so that no law is carried over. */
function lawPlaces(text: string): { start: number; end: number }[] {
  if (!/法|条例|规定|解释|办法|》/.test(text)) return [];
  const places: { start: number; end: number }[] = [];
  for (const match of text.matchAll(/[^。；;]+/g)) {
    for (const citation of findCitations(match[0])) {
      if (citation.type !== 'statute') continue;
      const isLaw = citation.law.kind === 'named' || citation.law.antecedent !== null;
      if (isLaw) places.push({ start: match.index + citation.start, end: match.index + citation.end });
    }
  }
  return places;
}

/** 第三、四条 → 3, 4; 第三条至第五条 keeps its ends. */
function numbersIn(text: string): number[] {
  return text
    .split(/[、,，和及与至或第 ]+/)
    .map((part) => parseNumeral(part))
    .filter((number): number is number => number !== null && number > 0);
}
