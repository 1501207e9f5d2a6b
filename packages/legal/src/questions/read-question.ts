import type { Citation, StatuteCitation } from '../citation/citation.ts';
import { parseCitationQuery } from '../citation/citation-query.ts';
import { findCitations } from '../citation/citations.ts';
import { type PublishedFigures, SHIPPED_FIGURES } from '../figures/published-figures.ts';
import type { IsoDate } from '../statute/statute.ts';
import { commaSpaces } from '../words/comma-spaces.ts';
import { type CalculatorMatch, matchCalculator } from './match-calculator.ts';
import {
  ARITHMETIC,
  ASKS_AMOUNT,
  ASKS_DEADLINE,
  ASKS_DOCUMENT,
  ASKS_HOW,
  ASKS_PUNISHMENT,
  ASKS_WHETHER,
  ASKS_WHO,
  DOCUMENTS,
  GREETING,
  LEGAL_HINT,
  OTHER_REQUEST,
  OTHER_TOPIC,
  THANKS,
} from './question-words.ts';
import { isSaidOfOthers } from './quoted-words.ts';
import { type QuestionAmount, readAmounts } from './read-amounts.ts';
import { type QuestionDate, readDates } from './read-dates.ts';
import { type QuestionDuration, readDurations } from './read-durations.ts';
import { type QuestionRate, readRates } from './read-rates.ts';

/** What a question wants. `rule` is the ordinary case: what does the law say. */
export type QuestionIntent =
  | 'article'
  | 'rule'
  | 'deadline'
  | 'amount'
  | 'document'
  | 'greeting'
  | 'thanks'
  | 'not_legal';

/** A question as read without any model: the same text always gives the same reading. */
export interface QuestionReading {
  /** As it was typed, with commas where spaces stand for them. */
  text: string;
  language: 'zh' | 'en';
  intent: QuestionIntent;
  /** The calculator the question calls for, run on what the question gave; null when it calls for none. */
  calculator: CalculatorMatch | null;
  citations: StatuteCitation[];
  amounts: QuestionAmount[];
  dates: QuestionDate[];
  durations: QuestionDuration[];
  rates: QuestionRate[];
  /** The day of asking, where it is known. */
  today?: IsoDate | undefined;
  asksAmount: boolean;
  asksDeadline: boolean;
  asksPunishment: boolean;
  asksWho: boolean;
  asksWhether: boolean;
  asksHow: boolean;
  /** The kind of document wanted (起诉状, 借条 …) when the intent is `document`. */
  document: string | null;
}

/** A question longer than this is read by its beginning: what is wanted stands there. */
const READ_CHARACTERS = 4_000;
/** Greetings, thanks and sums are never longer. */
const SHORT_CHARACTERS = 60;

const PUNCTUATION = /[\s，。！？、；：,.!?;:~～…“”"'()（）【】]+/g;
/** What may stand around a citation in a question that asks for the article and nothing else. */
const AROUND_ARTICLE =
  /请问|请|帮我|给我|我想|想|看看?|查询?|查一?下|一下|找|搜索?|知道|了解|解释|解读|说明|介绍|内容|原文|全文|条文|法条|具体|规定|讲|说|写|是|什么|怎么|如何|哪些|意思|的|了|呢|吗|啊|吧|what|does|do|is|the|say|says|text|of|show|me|read|please|mean|explain/gi;

const DOCUMENT_PATTERN = new RegExp(DOCUMENTS.join('|'));

const isStatute = (citation: Citation): citation is StatuteCitation => citation.type === 'statute';

function asksForArticle(text: string, citations: StatuteCitation[]): boolean {
  const cited = citations.filter((citation) => citation.article);
  if (cited.length === 0) return parseCitationQuery(text)?.article != null;
  let rest = text;
  for (const { start, end } of [...cited].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(AROUND_ARTICLE, '').replace(PUNCTUATION, '').length <= 3;
}

function smallTalk(text: string, bare: string): 'greeting' | 'thanks' | null {
  if (bare.length > SHORT_CHARACTERS) return null;
  const spaced = text.replace(/[^\p{L}\d]+/gu, ' ').trim();
  const forms = [bare.replace(/[啊呀哦呢吧嘛]/g, ''), spaced];
  if (forms.some((form) => GREETING.test(form))) return 'greeting';
  return forms.some((form) => THANKS.test(form)) ? 'thanks' : null;
}

/** 存定期好还是买基金好: which use of money pays better is no matter of law. */
const WHERE_TO_INVEST =
  /(?:存|买|炒|投)(?!了|过|的)[^，。？?]{1,10}(?:好|划算|合适|靠谱|赚)?[，,]?还是(?:存|买|炒|投)(?!了|过)[^，。？?]{1,10}(?:好|划算|合适|靠谱|赚)/;

function isNotLegal(text: string, bare: string): boolean {
  if (!/[\p{L}\d]/u.test(bare)) return true;
  if (text.length <= SHORT_CHARACTERS && ARITHMETIC.test(text.trim()) && /[+＋\-−*×xX/÷]/.test(text))
    return true;
  if (OTHER_REQUEST.test(text.trim())) return true;
  return (OTHER_TOPIC.test(text) || WHERE_TO_INVEST.test(text)) && !LEGAL_HINT.test(text);
}

/** Whether a message says any word of law or of the troubles that law settles; many a lay question does not. */
export function saysWordOfLaw(text: string): boolean {
  return LEGAL_HINT.test(text);
}

/**
 * Reads a question in everyday Chinese or simple English: what it wants, the figures in it, and the calculator
 * that answers it. What it does not recognise is a `rule`: a lay question need not contain a word of law.
 * @param published holidays and the LPR that the calculator looks up
 * @param today the day of asking, from which 上周五 and 10月31日 are told
 */
export function readQuestion(
  text: string,
  published: PublishedFigures = SHIPPED_FIGURES,
  today?: IsoDate,
): QuestionReading {
  const head = text.slice(0, READ_CHARACTERS);
  const bare = head.replace(PUNCTUATION, '');
  const citations = findCitations(head).filter(isStatute);
  const told = commaSpaces(head);
  const figures = {
    amounts: readAmounts(told),
    // A day that stands in another person's words, or in their case, is none of the story.
    dates: readDates(told, today).filter((date) => !isSaidOfOthers(told, date)),
    durations: readDurations(told),
    rates: readRates(told),
    ...(today ? { today } : {}),
  };
  const asks = { amount: ASKS_AMOUNT.test(head), deadline: ASKS_DEADLINE.test(head) };
  const reading: QuestionReading = {
    text: commaSpaces(text),
    language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
    intent: 'rule',
    calculator: null,
    citations,
    ...figures,
    asksAmount: asks.amount,
    asksDeadline: asks.deadline,
    asksPunishment: ASKS_PUNISHMENT.test(head),
    asksWho: ASKS_WHO.test(head),
    asksWhether: ASKS_WHETHER.test(head.trim()),
    asksHow: ASKS_HOW.test(head),
    document: null,
  };
  const talk = smallTalk(head, bare);
  if (talk) return { ...reading, intent: talk };
  if (citations.length === 0 && isNotLegal(head, bare)) return { ...reading, intent: 'not_legal' };
  if (asksForArticle(head, citations)) return { ...reading, intent: 'article' };
  const document = DOCUMENT_PATTERN.exec(head)?.[0] ?? null;
  if (document && ASKS_DOCUMENT.test(head)) return { ...reading, intent: 'document', document };
  const calculator = matchCalculator(told, figures, asks, published);
  if (calculator) {
    return { ...reading, calculator, intent: calculator.answers };
  }
  return reading;
}
