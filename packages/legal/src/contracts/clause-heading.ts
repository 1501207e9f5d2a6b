/** A heading is short and says no sentence. */
const MOST_CHARACTERS = 24;
const MOST_WORDS = 9;

/**
 * The heading a clause begins with, from its text after the number: the whole line when it is short and no sentence, or what
 * stands before a colon, a full stop or a gap. Empty when the text begins at once. An item of a list that ends as a sentence is one.
 */
export function readHeading(text: string, isHeadingBlock: boolean, isListed = false): string {
  const line = text.replace(/[\u3000\u00a0\t]/g, ' ').trim();
  if (line === '') return '';
  if (isHeadingBlock) return line.replace(/[:：。]$/, '').trim();
  if (!/[\u4e00-\u9fff]/.test(line)) return readEnglishHeading(line);
  const lead =
    /^(.{2,20}?)(?:[:：]| {2,}(?! *(?:[年月日元万天个份号层室%％,，、。；;_]|平方|平米|小时))|。| (?=[\u4e00-\u9fff]{6,}))/
      .exec(line)?.[1]
      ?.trim() ?? '';
  const isSentence = /[。；;]$/.test(line) && (isListed || line.length > 12);
  const whole = line.replace(/[:：。.．]$/, '').trim();
  if (!isSentence && !/[:：]/.test(whole) && isHeadingText(whole)) return whole.replace(/ {2,}/g, ' ');
  return lead !== '' && lead.length < whole.length && isHeadingText(lead) ? lead : '';
}

const SENTENCE =
  /[。；;！？，,_＿《》“”"[{【]|应(?!达|用|急|收|税)|不得|必须|可以|有权|负责|同意|承担$|向.方|将|已|如(?!下)|未|均|为|是|按照?|以(?!下)|详见|提交|(?<!标)的$|第.{1,3}条|任何|自(?!然)|由(?!于)|×|[xX]{2}|\d{3}| {2,}[年月日元万天个份]/;

function isHeadingText(text: string): boolean {
  if (text.length > MOST_CHARACTERS || text.length < 2) return false;
  if (/^(?:甲|乙|丙|丁|双)方(?!权利|义务|责任|的|职责|陈述|声明|承诺|违约|保证)/.test(text)) return false;
  return !SENTENCE.test(text);
}

function readEnglishHeading(line: string): string {
  const lead = /^([^.:;]{2,80}?)(?:[.:](?: |$)|$)/.exec(line)?.[1]?.trim() ?? '';
  const words = lead.split(/\s+/);
  if (lead === '' || words.length > MOST_WORDS) return '';
  const capitals = words.filter((word) => /^[A-Z(&]/.test(word) || word.length <= 3).length;
  return capitals === words.length ? lead : '';
}
