import { type Measure, measuresIn } from '../../figures/find-measures.ts';
import { isNamed, partsIn } from './cited-text.ts';
import { sharedWeight, weighPairs } from './clauses.ts';
import { compareSentence } from './compare-sentence.ts';
import { isBorneOut } from './sentence-comparison.ts';

/** Whether a figure that somebody states of an article is the article's, and what the article writes. */
export interface StatedFigure {
  isRight: boolean;
  /** Figures of the article that it stands for, in its order. */
  law: LawFigure[];
}

/** A figure of an article; `words` are how it writes it, with the bound: 三年以下. */
export interface LawFigure extends Measure {
  words: string;
}

/** The place a statement is held against, and statutes' words for its everyday ones. */
interface StatedPlace {
  articleText: string;
  paragraph: number | null;
  item: number | null;
  everyday: string;
}

/** A sentence of an article, with its figures. */
interface LawSentence {
  text: string;
  figures: LawFigure[];
}

/** More figures than these are no plain answer. */
const NAMED_MAX = 3;
/** By so much more one sentence of an article shares with a statement than any other, where it is meant: two telling pairs. */
const CLEARLY = 0.6;
/** What contradicts somebody by one figure of several must share so many times more. */
const SURELY_TIMES = 2;

/**
 * Holds one statement against the article it names. Null where nothing can be said plainly: the figure stands in the article beside
 * another one that may be meant, several figures differ, or the words differ.
 * @param statement without its citation and without what asks whether it is right
 */
export function checkStatedFigure(
  statement: string,
  { articleText, paragraph, item, everyday }: StatedPlace,
): StatedFigure | null {
  const said = measuresIn(statement);
  if (said.length === 0) return null;
  const compared = compareSentence(statement, articleText, { paragraph, item, everyday });
  const { difference } = compared;
  const sentences = partsIn(articleText)
    .filter((part) => isNamed(part, { paragraph, item }))
    .flatMap(({ text }) => text.split(/[。；\n]/).map(readSentence))
    .filter(({ figures }) => figures.some((one) => said.some((other) => isAlike(one, other))));
  const words = `${withoutFigures(statement, said)} ${everyday}`;
  const missing = said.filter((one) => !sentences.some((sentence) => holds(sentence, one)));
  const [wrong] = missing;
  if (!wrong) return isBorneOut(compared) ? rightOf(said, meantOf(sentences, words, 1)) : null;
  if (missing.length > 1 || difference?.kind !== 'figure') return null;
  const meant = meantOf(sentences, words, SURELY_TIMES);
  const law = eachOnce(meant.flatMap(({ figures }) => figures)).filter(
    (one) => isAlike(one, wrong) && !said.some((other) => isEqual(one, other)),
  );
  // Where the two ways to tell which figure is meant come to different ones, neither is told.
  const isAgreed = meant.length === sentences.length || law.some(({ raw }) => difference.law?.includes(raw));
  return isAgreed && law.length > 0 && law.length <= NAMED_MAX ? { isRight: false, law } : null;
}

/** The figure that was said last, where the sentence that is meant bears out all of them. */
function rightOf(said: readonly Measure[], meant: readonly LawSentence[]): StatedFigure | null {
  const figures = eachOnce(meant.flatMap((sentence) => sentence.figures));
  const alike = figures.filter((one) => said.some((other) => isAlike(one, other)));
  const isClear = meant.length === 1 || alike.length === 1;
  if (!isClear || !said.every((one) => meant.some((sentence) => bears(sentence, one)))) return null;
  const last = said.at(-1);
  return { isRight: true, law: figures.filter((one) => last && isEqual(one, last)) };
}

function readSentence(text: string): LawSentence {
  const figures = measuresIn(text).map((figure) => {
    const [before = ''] =
      /(?:不得?超过|超过|不满|不得?少于|不得?低于|至少)?$/.exec(text.slice(0, figure.start)) ?? [];
    const [behind = ''] = /^(?:以[上下内]|之内|内)?/.exec(text.slice(figure.end)) ?? [];
    return { ...figure, words: `${before}${figure.raw}${behind}` };
  });
  return { text, figures };
}

/** The one sentence that a statement speaks of; all, where none stands out. */
function meantOf(sentences: readonly LawSentence[], words: string, times: number): readonly LawSentence[] {
  const pairs = weighPairs(words);
  const [best, next] = sentences
    .map((sentence) => ({ sentence, shared: sharedWeight(pairs, weighPairs(sentence.text)) }))
    .sort((a, b) => b.shared - a.shared);
  return best && best.shared >= times * (next?.shared ?? 0) + CLEARLY ? [best.sentence] : sentences;
}

const withoutFigures = (statement: string, figures: readonly Measure[]): string =>
  [...figures]
    .reverse()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, statement);

const isAlike = (one: Measure, other: Measure): boolean =>
  one.kind === other.kind && one.counted === other.counted;
const isEqual = (one: Measure, other: Measure): boolean => isAlike(one, other) && one.value === other.value;
const holds = ({ figures }: LawSentence, said: Measure): boolean => figures.some((one) => isEqual(one, said));
const eachOnce = (figures: readonly LawFigure[]): LawFigure[] =>
  figures.filter((one, at) => figures.findIndex((other) => isEqual(one, other)) === at);

/** Whether a sentence has the figure, and puts the same bound to it where one is said: 至少 is not 不得超过. */
const bears = ({ text, figures }: LawSentence, said: Measure): boolean =>
  figures.some(
    (one) =>
      isEqual(one, said) &&
      (said.bound === 'exact' ||
        said.bound === one.bound ||
        (said.bound === 'most' && one.bound === 'exact' && AT_MOST.test(text))),
  );
const AT_MOST = /不得?超过|不得?高于|最[多高长]|[以之]内/;
