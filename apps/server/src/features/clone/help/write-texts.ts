import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { AREAS, type Area } from './areas.ts';
import type { Told } from './read-description.ts';
import { withoutNumbers } from './without-numbers.ts';

/** Name, introduction and opening words, as the description and what was read of it have them; numbers of persons in them are masked. */
export function writeTexts(
  draft: CloneContent,
  told: Told,
  areas: readonly Area[],
  language: Language,
): Pick<CloneContent, 'name' | 'introduction' | 'opening'> {
  const write = language === 'en' ? english : chinese;
  const { name, introduction, opening } = write(draft, told, areas);
  return {
    name: [...withoutNumbers(told.name || name)].slice(0, CLONE_LIMITS.nameCharacters).join(''),
    introduction: withoutNumbers(introduction).slice(0, CLONE_LIMITS.introductionCharacters),
    opening: withoutNumbers(opening).slice(0, CLONE_LIMITS.openingCharacters),
  };
}

/** What it answers, in the maker's words where they speak of law, else by the names of the fields. */
export function mattersOf({ matters }: Told, areas: readonly Area[], language: Language): string[] {
  const legal = matters.filter((words) => AREAS.some((area) => words.search(area.words) >= 0));
  const told = legal.length > 0 ? legal : matters.filter(({ length }) => length > 3);
  return told.length > 0 ? told : areas.map(({ short }) => short[language === 'en' ? 'en' : 'zh']);
}

type Texts = Record<'name' | 'introduction' | 'opening', string>;

function chinese(draft: CloneContent, told: Told, areas: readonly Area[]): Texts {
  const matters = mattersOf(told, areas, 'zh-CN').join('、');
  const short = areas[0]?.short.zh ?? '法律';
  const whom = told.audience.filter(({ length }) => length <= 8);
  const narrow =
    whom[0] && whom[0].length <= 5 && !whom[0].includes('的') && !short.includes(whom[0]) ? whom[0] : '';
  const asks = draft.firstQuestions.map(({ label }) => label);
  const leaves = [...told.limits, ...draft.refusals.topics.map(({ about }) => `不答${about}`)];
  return {
    name: told.person ? `${told.person}·${short}助手` : `${narrow}${short}助手`,
    introduction: `为${told.audience.join('、') || '遇到这类问题的人'}解答${asSubject(matters)}。${leaves.length > 0 ? `${leaves.join('；')}。` : ''}`,
    opening: [
      `你好，我可以解答${asSubject(matters)}。`,
      ...(asks.length > 0
        ? [`请先告诉我：${asks.join('、')}，再说说发生了什么、现在卡在哪里。`]
        : ['请说说发生了什么、现在卡在哪里。']),
    ].join(''),
  };
}

/** 押金和提前退租的问题; 商标能不能注册 is a question already. */
const asSubject = (matters: string): string =>
  /[怎能谁几吗什哪]|多少|是否/.test(matters) ? `这些问题：${matters}` : `${matters}方面的问题`;

function english(draft: CloneContent, told: Told, areas: readonly Area[]): Texts {
  const matters = mattersOf(told, areas, 'en').join(', ');
  const short = areas[0]?.short.en ?? 'Legal';
  const asks = draft.firstQuestions.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  const leaves = [
    ...told.limits.map(sentence),
    ...draft.refusals.topics.map(({ about }) => `Not answered: ${about}.`),
  ];
  return {
    name: told.person ? `${told.person}: ${short}` : `${short} helper`,
    introduction: [
      `For ${told.audience.join(' and ') || 'people in this situation'}: ${matters}.`,
      ...leaves,
    ].join(' '),
    opening: [
      `Hello. I answer questions about these matters: ${matters}.`,
      ...(asks.length > 0
        ? [`Please tell me first: ${asks.join('; ')}. Then say what happened.`]
        : ['Please say what happened.']),
    ].join(' '),
  };
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
