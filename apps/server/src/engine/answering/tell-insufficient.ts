import type { Field } from '@mingfa/content/fields';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Language } from '@mingfa/contract/values';
import type { LawBounds } from '../retrieval/index.ts';
import { plainLine } from './plain-line.ts';

/** Why a question is not answered, and what it is about. */
export type Insufficient = Pick<AnswerData['insufficient'], 'reason' | 'about'>;

/** Names of what an assistant answers from before the rest is left unnamed. */
const NAMED_MAX = 4;

const WORDS = {
  'zh-CN': {
    lead: '资料不足',
    colon: '：',
    stop: '。',
    comma: '、',
    more: '等',
    law: (name: string) => `《${name}》`,
    refused_topic: (about: string) => `“${about}”我不回答，免得耽误您的事`,
    out_of_scope: (about: string, scope: string) => `您问的是${about}，不在我能回答的范围里。${scope}`,
    not_held: (about: string) => `法规库没有收录${about}，我不凭记忆回答`,
    version_missing: (about: string, day: string) =>
      `法规库没有${about}在 ${day} 的文本，不能按那一天的法律回答`,
    besides: (about: string) => `您还说到“${about}”，不在我能回答的范围里`,
    quoted: (about: string) => `“${about}”`,
    refer: (whom: string) => `可以问：${whom}`,
    noOne: '可以换一个助手再问，或者拨打 12348 公共法律服务热线',
    onFields: (names: string) => `我只回答${names}的问题`,
    byLaws: (names: string) => `我只按${names}回答`,
    moreLaws: '等法律',
    betweenLaws: '',
    someLaw: '选定的法律',
    ofRegion: (region: string) => `${region}的地方性法规和全国性法律`,
  },
  en: {
    lead: 'Not enough to answer',
    colon: ': ',
    stop: '.',
    comma: ', ',
    more: ' and others',
    law: (name: string) => `《${name}》`,
    refused_topic: (about: string) => `I do not answer on “${about}”, so that you lose no time here`,
    out_of_scope: (about: string, scope: string) => `you ask about ${about}, which I do not cover. ${scope}`,
    not_held: (about: string) => `the library does not hold ${about}, and I do not answer from memory`,
    version_missing: (about: string, day: string) =>
      `the library does not hold the text of ${about} of ${day}, so that I cannot answer by the law of that day`,
    besides: (about: string) => `You also speak of “${about}”, which I do not cover`,
    quoted: (about: string) => `“${about}”`,
    refer: (whom: string) => `You can ask: ${whom}`,
    noOne: 'You can ask another assistant, or call the public legal service line 12348',
    onFields: (names: string) => `I answer on ${names} only`,
    byLaws: (names: string) => `I answer by ${names} only`,
    moreLaws: ' and other laws',
    betweenLaws: ', ',
    someLaw: 'the laws chosen for me',
    ofRegion: (region: string) => `the law of the country and of ${region}`,
  },
} as const;

/** What somebody is told whose question is not answered, and whom to ask instead: text, and the same as data. */
export function tellInsufficient(
  { reason, about }: Insufficient,
  of: { referTo: string; scope: string; asOf: string; language: Language },
): { text: string; data: AnswerData['insufficient'] } {
  const words = WORDS[of.language];
  const why = {
    refused_topic: () => words.refused_topic(plainLine(about)),
    out_of_scope: () => words.out_of_scope(named(about, of.language), of.scope),
    not_held: () => words.not_held(named(about, of.language)),
    version_missing: () => words.version_missing(named(about, of.language), of.asOf),
  }[reason]();
  const said = `**${words.lead}**${words.colon}${why}${words.stop}`;
  return {
    text: [said, referral(of.referTo, of.language)].join('\n\n'),
    data: { reason, about, referTo: of.referTo },
  };
}

/** What is said of a trouble told besides one that was answered. */
export function tellBesides(about: string, referTo: string, language: Language): string {
  const words = WORDS[language];
  return `${words.besides(plainLine(about))}${words.stop}${referral(referTo, language)}`;
}

/**
 * What an assistant answers from, as a clause. Laws that are named one by one tell more than fields beside them, which then only say
 * which guides are used.
 */
export function describeBounds(
  { fields: ids, lawsOnly, region }: LawBounds,
  fields: readonly Field[],
  language: Language,
): string {
  const words = WORDS[language];
  if (lawsOnly.length > 0) {
    const shown = lawsOnly.slice(0, NAMED_MAX).map((name) => words.law(plainLine(name)));
    const more = lawsOnly.length > NAMED_MAX ? words.moreLaws : '';
    return words.byLaws(`${shown.join(words.betweenLaws)}${more}`);
  }
  const names = ids.flatMap((id) => fields.find((field) => field.id === id)?.name ?? []);
  if (names.length === 0) return words.byLaws(region === null ? words.someLaw : words.ofRegion(region));
  const shown = names.slice(0, NAMED_MAX).map(({ zh, en }) => (language === 'en' ? en : zh));
  const more = names.length > NAMED_MAX ? words.more : '';
  return words.onFields(`${shown.join(words.comma)}${more}`);
}

function referral(referTo: string, language: Language): string {
  const words = WORDS[language];
  const whom = plainLine(referTo).replace(/[。.；;，,]+$/, '');
  return `${whom === '' ? words.noOne : words.refer(whom)}${words.stop}`;
}

/** A law stands between its own marks already. */
const named = (about: string, language: Language): string =>
  about.startsWith('《') ? plainLine(about) : WORDS[language].quoted(plainLine(about));
