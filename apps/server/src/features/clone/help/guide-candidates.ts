import { type Guide, isOfFields } from '@mingfa/content/guide';
import type { HomeQuestion } from '@mingfa/content/load-home';
import { CLONE_LIMITS, type CloneCategory, type CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { lawKey } from '@mingfa/legal/statute/law-title';
import { isOfOtherSide } from './is-other-side.ts';
import { isOfSpokenPart } from './part-of-field.ts';

/** Makes a question of what people say: 能退多少, how long does it take. */
const ASKS = {
  'zh-CN': /吗|怎么|多少|几|什么|能不能|可不可以|如何|谁|多久|哪|是否|要不要|算不算/,
  en: /^(?:how|can|may|what|who|when|where|which|do|does|is|are|must|should|am|will)\b/i,
};
const CHARACTERS_MIN = { 'zh-CN': 6, en: 15 };
/** What is asked within a situation leaves the situation out: the shorter, the less it says by itself. */
const POINT_CHARACTERS_MIN = { 'zh-CN': 9, en: 20 };

/** Fields of law that a category speaks of where its maker named none; those that are not here have one of their own name. */
const FIELDS_OF: Partial<Record<CloneCategory, readonly string[]>> = {
  family: ['family', 'inheritance'],
  contract: ['consumer', 'company'],
  administrative: ['procedure'],
  enforcement: ['procedure', 'loan'],
  intellectual_property: ['personality', 'company'],
};
/** Guides beyond these are further from what the clone speaks of. */
const GUIDES_MAX = 12;

/** A question people ask, with what answers it in our guides: one of these texts. None: whatever cites law in scope answers it. */
export interface GuideCandidate {
  question: string;
  answers: readonly string[];
}

/**
 * Questions people ask in the field of a clone, the likeliest first: by turns of the guides that its own words are closest to, then
 * those of the home screen. Guides of other fields, of another part of its field than it speaks of, and those that rest on law it
 * does not answer from, are left out.
 */
export function guideCandidates(
  content: CloneContent,
  known: { guides: readonly Guide[]; homeQuestions: readonly HomeQuestion[] },
): GuideCandidate[] {
  const language: Language = speaksEnglish(content) ? 'en' : 'zh-CN';
  const guides = closestFirst(content, guidesOf(content, known.guides), language).slice(0, GUIDES_MAX);
  const own = wordsOf(content);
  const places = new Set(
    guides.flatMap(({ points = [], articles }) => [
      ...articles.slice(0, 1).map(({ place }) => keyOf(place)),
      ...points.map(({ source }) => keyOf(source)),
    ]),
  );
  const ofHome = known.homeQuestions
    .filter(({ answeredBy }) => answeredBy.some((place) => places.has(keyOf(place))))
    .map(({ question }): GuideCandidate => ({ question: question[language], answers: [] }))
    .filter(({ question }) => !lendsFields(content) || shared(question, own, language) > 0)
    .toSorted((one, other) => shared(other.question, own, language) - shared(one.question, own, language));
  const ofGuides = guides.map((guide) =>
    questionsOf(guide, language).toSorted(
      (one, other) => shared(other.question, own, language) - shared(one.question, own, language),
    ),
  );
  const longest = Math.max(0, ...ofGuides.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => ofGuides.flatMap((all) => all[turn] ?? []));
  const [first = [], ...later] = inTurn;
  const all = [...first, ...ofHome, ...later.flat()].filter(
    ({ question }) => !isOfOtherSide(question, content),
  );
  return [...new Map(all.toReversed().map((one) => [one.question, one])).values()].toReversed();
}

function speaksEnglish({ language, opening, introduction, name }: CloneContent): boolean {
  return (
    language === 'en' || (language === 'asked' && !/\p{Script=Han}/u.test(opening + introduction + name))
  );
}

function guidesOf(content: CloneContent, guides: readonly Guide[]): readonly Guide[] {
  const { scope, category } = content;
  const own = wordsOf(content);
  const [only, without] = [scope.lawsOnly, scope.lawsWithout].map((laws) => new Set(laws.map(lawKey)));
  const ofCategory = category === 'other' ? [] : (FIELDS_OF[category] ?? [category]);
  // Laws alone say what an administrative clone answers from: its guides stand in several fields.
  const fields = scope.fields.length > 0 ? scope.fields : only && only.size > 0 ? [] : ofCategory;
  const mayAnswer = (place: string) => {
    const law = lawKey(place.replace(/ [\d-]+$/, ''));
    return (!only || only.size === 0 || only.has(law)) && !without?.has(law);
  };
  // What a guide rests on mostly, and its first article, decide: one law in passing makes no guide of its field.
  const restsOn = ({ articles }: Guide) =>
    articles.filter(({ place }) => mayAnswer(place)).length * 2 >= articles.length &&
    articles.slice(0, 1).every(({ place }) => mayAnswer(place));
  const isOwn = (guide: Guide) =>
    fields.length === 0 || (isOfFields(guide, fields) && isOfSpokenPart(guide, fields, own));
  return guides.filter((guide) => isOwn(guide) && restsOn(guide));
}

/** Whether nothing but a category without a field of its own says what the clone is about. */
const lendsFields = ({ scope, category }: CloneContent): boolean =>
  scope.fields.length === 0 && FIELDS_OF[category]?.includes(category) === false;

/** What a clone says of itself, without what it leaves to others. */
const wordsOf = ({ name, opening, guideQuestions }: CloneContent): string =>
  [name, opening, ...guideQuestions].join('\n').toLowerCase();

/**
 * Guides of what the clone speaks of before the others; those as close stay in their order. Where its category has no field of its own,
 * the fields it lends from hold much else: what shares no word with the clone is left out.
 */
function closestFirst(content: CloneContent, guides: readonly Guide[], language: Language): Guide[] {
  const words = wordsOf(content);
  const side = language === 'en' ? 'en' : 'zh';
  const closeness = new Map(
    guides.map((guide) => [
      guide,
      shared([guide.title[side], ...guide.saidAs[side]].join('\n'), words, language),
    ]),
  );
  const own = (guide: Guide) => closeness.get(guide) ?? 0;
  return guides
    .filter((guide) => !lendsFields(content) || own(guide) > 0)
    .toSorted((one, other) => own(other) - own(one));
}

/** Pairs of characters, or words in English, of a text that stand in another: how many there are of different ones. */
function shared(text: string, own: string, language: Language): number {
  const pieces = language === 'en' ? englishPieces(text) : pairsOf(text);
  return [...new Set(pieces)].filter((piece) => own.includes(piece)).length;
}

const englishPieces = (text: string): string[] => text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
const pairsOf = (text: string): string[] =>
  (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).filter(
      (pair) => !COMMON.has(pair),
    ),
  );
/** Pairs that any question has. */
const COMMON = new Set([
  '怎么',
  '么办',
  '什么',
  '可以',
  '多少',
  '没有',
  '问题',
  '能不',
  '不能',
  '我的',
  '请先',
  '告诉',
  '先告',
  '诉我',
  '时间',
  '日期',
  '合同',
  '现在',
  '发生',
  '法律',
  '助手',
]);

/**
 * What is said most often in a situation, then what is asked within it, where it is a question by itself. The situation is answered by
 * anything its guide concludes, a question within it by just its point.
 */
function questionsOf(
  { saidAs, inShort, branches = [], points = [] }: Guide,
  language: Language,
): GuideCandidate[] {
  const side = language === 'en' ? 'en' : 'zh';
  const conclusions = [inShort, ...branches.map(({ conclusion }) => conclusion)];
  const asked = [
    {
      words: saidAs[side],
      answers: [...conclusions, ...points.map(({ answer }) => answer)],
      least: CHARACTERS_MIN[language],
    },
    ...points.map(({ askedAs, answer }) => ({
      words: askedAs[side],
      answers: [answer],
      least: POINT_CHARACTERS_MIN[language],
    })),
  ];
  return asked.flatMap(({ words, answers, least }) =>
    words
      .filter((one) => ASKS[language].test(one))
      .map((one) => ({
        question: asQuestion(one, language),
        answers: answers.map((answer) => answer[side]),
      }))
      .filter(
        ({ question: { length } }) => length >= least && length <= CLONE_LIMITS.guideQuestionCharacters,
      ),
  );
}

function asQuestion(words: string, language: Language): string {
  const plain = words.trim().replace(/[?？。.]+$/, '');
  return language === 'en' ? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}?` : `${plain}？`;
}

const keyOf = (place: string) => {
  const [, law = '', article = ''] = /^(.+) ([\d-]+)$/.exec(place) ?? [];
  return `${lawKey(law)} ${article}`;
};
