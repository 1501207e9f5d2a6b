import type { Line } from './contract.ts';
import { numberOf } from './line-numbers.ts';

/** The lines of a contract by what they are. */
export interface ContractSections {
  preamble: Line[];
  body: Line[];
  signature: Line[];
  annex: Line[];
}

/** Ends the opening words of a contract. */
const OPENING =
  /如下(?:协议|条款|合同|约定|契约)|(?:协议|约定|条款|合同)如下|(?:特?订立|特?签订|达成|制定)本(?:合同|协议|契约)|共同(?:遵照|遵守|信守|执行|恪守)|以资(?:共同)?(?:信守|遵守)|agree as follows|as follows:?$/i;
/** (1) Alpha Limited, a company … (the “Company”): a party's number, no clause's. */
const PARTY =
  /^\s*[（(]\d[）)].*[（(](?:(?:the\s+|hereinafter[^()]{0,30})?[“"][^”"]{1,40}[”"][）)]|(?:以下|下)(?:简|合)?称)/i;
const isFirst = (line: Line, most = 1): boolean => {
  const number = numberOf(line);
  if (!number || number.style === 'letter' || PARTY.test(line.text)) return false;
  return number.path.every((part) => part <= most);
};
const isNumbered = (line: Line | undefined) => line !== undefined && numberOf(line) !== null;
const NO_TEXT_BELOW = /^\s*[（(]?\s*以下(?:无正文|空白|为签[署字]页)/;
const SIGNATURE =
  /^[\s│|]*(?:(?:[甲乙丙丁]|(?:出租|承租|出借|借款|贷款|保证|担保|抵押|质押|供|需|买|卖|购|售|委托|受托|承揽|定作|发包|承包|转让|受让|合作|供应|采购|用人)[\u4e00-\u9fff]{0,3}?)(?:方|人|单位|柜台方)?\s*(?:[（(][^）)]{0,12}[）)])?\s*(?:[:：]|[（(](?:盖|签|公|章)|盖章|签[字章名]|代表))|^\s*(?:法定代表人|法人代表|授权代表|委托代理人|负责人|代表人?)\s*(?:[/／]|[（(]|[:：_＿]|或)|^\s*IN WITNESS WHEREOF/i;
const SEALS = /盖章|签章|签字|公章|（章）|\(章\)|签名|签署|[:：]\s*$|[_＿]{3,}|[ \u3000]{4,}|WITNESS/i;
const ANNEX =
  /^\s*(?:附件|附表|附录|Annex|Exhibit|Schedule|Appendix)\s*(?:[一二三四五六七八九十]{1,3}|\d{1,2}|[A-Z])?\s*(?:[:：、.．\s《]|$)/i;

/** Splits the lines into opening, clauses, signatures and annexes. */
export function splitSections(lines: readonly Line[]): ContractSections {
  const bodyStart = findBodyStart(lines);
  const annexStart = findAnnexStart(lines, bodyStart);
  const main = lines.slice(0, annexStart);
  const signatureStart = findSignatureStart(main, bodyStart);
  return {
    preamble: lines.slice(0, bodyStart),
    body: lines.slice(bodyStart, signatureStart),
    signature: lines.slice(signatureStart, annexStart),
    annex: lines.slice(annexStart),
  };
}

function findBodyStart(lines: readonly Line[]): number {
  const contents = endOfContents(lines);
  const opening = lines.findIndex((line, index) => index <= lines.length * 0.6 && OPENING.test(line.text));
  const first = lines.findIndex((line, index) => index >= contents && isFirst(line));
  if (first === -1) return opening === -1 ? headingEnd(lines) : opening + 1;
  if (opening === -1) return first;
  if (first > opening) {
    // The format may have counted the first number by itself.
    const second = lines.findIndex((line, index) => index > opening && isFirst(line, 2));
    return Math.max(contents, Math.min(first, second));
  }
  // Numbers before the opening words are notes on how to fill the form in, unless no clauses follow.
  const after = lines.findIndex((line, index) => index > opening && isFirst(line));
  const isNear = after !== -1 && after <= opening + 15;
  return isNear && !isNumbered(lines[opening]) ? after : first;
}

/** A table of contents repeats the headings; it ends where its first entry comes again. */
function endOfContents(lines: readonly Line[]): number {
  const at = lines.findIndex(
    (line, index) => index < 60 && /^\s*目\s*录\s*$|^\s*(?:table of )?contents\s*$/i.test(line.text),
  );
  const entry = (line: Line) =>
    line.text
      .slice(numberOf(line)?.length ?? 0)
      .replace(/[.．…·\s\d]+$/, '')
      .trim();
  const firstEntry = at === -1 ? undefined : lines[at + 1];
  if (!firstEntry) return 0;
  const again = lines.findIndex((line, index) => index > at + 1 && entry(line) === entry(firstEntry));
  return again === -1 ? 0 : again;
}

/** Without numbers and opening words: what follows the title and the lines of the parties. */
function headingEnd(lines: readonly Line[]): number {
  const first = lines.findIndex((line, index) => index > 0 && line.text.trim().length > 40);
  return first === -1 ? Math.min(1, lines.length) : first;
}

function findAnnexStart(lines: readonly Line[], bodyStart: number): number {
  const signed = lines.findIndex(
    (line, index) => index > bodyStart && (NO_TEXT_BELOW.test(line.text) || isSignature(line)),
  );
  if (signed === -1) return lines.length;
  const at = lines.findIndex(
    (line, index) =>
      index > signed &&
      !line.isTable &&
      ANNEX.test(line.text) &&
      line.text.trim().length <= 40 &&
      !/[。；]/.test(line.text),
  );
  return at === -1 ? lines.length : at;
}

const isSignature = (line: Line) =>
  line.text.trim().length <= 120 && SIGNATURE.test(line.text) && SEALS.test(line.text);

function findSignatureStart(main: readonly Line[], bodyStart: number): number {
  const marked = main.findIndex((line, index) => index > bodyStart && NO_TEXT_BELOW.test(line.text));
  if (marked !== -1 && marked > main.length * 0.4) return marked;
  const last = lastClauseLine(main, bodyStart);
  const start = main.findIndex((line, index) => index > last && isSignature(line));
  return start === -1 ? main.length : start;
}

/** The last line that carries the contract's own outermost number on. */
function lastClauseLine(main: readonly Line[], bodyStart: number): number {
  const numbers = main.map((line, index) => (index < bodyStart ? null : numberOf(line)));
  const style = numbers.some((number) => number?.style === 'article')
    ? 'article'
    : numbers.find((number) => number !== null)?.style;
  let ordinal = 0;
  let last = bodyStart;
  for (const [index, number] of numbers.entries()) {
    const next = number?.path.at(-1) ?? 0;
    if (number?.style !== style || number?.path.length !== 1 || next <= ordinal || next > ordinal + 3)
      continue;
    ordinal = next;
    last = index;
  }
  return last;
}
