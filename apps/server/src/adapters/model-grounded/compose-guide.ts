import type { GuidePoint } from '@mingfa/content/guide';
import { WITHOUT_DUE_DAY } from '@mingfa/legal/questions/deadline-places';
import { ASKS_AMOUNT } from '@mingfa/legal/questions/question-words';
import { type Circumstance, PROTECTED_CIRCUMSTANCES } from '@mingfa/legal/questions/read-facts';
import type { AlreadyTold } from './already-told.ts';
import { tellsSigning } from './compose-paper.ts';
import { askedPoints, type FoundGuide, type FoundMaterial } from './found-material.ts';
import { isOfLaterLaw } from './later-law.ts';
import { ownWords } from './own-words.ts';
import { overlap, termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';

/** What a guide gives to an answer, as Markdown. */
export interface GuideParts {
  title: string;
  /** The sentence that answers, for this person. */
  conclusion: string;
  /** What answers besides: what else was asked, or may have been. */
  beside: string[];
  /** The other sentences of the answer in short, in their order: conditions and exceptions. */
  conditions: string[];
  now: string[];
  collect: string[];
  where: string[];
  /** What each article of the guide settles here, by the number of its source. */
  why: ReadonlyMap<number, string>;
  /** What articles that ruled otherwise on the day are about, by the number of the source that shows them. */
  changed: ReadonlyMap<number, string>;
}

/** A shorter piece between semicolons says too little alone. */
const PIECE_MIN_CHARACTERS = 16;

/** A sentence of which so much was said by what leads is not said again. */
const SAID_ALREADY = 0.7;

/**
 * Reads a guide in the language of the reader, for what they said of themselves.
 */
export function composeGuide(
  one: FoundGuide,
  found: FoundMaterial,
  circumstances: readonly Circumstance[],
  phrases: Phrases,
  told: AlreadyTold,
): GuideParts {
  const { guide, sources } = one;
  const language = found.language === 'en' ? 'en' : 'zh';
  const read = (text: { zh: string; en: string }) => ownWords(text[language]);
  const branch = guide.branches?.find(({ when }) => circumstances.includes(when));
  const sentences = sentencesIn(guide.inShort[language], language);
  // Whether to sign is the question of who asks it; how a sum is reckoned comes behind the sum.
  const rank = (point: GuidePoint) =>
    told.signing && tellsSigning(point) ? 0 : told.sum && isReckoning(point) ? 2 : 1;
  const points = stillOpen(askedPoints(one), told).sort((a, b) => rank(a) - rank(b));
  const answers = points.map(({ answer }) => read(answer));
  const lead = one.pointsLead ?? true;
  const ofBranch = branch ? [read(branch.conclusion)] : [];
  const answering =
    branch && PROTECTED_CIRCUMSTANCES.includes(branch.when)
      ? [...ofBranch, ...(lead ? answers : [])]
      : [...(lead ? answers : []), ...ofBranch];
  const leading = answering.length > 0 ? answering : [ownWords(sentences[0] ?? '')];
  const [conclusion = '', ...besideIt] = leading;
  const beside = lead ? besideIt : [...besideIt, ...answers];
  const said = [conclusion, ...beside].join('\n');
  const general = sentences
    .slice(answering.length > 0 ? 0 : 1)
    .filter((sentence) => answers.length === 0 || overlap(termsOf(sentence), said) < SAID_ALREADY);
  const places = guide.where.filter(({ zh }) => !(told.liesBack && ON_THE_SPOT.test(zh))).map(read);
  const stepAsked = (lead ? points : []).find(({ first }) => first)?.first;
  const [first, ...later] = stepAsked ? [read(stepAsked), ...places] : places;
  const document = stepAsked ? '' : read(guide.firstDocument);
  // What was said first to somebody in danger says what to do and where to turn.
  const steps = found.inDanger ? [] : later;
  const gistsOf = (isMeant: (at: number) => boolean) =>
    new Map(
      guide.articles.flatMap(({ why }, at) => {
        const number = sources[at];
        return typeof number === 'number' && isMeant(at) ? [[number, read(why)] as const] : [];
      }),
    );
  return {
    title: read(guide.title),
    conclusion,
    beside,
    conditions: general.map(ownWords),
    // The document of the situation as a whole is seldom the one for a step of its own.
    now: found.inDanger ? [] : [...(first ? [first] : []), ...(document ? [phrases.write(document)] : [])],
    collect: guide.collect.map(read),
    where: steps,
    why: gistsOf((at) => !isOfLaterLaw(one, at)),
    changed: gistsOf((at) => isOfLaterLaw(one, at)),
  };
}

/** A point is asked by those who are too late. */
const TOO_LATE = /超过|过了|错过|过期|超期|晚了|年多了|too late|more than|has passed|missed/i;

/** A point that says one is not too late. */
const NOT_TOO_LATE = /^(?:一般)?(?:还)?没(?:有)?过期/;

/**
 * The points that what is told does not contradict: none says that it is too late while the time runs, nor the reverse, and none that no
 * time has begun where the day is known on which the debt was due.
 */
const stillOpen = (
  points: readonly GuidePoint[],
  { running, isOver, hasDueDay }: AlreadyTold,
): GuidePoint[] =>
  points.filter(({ askedAs, source, answer }) => {
    if (hasDueDay && source === WITHOUT_DUE_DAY) return false;
    const isForLate = askedAs.zh.filter((asking) => TOO_LATE.test(asking)).length * 2 > askedAs.zh.length;
    return !(isForLate && running.includes(source)) && !(isOver && NOT_TOO_LATE.test(answer.zh));
  });

/** What is done while it happens or right after it. */
const ON_THE_SPOT = /^(?:立即报警|立刻报警|现场报警|当场|马上清洗|马上有危险)/;

/** Whether a point is asked for how a sum is reckoned. */
const isReckoning = ({ askedAs }: GuidePoint): boolean =>
  askedAs.zh.filter((asking) => ASKS_AMOUNT.test(asking)).length * 2 > askedAs.zh.length;

/** The sentences of a text; where a sentence is several joined by semicolons, each that can stand alone. */
function sentencesIn(text: string, language: 'zh' | 'en'): string[] {
  // A term of art stands in Chinese within English, too.
  if (language === 'en') return (text.match(/.+?[.!?](?=\s|$)|.+$/gs) ?? [text]).map((one) => one.trim());
  const sentences = text.match(/[^。！？]+[。！？]?/g) ?? [text];
  return sentences.flatMap((sentence) => {
    const pieces = sentence.split('；');
    if (pieces.some((piece) => piece.length < PIECE_MIN_CHARACTERS)) return [sentence];
    return pieces.map((piece) => (/[。！？]$/.test(piece) ? piece : `${piece}。`));
  });
}
