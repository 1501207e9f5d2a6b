import { toFlatText } from '../words/flat-text.ts';
import type { Line, Placeholder } from './contract.ts';

/** Signs that something is still to be written in. */
const MARKS: readonly RegExp[] = [
  /[_＿]{2,}(?:[ \u3000]{1,6}[_＿]{1,99})*/g,
  /\{\{[^{}\n]{0,40}\}\}/g,
  /【(?:[\s\u3000_＿●]*|[^【】]{0,20}(?:填写|待定|待填|另行确定|请填|插入)[^【】]{0,20})】/g,
  /[[［](?:[\s\u3000_＿●•]*|[^[\]［］]{0,20}(?:填写|待定|待填|请填|插入|签字)[^[\]［］]{0,20})[\]］]/g,
  /\[(?:insert|enter|specify|state|describe|fill in|to be|tbd|tbc|name of|date of|address of|amount|number of|party name|company name)\b[^[\]\n]{0,60}\]/gi,
  /[（(][\s\u3000]{2,}[）)]/g,
  /(?<![A-Za-z0-9])[xX×ＸｘＸ✕]{2,}(?![A-Za-z0-9])/g,
  /[●○■]{1,}/g,
  /(?<![\u4e00-\u9fff])(?:待定|待补充|待确认|待填写|TBD|to be determined|to be confirmed)(?![\u4e00-\u9fff])/gi,
];
/** A gap with a measure behind it, 自　　年: the measure stays. */
const GAP =
  /(?<=[\u4e00-\u9fff，。；：:、》”’）)％%￥¥$第至自为共即])[ \u3000\t\u00a0]{2,}(?=(?:年|月|日|元|万|天|份|个|平方|平米|％|%|‰|号|条|款|折|层|室|美元|小时|人|次|吨|公里|种|项|门面|银行|法院|仲裁|分行|支行|公司|方))/g;
/** A label of the form with nothing behind its colon. */
const LABELS =
  '合同编号|编号|签订地点|签订时间|签订日期|签约地点|地址|住址|住所地?|联系地址|通讯地址|通信地址|法定代表人|负责人|联系人|联系电话|电话|传真|邮箱|电子邮箱|电子信箱|身份证号码?|证件号码|统一社会信用代码|开户银行|开户行|开 户 行|账户名称|户名|账号|帐号|帐 号|邮政编码|邮编|项目名称|名称|数量|价值|规格|用途|贷款用途|借款用途|纳税人识别号';
const EMPTY_LABEL = new RegExp(
  `(?<![\\u4e00-\\u9fff])(?:持有)?(${LABELS}|[甲乙丙丁]方(?:\\([^()]{1,12}\\))?) *[:：] *(?=$|[ \\t]{2,}|[，,；;。]|(?:${LABELS}) *[:：])`,
  'g',
);
/** 年　月　日 without figures. */
const EMPTY_DATE =
  /(?<![\d\u4e00-\u9fff])(?:20|19|二〇|一九)?(?<![ \u3000_＿])[ \u3000_＿]{0,40}年[ \u3000_＿]{0,40}月[ \u3000_＿]{0,40}日/g;

interface PlaceholderMatch {
  start: number;
  end: number;
  label: string;
}

/** Places still to be filled in on a line. */
export function placeholdersOn(
  line: Line,
  section: Placeholder['section'],
  clauseId: string | null,
): Placeholder[] {
  const flat = toFlatText(line.text);
  const found: PlaceholderMatch[] = [];
  const add = (start: number, end: number, label?: string) => {
    if (end <= start || found.some((other) => start < other.end && end > other.start)) return;
    found.push({ start, end, label: label ?? labelOf(flat, start, end) });
  };
  for (const match of line.text.matchAll(EMPTY_DATE)) add(match.index, match.index + match[0].length, '日期');
  for (const mark of MARKS) {
    for (const match of line.text.matchAll(mark)) add(match.index, match.index + match[0].length);
  }
  if (!line.isTable) {
    for (const match of line.text.matchAll(GAP)) add(match.index, match.index + match[0].length);
  }
  // Cells of a table hold what their neighbour names; opening words side by side are no table of that kind.
  if (!line.isTable || section === 'preamble') {
    for (const match of flat.matchAll(EMPTY_LABEL)) {
      const gap = /^ +/.exec(flat.slice(match.index + match[0].length))?.[0].length ?? 0;
      add(match.index + match[0].length - 1, match.index + match[0].length + gap, match[1]);
    }
  }
  return merge(
    found.sort((a, b) => a.start - b.start),
    flat,
  ).map(({ start, end, label }) => ({
    span: { blockId: line.blockId, start: line.start + start, end: line.start + end },
    label,
    clauseId,
    section,
  }));
}

/** Parts of one date (＿年＿月＿日) are one place. */
function merge(found: readonly PlaceholderMatch[], flat: string): PlaceholderMatch[] {
  const merged: PlaceholderMatch[] = [];
  for (const one of found) {
    const last = merged.at(-1);
    if (
      last &&
      /^[ 年月日]{0,4}$/.test(flat.slice(last.end, one.start)) &&
      /[年月]/.test(flat.slice(last.end, one.start))
    ) {
      last.end = one.end;
      last.label = '日期';
    } else merged.push({ ...one });
  }
  return merged;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What belongs in a place: the words inside it, else those before it, from the start of a word. */
function labelOf(flat: string, start: number, end: number): string {
  const inside = flat.slice(start, end).replace(/[[\]{}【】_ \s●]|请?填写|插入/g, '');
  if (/[\u4e00-\u9fff]{2,}/.test(inside)) return inside.slice(0, 14);
  if (!/[\u4e00-\u9fff]/.test(flat)) return englishLabel(flat.slice(0, start));
  const before = flat.slice(Math.max(0, start - 24), start).replace(/[\s_:：(￥¥$]+$/, '');
  const phrase = /[^，,。；;:：、()\s_]{1,20}$/.exec(before)?.[0] ?? '';
  const words = [...segmenter.segment(phrase.replace(/^\d+[.．、]/, ''))].map(({ segment }) => segment);
  let label = '';
  for (const word of words.toReversed()) {
    if (label.length + word.length > 10) break;
    label = word + label;
  }
  return label.replace(/^(?:的|为|是|和|与|及|之|在)+/, '');
}

const LITTLE = new Set(
  'a an the of to at by in on for with and or from per is be shall will that which this'.split(' '),
);

/** The last words before a place that say what it is for: `copy`, `purchase price`. */
function englishLabel(before: string): string {
  const words =
    /[^,.;:()[\]]*$/.exec(before.slice(-60).replace(/[\s_:$€£]+$/, ''))?.[0].match(/[A-Za-z]{2,}/g) ?? [];
  while (words.length > 0 && LITTLE.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const last: string[] = [];
  for (const word of words.toReversed()) {
    if (LITTLE.has(word.toLowerCase()) || last.length === 3) break;
    last.unshift(word);
  }
  return last.join(' ');
}
