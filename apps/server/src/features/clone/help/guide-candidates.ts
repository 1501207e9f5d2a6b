import type { Guide } from '@mingfa/content/guide';
import type { HomeQuestion } from '@mingfa/content/load-home';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { lawKey } from '@mingfa/legal/statute/law-title';

/** Makes a question of what people say: 能退多少, how long does it take. */
const ASKS = {
  'zh-CN': /吗|怎么|多少|几|什么|能不能|可不可以|如何|谁|多久|哪|是否|要不要|算不算/,
  en: /^(?:how|can|may|what|who|when|where|which|do|does|is|are|must|should|am|will)\b/i,
};
const CHARACTERS_MIN = { 'zh-CN': 6, en: 15 };

/**
 * Questions people ask in the field of a clone, the likeliest first: those of the home screen, then one of each guide after another.
 * Guides of laws that the clone does not answer from are left out.
 */
export function guideCandidates(
  content: CloneContent,
  known: { guides: readonly Guide[]; homeQuestions: readonly HomeQuestion[] },
): string[] {
  const language: Language = content.language === 'en' ? 'en' : 'zh-CN';
  const guides = guidesOf(content, known.guides);
  const places = new Set(guides.flatMap(({ articles }) => articles.map(({ place }) => keyOf(place))));
  const ofHome = known.homeQuestions
    .filter(({ answeredBy }) => answeredBy.some((place) => places.has(keyOf(place))))
    .map(({ question }) => question[language]);
  const ofGuides = guides.map((guide) => questionsOf(guide, language));
  const longest = Math.max(0, ...ofGuides.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => ofGuides.flatMap((all) => all[turn] ?? []));
  return [...new Set([...ofHome, ...inTurn.flat()])];
}

function guidesOf({ scope, category }: CloneContent, guides: readonly Guide[]): readonly Guide[] {
  const fields: readonly string[] = scope.fields.length > 0 ? scope.fields : [category];
  const ofFields = guides.filter(({ field }) => fields.includes(field));
  const [only, without] = [scope.lawsOnly, scope.lawsWithout].map((laws) => new Set(laws.map(lawKey)));
  const mayAnswer = (place: string) => {
    const law = lawKey(place.replace(/ [\d-]+$/, ''));
    return (!only || only.size === 0 || only.has(law)) && !without?.has(law);
  };
  return (ofFields.length > 0 ? ofFields : guides).filter(({ articles }) =>
    articles.some(({ place }) => mayAnswer(place)),
  );
}

/** What is said most often in a situation, then what is asked within it, where it is a question by itself. */
function questionsOf({ saidAs, points = [] }: Guide, language: Language): string[] {
  const side = language === 'en' ? 'en' : 'zh';
  return [...saidAs[side], ...points.flatMap(({ askedAs }) => askedAs[side])]
    .filter((words) => ASKS[language].test(words))
    .map((words) => asQuestion(words, language))
    .filter(
      ({ length }) => length >= CHARACTERS_MIN[language] && length <= CLONE_LIMITS.guideQuestionCharacters,
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
