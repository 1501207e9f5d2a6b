import type { Contract, Line } from './contract.ts';
import { detectKind } from './detect-kind.ts';
import type { PaperKind } from './document-reading.ts';

const COURT_PAPER =
  /(?:刑\s?事|民\s?事|行\s?政|执\s?行|附带民事|赔偿)?[\u4e00-\u9fff\s]{0,8}?(?:判\s?决|裁\s?定|调\s?解|决\s?定)\s?书|支付令/;
const PLEADING =
  /起\s?诉\s?[状书]|民事诉状|答\s?辩\s?[状书]|上\s?诉\s?[状书]|反\s?诉\s?状|申\s?诉\s?[状书]|再审申请书|申\s?请\s?书|代\s?理\s?词|辩\s?护\s?[词书]|质证意见|异议书|复议申请/;
const REPORT = /意见书|报告|尽职调查|备忘录|审计|评估|验证笔录|说明书|纪要/;
const LETTER = /律师函|催告函|通知书|通知函|告知函|声明书|邀请函|公函|^函$|复函/;
const STATUTE = /(?:法|条例|规定|办法|细则|规则|解释|决定|章程|准则|意见)(?:[（(].{1,16}[）)])?$/;
const CONTRACT_TITLE =
  /合\s*同|协\s*议|契\s*约|承诺书|保函|意向书|条款|订单|agreement|contract|\blease\b|deed|terms/i;

/** A title that names the contract, and does not only speak of contracts. */
const NAMES_CONTRACT =
  /(?:合\s*同|协\s*议|契\s*约|承诺书|保函|意向书|条款|订单)\s*书?(?:[（(【].{1,20}[）)】])?$|(?:agreement|contract|\blease|deed|terms)(?: and conditions| of .{1,40})?(?:\s*\(.{1,20}\))?$/i;

/** What kind of paper this is, by its title and its own words. */
export function detectPaper(
  contract: Contract,
  lines: readonly Line[],
): { kind: PaperKind; label: string; confidence: number } {
  const head = lines
    .slice(0, 12)
    .map(({ text }) => text.replace(/[\s\u3000]/g, ''))
    .join('\n');
  const text = lines
    .slice(0, 400)
    .map((line) => line.text)
    .join('\n');
  const title = contract.title.replace(/[\s\u3000]/g, '');
  const says = (...patterns: RegExp[]) => patterns.filter((pattern) => pattern.test(text)).length;

  const first = lines
    .slice(0, 3)
    .map((line) => line.text.replace(/[\s\u3000]/g, ''))
    .filter((line) => line.length <= 24);
  const pleading = [title, ...first]
    .map((line) => PLEADING.exec(line)?.[0])
    .find((found) => found !== undefined);
  const isCourts = COURT_PAPER.test(title) || /通知书/.test(title) || /公司|工商|商标|专利|登记/.test(title);
  if (pleading && !isCourts) return { kind: 'pleading', label: nameOf(title, pleading), confidence: 0.85 };
  const court = COURT_PAPER.exec(title)?.[0] ?? COURT_PAPER.exec(head)?.[0];
  const judged = says(
    /人民法院/,
    /本院认为|本院经审查/,
    /判决如下|裁定如下|审判长|审判员|书记员/,
    /原告|被告|上诉人|申请人|被告人|公诉机关/,
  );
  if (court && judged >= 2) {
    return {
      kind: 'judgment',
      label: courtLabel(title, court),
      confidence: Math.min(1, 0.4 + judged * 0.15),
    };
  }
  const isStatute =
    STATUTE.test(title) &&
    !CONTRACT_TITLE.test(title) &&
    says(/^第一条[\s\u3000]/m, /制定本|根据.{2,40}制定|为了.{2,60}，/, /自.{2,20}起施行|公布之日起/) >= 2;
  if (isStatute) return { kind: 'statute', label: title, confidence: 0.85 };
  if (CONTRACT_TITLE.test(title) || (contract.parties.length >= 2 && contract.clauses.length >= 4)) {
    if (!REPORT.test(title) && !LETTER.test(title)) return contractPaper(contract, title);
  }
  const letter = LETTER.exec(title)?.[0];
  if (letter) return { kind: 'letter', label: nameOf(title, letter), confidence: 0.8 };
  const report = REPORT.exec(title)?.[0];
  if (report) return { kind: 'report', label: nameOf(title, report), confidence: 0.7 };
  if (isCode(contract, text)) return { kind: 'statute', label: title, confidence: 0.6 };
  // Its title is its name and no kind.
  return { kind: 'other', label: '', confidence: 0.3 };
}

/** Statutes of other countries have chapters and sections from the top. */
const isCode = (contract: Contract, text: string) =>
  contract.clauses.length > 20 && /^(?:TITLE|CHAPTER|§|Sec\.|第一章)/m.test(text);

function contractPaper(
  contract: Contract,
  title: string,
): { kind: PaperKind; label: string; confidence: number } {
  const { kind, confidence } = detectKind(contract);
  const isEnglish = contract.language === 'en';
  const isNamed = NAMES_CONTRACT.test(contract.title.trim()) && title.length <= (isEnglish ? 90 : 40);
  return {
    kind: kind === 'other' ? 'contract' : kind,
    label: isNamed ? contract.title : '',
    confidence: kind === 'other' ? 0.6 : confidence,
  };
}

/** 民事判决书, 刑事再审决定书, without whose it is. */
function courtLabel(title: string, found: string): string {
  const plain =
    /(?:刑事附带民事|刑事|民事|行政赔偿|行政|执行|赔偿)?(?:再审|复核)?(?:判决|裁定|调解|决定)书|支付令/;
  return plain.exec(title)?.[0] ?? plain.exec(found.replace(/\s/g, ''))?.[0] ?? found;
}

const nameOf = (title: string, found: string) =>
  title.length >= 3 && title.length <= 30 ? title : found.replace(/[\s\u3000]/g, '');
