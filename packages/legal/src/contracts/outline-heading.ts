/** A heading without number is at most this long; longer ones are sentences somebody made bold. */
const MOST_CHARACTERS = 40;
const MOST_ENGLISH_CHARACTERS = 90;
const NUMBERED =
  /^\s*(?:第.{1,6}[条章节编部]|[一二三四五六七八九十]{1,3}[、.．]|[（(][一二三四五六七八九十\d]{1,3}[）)]|\d[\d.．]*[.、．\s])/;
/** Lines to sign or seal on, dates, labels with a place to fill in, and the words a form has beside them. */
const NO_HEADING =
  /盖\s*章|签\s*[字章]|公\s*章|粘贴处|法定代表人|委托代理人|经办人|^\s*(?:甲|乙|丙|丁|双)\s*方\s*(?:[（(:：]|$)|[\d×xX_＿○〇零一二三四五六七八九十]{2,4}\s*年.{0,6}月|年\s*月\s*日|[:：]\s*[_＿ \u3000]*\S{0,30}[_＿]|^\s*(?:By|Name|Title|Date)\s*:|IN WITNESS/i;
const SENTENCE = /[。；;！，,]\s*$|[。；;].+/;

/** A label whose value stands beside or below it. */
const LABEL = /(?:号码?|编号|地址|住所|电话|日期|姓名|单位|邮箱|账号|开户行)\s*[:：]/;

/** Whether an unnumbered line that looks like a heading is one. */
export function isOutlineHeading(text: string): boolean {
  const line = outlineText(text);
  if (LABEL.test(annexAlone(text))) return false;
  if (line.length < 2 || NUMBERED.test(line)) return line.length >= 2 && !SENTENCE.test(line);
  const isEnglish = !/[\u4e00-\u9fff]/.test(line);
  if (line.length > (isEnglish ? MOST_ENGLISH_CHARACTERS : MOST_CHARACTERS)) return false;
  if (/^[\d\s.,:/%¥￥$×xX*＊_＿-]+$/.test(line) || NO_HEADING.test(line)) return false;
  return isEnglish || !SENTENCE.test(line);
}

/** Where a sentence was cut at a gap to be filled in, what stands before the gap is no heading. */
const CUT_OFF = /[\d０-９、，,]$|第$|(?<![标目])的$|[和与及至]$|(?:合同|协议)共$|业经$|从事$/;

/** Whether what was read as a clause's heading is whole. */
export function isWholeHeading(heading: string): boolean {
  return /^(?:附件|附表|附录|Annex|Exhibit|Schedule)/i.test(heading) || !CUT_OFF.test(heading.trim());
}

/** What a form prints beside an annex is not its name: `附件一        鉴证编号：`. */
const annexAlone = (text: string) =>
  text.trim().replace(/^(附[件表录][^:：\s]{0,4})[ \u3000\u00a0\t]{4,}.*$/s, '$1');

/** As an outline shows it: room that was left to be filled in is one sign wide, and a closing colon is left out. */
export function outlineText(text: string): string {
  return annexAlone(text)
    .replace(/[＿_]{2,}|[ \u3000\u00a0\t]{3,}/g, '＿')
    .replace(/[＿\s]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[:：]$/, '')
    .trim();
}
