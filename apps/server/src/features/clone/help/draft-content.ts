import {
  CLONE_LIMITS,
  type CloneCategory,
  type CloneContent,
  cloneContent,
} from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { lawKey } from '@mingfa/legal/statute/law-title';
import { AREAS, type Area, OTHER_TOPICS } from './areas.ts';
import type { FieldName } from './field-name.ts';
import type { Told } from './read-description.ts';
import { ALL_BUT_TELEPHONES, withoutNumbers } from './without-numbers.ts';
import { writeTexts } from './write-texts.ts';

type FirstQuestion = CloneContent['firstQuestions'][number];
type Topic = CloneContent['refusals']['topics'][number];

/** What a draft is made of besides the description. */
export interface DraftSources {
  fields: readonly (FieldName & { tips: readonly { id: string; label: { zh: string; en: string } }[] })[];
  /** Clones that come with the program: the scope, calculators and first questions of a category are theirs. */
  officials: readonly CloneContent[];
  /** Names of all skills: a new clone may do everything, until its maker leaves something out. */
  skills: readonly string[];
}

/** A clone as its description tells it, without persona and guide questions. */
export function draftContent(told: Told, language: Language, sources: DraftSources): CloneContent {
  const areas = areasOf(told);
  const category = areas[0]?.category ?? 'other';
  const draft = cloneContent.parse({
    name: '-',
    category,
    scope: { ...scopeOf(areas, told, sources), region: told.region },
    skills: sources.skills.slice(0, CLONE_LIMITS.skills),
    ...(category === 'contract' ? { playbookId: 'built-in' } : {}),
    template: { ...templateOf(areas, sources), length: told.length },
    firstQuestions: questionsOf(areas, told, language, sources),
    refusals: { topics: topicsOf(told), outOfScope: areas.length > 0, referTo: referToOf(told, language) },
    calculators: calculatorsOf(areas, sources),
  });
  return { ...draft, ...writeTexts(draft, told, areas, language) };
}

/** Fields that are spoken of in what it does, most often first: another one only where it is spoken of nearly as much. */
export function areasOf({ about, matters }: Pick<Told, 'about'> & { matters: readonly string[] }): Area[] {
  const counted = AREAS.map((area) => ({
    area,
    // What it is to answer says more than who its maker is.
    count: wordsOf(area, about).size + wordsOf(area, matters.join('\n')).size,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  if (most === 0) return [];
  return counted
    .filter(({ count }) => count >= Math.max(2, most * 0.6) || count === most)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3)
    .map(({ area }) => area);
}

const wordsOf = ({ words }: Area, text: string): Set<string> =>
  new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()));

const officialOf = (category: CloneCategory, { officials }: DraftSources): CloneContent | undefined =>
  category === 'other' ? undefined : officials.find((official) => official.category === category);

/** Laws that the maker names; else, in a single field, those of the official clone of it. */
function scopeOf(areas: readonly Area[], { laws }: Told, sources: DraftSources) {
  const official = areas.map((area) =>
    area.fields.length > 0 ? undefined : officialOf(area.category, sources),
  );
  const fields = areas.flatMap((area, at) => [...(official[at]?.scope.fields ?? area.fields)]);
  const [only] = areas.length === 1 ? official : [];
  const once = (titles: readonly string[]) => [...new Set(titles)].slice(0, CLONE_LIMITS.laws);
  return {
    // Where one field of several has none of its own, its law would be left out by the others.
    fields: official.some((one) => one?.scope.fields.length === 0) ? [] : [...new Set(fields)],
    lawsOnly: once(laws.only.length > 0 ? laws.only : (only?.scope.lawsOnly ?? [])),
    lawsWithout: once([...laws.without, ...(laws.only.length > 0 ? [] : (only?.scope.lawsWithout ?? []))]),
  };
}

const templateOf = (areas: readonly Area[], sources: DraftSources) => {
  const [area] = areas;
  const parts = areas.length === 1 && area ? officialOf(area.category, sources)?.template.parts : undefined;
  return { parts: parts ?? [] };
};

/** Every calculator where it is of no single category. */
function calculatorsOf(areas: readonly Area[], sources: DraftSources): string[] {
  const own = areas.map(({ category }) => officialOf(category, sources)?.calculators ?? []);
  return own.some((names) => names.length === 0) ? [] : [...new Set(own.flat())];
}

/** What the maker wants asked comes first, then what the field turns on. */
function questionsOf(
  areas: readonly Area[],
  told: Told,
  language: Language,
  sources: DraftSources,
): FirstQuestion[] {
  const asked = told.asks.map(
    (words, at): FirstQuestion => ({
      ...{ factId: `asked-${at + 1}`, label: labelOf(words), help: '', options: [], required: false },
      kind: kindOf(words),
    }),
  );
  const perArea = areas.length > 1 ? 2 : 4;
  const ofAreas = areas.flatMap((area) => questionsOfArea(area, language, sources).slice(0, perArea));
  const isAsked = ({ label }: FirstQuestion) => asked.some((one) => alike(one.label, label));
  const sides = sidesOf(told);
  const known = ofAreas.filter((question) => !isAsked(question) && !(sides && question.factId === 'party'));
  const all = [...asked, ...known];
  const room = Math.max(asked.length, Math.min(5, all.length));
  return all
    .filter(({ factId }, at) => all.findIndex((one) => one.factId === factId) === at)
    .slice(0, Math.min(room, CLONE_LIMITS.firstQuestions));
}

/** Whom it serves says which side somebody is on. */
const sidesOf = ({ audience }: Told): boolean =>
  audience.some((whom) => /^(?:租客|房东|家属|申请执行人|tenants?|landlords?)/.test(whom));

function questionsOfArea(area: Area, language: Language, sources: DraftSources): FirstQuestion[] {
  const side = language === 'en' ? 'en' : 'zh';
  if (area.asks)
    return area.asks.map((label, at) => ({
      ...{ factId: `${area.id.replaceAll('_', '-')}-${at + 1}`, label: label[side], help: '', options: [] },
      ...{ kind: kindOf(label.zh), required: false },
    }));
  const official = officialOf(area.category, sources);
  if (language !== 'en' && official && (area.fields.length === 0 || area.id === area.category))
    return official.firstQuestions;
  const fields = official && area.fields.length === 0 ? official.scope.fields : area.fields;
  const ids = new Set(official?.firstQuestions.map(({ factId }) => factId));
  return sources.fields
    .filter(({ id }) => fields.includes(id))
    .flatMap(({ tips }) => tips.toSorted((one, other) => Number(ids.has(other.id)) - Number(ids.has(one.id))))
    .slice(0, 4)
    .map(({ id, label }) => ({
      ...{ factId: id, label: label[side].slice(0, 40), help: '', options: [] },
      ...{
        kind: official?.firstQuestions.find(({ factId }) => factId === id)?.kind ?? kindOf(label.zh),
        required: false,
      },
    }))
    .map((question) => (question.kind === 'choice' ? { ...question, kind: 'text' as const } : question));
}

const labelOf = (words: string): string => withoutNumbers(words.replace(/[？?]$/, '')).slice(0, 40);

function kindOf(words: string): FirstQuestion['kind'] {
  if (/什么时候|何时|哪天|日期|时间|几号|\b(?:when|date)\b/i.test(words)) return 'date';
  if (/金额|多少钱|工资|租金|押金|价款|本金|赔偿款|\b(?:how much|amount|wage|rent|price)\b/i.test(words))
    return 'money';
  return /^(?:是否|有没有|有无)|\bwhether\b/i.test(words) ? 'boolean' : 'text';
}

/** Two labels of the same: they share three characters in a row of what they name. */
const alike = (one: string, other: string): boolean => {
  const plain = other.replace(/有无|是否|情况|时间|日期|数额/g, '');
  const inARow = Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3));
  return (plain.length > 1 && one.includes(plain)) || inARow.some((three) => one.includes(three));
};

/** Topics that are not answered, each with the words it is known by. */
function topicsOf({ refusals }: Told): Topic[] {
  const topics = refusals
    .flatMap((said) => refusalsOf(withoutNumbers(said)))
    .map((about): Topic => {
      return { about: about.slice(0, 60), words: wordsOfTopic(about).slice(0, CLONE_LIMITS.wordsOfTopic) };
    });
  return topics
    .filter(({ about }, at) => topics.findIndex((one) => one.about === about) === at)
    .slice(0, CLONE_LIMITS.refusedTopics);
}

/** The topics one refusal names. */
export const refusalsOf = (said: string): string[] => (isPerson(said) ? [said] : piecesOf(said));

const isPerson = (said: string) => said.endsWith('的提问');

/** 婚姻和刑事案件 are two topics; 公司之间的借款 is one. */
const piecesOf = (said: string): string[] =>
  said
    .split(/[、,，]|和|与|及|或者|或|等(?=.{2})|\b(?:and|or)\b/)
    .map((piece) =>
      piece
        .trim()
        .replace(/(?:方面)?的?(?:案件|问题|纠纷)?$/, '')
        .replace(/(?:要|需要|并且).{2,4}$/, ''),
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 1);

function wordsOfTopic(about: string): string[] {
  if (isPerson(about)) {
    const who = about.replace(/的提问$/, '');
    return [`我是${who}`, `我们是${who}`, `作为${who}`].map((word) => word.slice(0, 30));
  }
  const other = OTHER_TOPICS.filter(({ named }) => named.test(about)).flatMap(({ words }) => words);
  const area = AREAS.filter((one) => isAbout(one, about)).flatMap(({ topicWords }) => topicWords);
  // A topic within a field is narrower than the field: 公司之间的借款 leaves other loans alone.
  const own = about.replace(/\s+(?:questions?|matters?)$/i, '').slice(0, 30);
  return [...new Set([own, ...(other.length > 0 ? other : area)])];
}

/** Whether a topic is a field as a whole, and no part of it. */
const isAbout = ({ short, topicWords }: Area, about: string): boolean =>
  about === short.zh || topicWords.some((word) => word.toLowerCase() === about.toLowerCase());

/** Whom it names: the maker's own words, and who they are where they speak of themselves. */
function referToOf({ referTo, person, maker }: Told, language: Language): string {
  const title = maker[0]?.replace(/^(?:执业|专职)/, '') ?? '';
  const self =
    language === 'en'
      ? person || 'its maker'
      : person || (/律师/.test(title) ? '设定本助手的律师' : '设定本助手的人');
  const named = referTo.map((words) =>
    language === 'en'
      ? words.replace(/^my (office|phone|number)\b,?\s*/i, `${self}, `).replace(/^me\b/i, self)
      : words
          .replace(/^我的?(?:的)?(?:电话|手机)?(?:号码)?[：:\s]*(?=[\d+])/, `${self}，电话 `)
          .replace(/^我(?=$|的)/, self)
          .replace(/^(?:所里|我们?所)来?/, `${maker[0] ?? self}`),
  );
  const joined = [...new Set(named)].join(language === 'en' ? '; ' : '，');
  return withoutNumbers(joined, ALL_BUT_TELEPHONES).slice(0, 200);
}

/** Laws that a description may name, the longest title first. */
export function lawTitlesOf(
  officials: readonly CloneContent[],
  guides: readonly { articles: readonly { place: string }[] }[],
): string[] {
  const all = [
    ...officials.flatMap(({ scope }) => [...scope.lawsOnly, ...scope.lawsWithout]),
    ...guides.flatMap(({ articles }) => articles.map(({ place }) => place.replace(/ [\d-]+$/, ''))),
    ...['劳动合同法实施条例', '信息网络传播权保护条例', '合伙企业法', '电子商务法'],
  ];
  const byKey = new Map(all.map((title) => [lawKey(title), title]));
  return [...byKey.values()].toSorted((one, other) => other.length - one.length);
}
