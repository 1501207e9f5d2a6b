import { shareOfClaim } from '@mingfa/legal/citation/agreement/share-of-claim';
import type { SourceCitation, StatuteCitation } from '@mingfa/legal/citation/citation';
import type { AnswerText } from './answer-text.ts';
import type { NearCitation } from './cited-places.ts';
import type { OwnPart } from './own-part.ts';
import { isOnSourceLine, normalizeWords, type Quote, quoteAgrees } from './quoted-words.ts';

/** Shorter words in marks before a citation are more often somebody's own than the law's. */
const FOLLOWED_MIN_LENGTH = 8;
/** Shorter words in marks that nobody presents as the law's are terms. */
const ALTERED_MIN_LENGTH = 6;
/** So much of words in marks must stand in the article before they are taken for its words, altered. */
const ALTERED_SHARE = 0.6;

/** Words that present what follows as the law's own. */
const PRESENTS =
  /规定|明确|指出|写[道明着的]|写为|载明|定义|原文|条文|原话|表述|措辞|[：:]\s*$|provides|states|says|reads/;
/** > 参考案例：…, > **提示**：…: a note set apart as a block, and no words of a law. */
const LABELLED = /^[\s*_]*[一-龥]{2,6}[\s*_]*[：:]/;
/** What leads from words in marks to the citation they are taken from. */
const LEADS_BACK =
  /^[\s。；，,、（(—-]*(?:这?[正就便]?是|系|即|见|依据|根据|参见|出自|引自|载于|见于|语出)?[\s（(]*$/;

/** ”，您手机里保存的这句话引自…, ”，幻灯片里引的…恰好写反: said to be taken from what is cited. */
const SAID_TO_BE_OF = /^[^“”。！？；\n]{0,24}(?:引自|出自|摘自|抄自|(?:引用?|援引|摘录)的)[\s（(]*$/;

/**
 * The quotation this citation introduces or follows: in its sentence (`第X条规定：“…”`, `“…”（第X条）`), or in the
 * block quote right below its line. `isCertain` where nothing else can be what is quoted.
 */
export function quoteOf(
  answer: AnswerText,
  citation: StatuteCitation | SourceCitation,
): (Quote & { isCertain: boolean }) | null {
  const { text } = answer;
  const { group } = answer.ownPartOf(citation);
  const quotes = answer.quotesNear(citation);
  /** The words belong to the citation that stands closest to them. */
  const isApart = (from: number, to: number) =>
    answer.citations.some(({ type, start, end }) => type !== 'source' && start >= from && end <= to);
  const introduces = (quote: Quote) => {
    const between = text.slice(group.end, quote.start);
    return (
      quote.start >= group.end &&
      !isApart(group.end, quote.start) &&
      ((/^[^。！？\n]{0,24}[：:，,]?\s*$/.test(between) && PRESENTS.test(between)) ||
        /^[^\n]{0,40}(?:原文|条文|规定|内容)[^\n]{0,8}[：:]\s*$/.test(between))
    );
  };
  const follows = (quote: Quote) => {
    const between = text.slice(quote.end, group.start);
    return (
      quote.end <= group.start &&
      normalizeWords(quote.text).length >= FOLLOWED_MIN_LENGTH &&
      (LEADS_BACK.test(between) || SAID_TO_BE_OF.test(between)) &&
      !isOfAnotherParagraph(between, text.slice(group.end)) &&
      // 第A条规定：“……。”第B条…: the words are those of the first.
      (/[（(—]/.test(between) || !answer.citations.some((other) => isIntroducedBy(text, quote, other)))
    );
  };
  const below = (quote: Quote) => {
    const between = text.slice(group.end, quote.start);
    const isBlock = text.charAt(quote.start) === '>' && !LABELLED.test(quote.text);
    const isPresented = isBlock || /[：:]\s*$/.test(between);
    return /^[^\n]{0,40}\n{1,2}[ \t]*$/.test(between) && isPresented && !isApart(group.end, quote.start);
  };
  const within = (quote: Quote) =>
    text.charAt(quote.start) === '>' &&
    citation.start >= quote.start &&
    citation.end <= quote.end &&
    isOnSourceLine(text, citation.start);
  const certain = quotes.find((quote) => introduces(quote) || within(quote));
  if (certain) return { ...certain, isCertain: true };
  // A sentence that quotes the article itself says nothing of the quotation marks on the next line.
  const likely = quotes.find(follows) ?? quotes.find(below) ?? wordsAnnounced(text, citation);
  return likely && { ...likely, isCertain: false };
}

/** 据原告自述：“……” with 《…》第…条规定，… below it: what begins a paragraph and goes on to tell its rule quotes nothing of the one before. */
const isOfAnotherParagraph = (between: string, behind: string): boolean =>
  /^\s*\n\s*$/.test(between) && /^[^，。；\n]{0,6}(?:规定|明确)/.test(behind);

/** Whether quoted words stand in an article that another citation close by names. */
export const isOfAnother = (quote: Quote, near: readonly NearCitation[], { group }: OwnPart): boolean =>
  near.some(
    ({ start, end, places }) =>
      (end <= group.start || start >= group.end) &&
      places.some(({ article }) => article && quoteAgrees(quote.text, article.text)),
  );

/** Words in marks in the citation's own part of its sentence that do stand in the article, whatever leads up to them. */
export function quoteBorneOut(answer: AnswerText, part: OwnPart, wording: string): Quote | null {
  return (
    quotesIn(answer, part).find(
      ({ text }) => normalizeWords(text).length >= FOLLOWED_MIN_LENGTH && quoteAgrees(text, wording),
    ) ?? null
  );
}

/** Words in marks of which most stands in the article, and not all: its own, altered. */
export function quoteAltered(
  answer: AnswerText,
  part: OwnPart,
  wording: string,
  near: readonly NearCitation[],
): Quote | null {
  return (
    quotesIn(answer, part).find(
      (quote) =>
        normalizeWords(quote.text).length >= ALTERED_MIN_LENGTH &&
        !quoteAgrees(quote.text, wording) &&
        !isOfParties(answer.text.slice(part.start, quote.start)) &&
        !isGround(answer.text, quote) &&
        shareOfClaim(quote.text, wording) >= ALTERED_SHARE &&
        !isOfAnother(quote, near, part),
    ) ?? null
  );
}

/** 约定“无力偿还时才承担”的: what parties agreed or said is quoted, and no article. */
const isOfParties = (before: string): boolean =>
  /(?<![条款项法例释定》])(?:约定|承诺|注明|备注|自称|声称|答复称?)(?:了|为)?[：:]?\s*$/.test(before);

/** 以“阻碍执行职务”拘留原告, 以“旷工”为由解除合同: on what ground an office or a party acted is quoted, and no article. */
const isGround = (text: string, { start, end }: Quote): boolean =>
  /(?:以(?:涉嫌|其|原告|被告)?|因(?:涉嫌)?|涉嫌|案由(?:为|是)|罪名(?:为|是))\s*$/.test(
    text.slice(Math.max(0, start - 12), start),
  ) &&
  /^(?:罪|案)?(?:之名|为名|名义|为由|之由|的?理由)?(?:一案)?[，,]?[^，。；]{0,6}(?:立案|拘留|拘役|逮捕|处罚|处以|罚款|起诉|公诉|传唤|解除|辞退|开除|拒[绝赔付收]|扣[留押除款发]|查封|取消|撤销|驳回|作出)/.test(
    text.slice(end, end + 24),
  );

/** Whether the part quotes words that do not stand in the article: then nothing of it is called verified. */
export const quotesOthers = (answer: AnswerText, part: OwnPart, wording: string): boolean =>
  quotesIn(answer, part).some(({ text }) => !quoteAgrees(text, wording));

const quotesIn = (answer: AnswerText, part: OwnPart) =>
  answer.quotes.filter(({ start, end }) => start >= part.start && end <= part.end);

function isIntroducedBy(text: string, quote: Quote, { start, end }: { start: number; end: number }): boolean {
  const between = text.slice(end, quote.start);
  return end <= quote.start && start < end && /^[^。！？\n]{0,24}$/.test(between) && PRESENTS.test(between);
}

/** `……的原文是：` presents the rest of the line as the law's words, marks or not. */
function wordsAnnounced(text: string, citation: { end: number }): Quote | null {
  const announced = /^[^\n。]{0,12}(?:原文|条文)(?:是|为|如下)?[：:][ \t]*([^\n“「『"]{8,400})/.exec(
    text.slice(citation.end),
  );
  if (!announced?.[1]) return null;
  const start = citation.end + announced[0].length - announced[1].length;
  return { text: announced[1], start, end: citation.end + announced[0].length };
}
