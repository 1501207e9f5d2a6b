import { LEGAL_HINT } from '@mingfa/legal/questions/question-words';
import { type QuestionIntent, readQuestion } from '@mingfa/legal/questions/read-question';
import type { GuideIndex, Nearness } from './guide-index.ts';
import { partsOf, type QuestionPart, splitClauses } from './split-parts.ts';
import { likelihoodsOf, sumFeatures, type TextModel, type TextSums } from './text-model.ts';

/** What the choice knows of a guide that may answer a question, in the order of the weights of the model. */
export const CHOICE_FEATURES = [
  'wordsOfAll',
  'wordsOfPart',
  'wordsMean',
  'firstByWords',
  'sayingOfAll',
  'sayingOfPart',
  'likenessOfAll',
  'likenessOfPart',
  'coverageOfAll',
  'coverageOfPart',
  'articles',
  'articlesShare',
  'cuesOfAll',
  'cuesOfPart',
  'cuesShare',
] as const;

/** A guide that may answer a question, and the part of the question that says so most. */
export interface GuideCandidate {
  guide: number;
  part: QuestionPart;
  features: number[];
}

/** A candidate, and how likely it is the right one. */
export interface RankedCandidate {
  candidate: GuideCandidate;
  likelihood: number;
}

/** What one part says of every guide, by its number. */
export interface ReadPart {
  part: QuestionPart;
  /** How sure its words make a guide, as a logarithm. */
  likelihoodOf(guide: number): number;
  near: Nearness;
  /** That it is about none of the guides, as a logarithm. */
  none: number;
  /** How much it speaks for each guide, by words, sayings and cues together. */
  scores: Float64Array;
}

/** A question as the choice reads it. */
export interface ReadParts {
  clauses: string[];
  candidates: GuideCandidate[];
  /** What each part says of every guide. */
  parts: ReadPart[];
  /** That it is about none of them: by the words of all and of the part that says it least, and by what it asks for. */
  none: number[];
  /** What the clauses before and behind each place between two of them say of a guide by their words, as logarithms. */
  cuts: readonly { before(guide: number): number; behind(guide: number): number }[];
  /** The same of some of its clauses alone. */
  readSide(side: QuestionPart): ReadParts;
}

const CANDIDATES = 12;
/** What has nothing to do with law. */
const WITHOUT_LAW: readonly QuestionIntent[] = ['greeting', 'thanks', 'not_legal'];
/** Advice on taste, goods, health and the like, whatever words of trouble stand beside it. */
const ASKS_FOR_OTHER =
  /推荐|好看|好吃|好用|哪款|哪个牌子|起个?名|取名|翻译|英语|拼音|作文|演讲稿|祝福|读书|攻略|保养|清洗|收纳|布置|搭配|穿什么|吃什么|喝什么|做梦|复习|考试|学上|前景|电视剧|电影|小说|recommend|translate|recipe|poem|restaurant/i;
/** A likelihood that is as good as none. */
const FLOOR = -9;

/**
 * Reads a question part by part and measures which guides it may be about.
 * @param agreeing how much the articles found for the question are those of each guide
 */
export function readCandidates(
  index: GuideIndex,
  model: TextModel,
  text: string,
  agreeing: (guide: number) => number,
): ReadParts {
  const clauses = splitClauses(text);
  const terms = clauses.map((clause) => index.termsOf(clause));
  const sums = clauses.map((clause) => sumFeatures(model, index.featuresOf(clause)));
  const numberOf = new Map(model.guides.map((id, at) => [id, at]));
  const places = index.guides.map(({ id }) => numberOf.get(id) ?? -1);
  const noneAt = model.guides.length;
  const ofGuide = (likelihood: Float64Array, guide: number) => {
    const at = places[guide] as number;
    // A guide that was written after the model was fitted is as likely as its words alone make it.
    return at < 0 ? FLOOR / 2 : Math.max(FLOOR, likelihood[at] as number);
  };

  const everything = { from: 0, to: clauses.length - 1 };
  const all = {
    likelihood: likelihoodsOf(model, addSums(sums, everything, noneAt + 1)),
    near: index.measure(new Set(terms.flat())),
  };
  const cues = clauses.map((clause) => index.findCues(clause));
  const cuesIn = ({ from, to }: QuestionPart) => {
    const sums = new Float64Array(index.guides.length);
    const said = new Set<string>();
    for (const { word, rarity, guides } of cues.slice(from, to + 1).flat()) {
      if (said.has(word)) continue;
      said.add(word);
      const worth = rarity * Math.min(1.5, word.length / 2);
      for (const guide of guides) sums[guide] = (sums[guide] as number) + worth;
    }
    return sums;
  };
  const parts = partsOf(clauses.length).map((part) => {
    const likelihood = likelihoodsOf(model, addSums(sums, part, noneAt + 1));
    const near = index.measure(new Set(terms.slice(part.from, part.to + 1).flat()));
    const cued = cuesIn(part);
    return {
      part,
      likelihoodOf: (guide: number) => ofGuide(likelihood, guide),
      none: Math.max(FLOOR, likelihood[noneAt] as number),
      near,
      cued,
      scores: cued.map(
        (cues, guide) => ofGuide(likelihood, guide) + 4 * (near.likeness[guide] as number) + cues,
      ),
    };
  });
  const cuts = clauses.slice(1).map((_, at) => {
    const before = likelihoodsOf(model, addSums(sums, { from: 0, to: at }, noneAt + 1));
    const behind = likelihoodsOf(model, addSums(sums, { from: at + 1, to: everything.to }, noneAt + 1));
    return {
      before: (guide: number) => ofGuide(before, guide),
      behind: (guide: number) => ofGuide(behind, guide),
    };
  });
  const cuesOfAll = cuesIn(everything);
  const cuesTogether = cuesOfAll.reduce((sum, one) => sum + one, 0.5);
  const rows = index.guides.map((_, guide) => {
    let best = {
      part: everything,
      score: Number.NEGATIVE_INFINITY,
      words: FLOOR,
      saying: 0,
      likeness: 0,
      coverage: 0,
    };
    let saying = 0;
    let likeness = 0;
    let sure = 0;
    let cuesOfPart = 0;
    for (const { part, likelihoodOf, near, cued, scores } of parts) {
      cuesOfPart = Math.max(cuesOfPart, cued[guide] as number);
      const words = likelihoodOf(guide);
      sure += Math.exp(words);
      saying = Math.max(saying, near.saying[guide] as number);
      likeness = Math.max(likeness, near.likeness[guide] as number);
      const score = scores[guide] as number;
      if (score > best.score) {
        best = { part, score, words, saying, likeness, coverage: near.coverage[guide] as number };
      }
    }
    const articles = agreeing(guide);
    return {
      guide,
      part: best.part,
      order:
        best.score +
        ofGuide(all.likelihood, guide) +
        4 * (all.near.saying[guide] as number) +
        articles +
        2 * cuesOfPart,
      features: [
        ofGuide(all.likelihood, guide) / 4,
        best.words / 4,
        Math.log(1e-4 + sure / Math.max(1, parts.length)) / 4,
        0,
        all.near.saying[guide] as number,
        saying,
        all.near.likeness[guide] as number,
        likeness,
        all.near.coverage[guide] as number,
        best.coverage,
        articles,
        0,
        Math.min(3, cuesOfAll[guide] as number),
        Math.min(3, cuesOfPart),
        (cuesOfAll[guide] as number) / cuesTogether,
      ],
    };
  });
  const sides = new Map<string, ReadParts>();
  // A message without a word that tells anything is about none of them.
  const isTelling = terms.some((some) => some.some((term) => term.length > 1));
  const candidates = isTelling ? rows.sort((a, b) => b.order - a.order).slice(0, CANDIDATES) : [];
  const mostByWords = Math.max(...candidates.map(({ features }) => features[0] as number));
  const articlesOfAll = candidates.reduce((sum, { features }) => sum + (features[10] as number), 0) || 1;
  for (const { features } of candidates) {
    features[3] = features[0] === mostByWords ? 1 : 0;
    features[11] = (features[10] as number) / articlesOfAll;
  }
  return {
    clauses,
    candidates,
    parts,
    cuts,
    readSide({ from, to }) {
      const key = `${from} ${to}`;
      const side =
        sides.get(key) ?? readCandidates(index, model, joinClauses(clauses, { from, to }), agreeing);
      sides.set(key, side);
      return side;
    },
    none: [
      Math.max(FLOOR, all.likelihood[noneAt] as number) / 4,
      Math.min(0, ...parts.map((one) => one.none)) / 4,
      WITHOUT_LAW.includes(readQuestion(text).intent) ? 1 : 0,
      LEGAL_HINT.test(text) ? 0 : 1,
      ASKS_FOR_OTHER.test(text) ? 1 : 0,
    ],
  };
}

/** Some clauses of a question as one text. */
export function joinClauses(clauses: readonly string[], { from, to }: QuestionPart): string {
  const told = clauses.slice(from, to + 1);
  return told.join(told.some((clause) => /\p{Script=Han}/u.test(clause)) ? '，' : ', ');
}

function addSums(sums: readonly TextSums[], { from, to }: QuestionPart, width: number): TextSums {
  const all: TextSums = { sums: new Float64Array(width), squares: 0 };
  for (const one of sums.slice(from, to + 1)) {
    all.squares += one.squares;
    for (let at = 0; at < width; at += 1) all.sums[at] = (all.sums[at] as number) + (one.sums[at] as number);
  }
  return all;
}
