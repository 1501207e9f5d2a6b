import type { Circumstance } from '@mingfa/legal/questions/read-facts';
import { askedPoints, type FoundGuide, type FoundMaterial } from './found-material.ts';
import { isOfLaterLaw } from './later-law.ts';
import { ownWords } from './own-words.ts';
import { overlap, type Terms, termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';

/** What a guide gives to an answer, as Markdown. */
export interface GuideParts {
  title: string;
  /** The sentence that answers, for this person. */
  conclusion: string;
  /** What else answers, then the other sentences of the answer in short, in their order: conditions and exceptions. */
  conditions: string[];
  now: string[];
  collect: string[];
  where: string[];
  /** What each article of the guide settles here, by the number of its source. */
  why: ReadonlyMap<number, string>;
  /** What articles that ruled otherwise on the day are about, by the number of the source that shows them. */
  changed: ReadonlyMap<number, string>;
}

/** A sentence further on leads with so much more of the question than the first one. */
const LEADS_BY = 0.3;
/** A shorter piece between semicolons says too little alone. */
const PIECE_MIN_CHARACTERS = 16;

/** A circumstance of somebody the law protects specially changes the first sentence, whatever was asked. */
const PROTECTED: readonly Circumstance[] = [
  'pregnant',
  'child_under_2',
  'child_under_8',
  'child_8_to_15',
  'child_16_or_17',
  'disabled',
];
/** A sentence of which so much was said by what leads is not said again. */
const SAID_ALREADY = 0.7;

/** Reads a guide in the language of the reader, for what they said of themselves. */
export function composeGuide(
  one: FoundGuide,
  found: FoundMaterial,
  terms: Terms,
  circumstances: readonly Circumstance[],
  phrases: Phrases,
): GuideParts {
  const { guide, sources } = one;
  const language = found.language === 'en' ? 'en' : 'zh';
  const read = (text: { zh: string; en: string }) => ownWords(text[language]);
  const branch = guide.branches?.find(({ when }) => circumstances.includes(when));
  const sentences = sentencesIn(guide.inShort[language], language);
  // Words of a question in English stand in our sentences by chance.
  const isTold = language === 'zh' && /\p{Script=Han}/u.test(found.question);
  const leading = isTold ? leadingSentence(sentences, tellingTerms(terms, guide)) : (sentences[0] ?? '');
  const points = askedPoints(one);
  const answers = points.map(({ answer }) => read(answer));
  const ofBranch = branch ? [read(branch.conclusion)] : [];
  const answering =
    branch && PROTECTED.includes(branch.when) ? [...ofBranch, ...answers] : [...answers, ...ofBranch];
  const [conclusion = ownWords(leading), ...beside] = answering;
  const said = answering.join('\n');
  const general = sentences
    .filter((sentence) => answering.length > 0 || sentence !== leading)
    .filter((sentence) => answers.length === 0 || overlap(termsOf(sentence), said) < SAID_ALREADY);
  const places = guide.where.map(read);
  const stepAsked = points.find(({ first }) => first)?.first;
  const [first, ...steps] = stepAsked ? [read(stepAsked), ...places] : places;
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
    conditions: [...beside, ...general.map(ownWords)],
    // The document of the situation as a whole is seldom the one for a step of its own.
    now: [...(first ? [first] : []), ...(stepAsked ? [] : [phrases.write(read(guide.firstDocument))])],
    collect: guide.collect.map(read),
    where: steps,
    why: gistsOf((at) => !isOfLaterLaw(one, at)),
    changed: gistsOf((at) => isOfLaterLaw(one, at)),
  };
}

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

/** Every sentence of a guide is about its title: a word of that tells none of them apart. */
const WEIGHT_OF_TITLE = 0.2;
/** A question that says hardly more than the title asks what the guide says first. */
const TELLING_SHARE = 0.25;

/** The words of a question that tell one sentence of the guide from another; none where it only says what the guide is about. */
function tellingTerms(terms: Terms, { title, situation }: FoundGuide['guide']): Terms {
  const common = `${title.zh}${situation.zh}`;
  const weightOf = (some: [string, { weight: number }][]) =>
    some.reduce((sum, [, { weight }]) => sum + weight, 0);
  const all = [...terms];
  const own = all.filter(([term]) => !common.includes(term));
  if (weightOf(own) < TELLING_SHARE * weightOf(all)) return new Map();
  return new Map(
    all.map(([term, { weight, legal }]) => [
      term,
      { weight: common.includes(term) ? weight * WEIGHT_OF_TITLE : weight, legal },
    ]),
  );
}

/** The sentence that speaks most of the question where one clearly does, else the first. */
function leadingSentence(sentences: readonly string[], terms: Terms): string {
  const [first = ''] = sentences;
  const ranked = sentences
    .map((text) => ({ text, score: overlap(terms, text) }))
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  return best && best.score >= overlap(terms, first) + LEADS_BY ? best.text : first;
}
