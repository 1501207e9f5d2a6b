import { PARTY_WORDS, type PartyRole, roleOfWord } from '@mingfa/legal/contracts/party-roles';
import { findAmounts, type WrittenAmount } from '@mingfa/legal/figures/find-amounts';
import { findDurations, type WrittenDuration } from '@mingfa/legal/figures/find-durations';
import type { LexiconWord, MatchLexicon } from '@mingfa/legal/words/match-lexicon';
import { type CitedPlace, readCited } from '../question/read-cited.ts';
import { articleKey } from './article-key.ts';

/** Who somebody is in a story. */
export interface StoryRole {
  /** As the story says it. */
  word: string;
  /** What that is in law; null for a stance in proceedings: 原告, 被害人. */
  role: PartyRole | null;
}

/** A story of facts, read by rule: what it says itself, nothing guessed. */
export interface CaseStory {
  text: string;
  /** Sentences that ask or say what is in dispute. */
  issues: string[];
  /** Causes and charges that it names. */
  causes: string[];
  roles: StoryRole[];
  amounts: WrittenAmount[];
  durations: WrittenDuration[];
  cited: readonly CitedPlace[];
  /** The articles among `cited`, as cases keep theirs. */
  citedKeys: string[];
}

/** What the reading of a story needs to know of the library. */
export interface StoryContext {
  isKnownTitle: (name: string) => boolean;
  /** Finds causes in a text, as `causeFinder` makes it. */
  findCauses: (text: string) => string[];
}

/** A judgment of 20 MB is no story; what it is about stands in its beginning. */
const MOST_STORY_CHARACTERS = 20_000;

/** Reads a story in words of lay people or of a court. */
export function readCaseStory(context: StoryContext, story: string): CaseStory {
  const text = story.normalize('NFC').slice(0, MOST_STORY_CHARACTERS);
  const { cited } = readCited(text, context.isKnownTitle);
  return {
    text,
    issues: readIssues(text),
    causes: context.findCauses(text),
    roles: readRoles(text),
    amounts: findAmounts(text).filter(({ currency }) => currency !== null),
    durations: findDurations(text),
    cited,
    citedKeys: [
      ...new Set(
        cited.flatMap(({ lawName, article }) => (article === null ? [] : [articleKey(lawName, article)])),
      ),
    ],
  };
}

/**
 * Finds in texts the causes that a library has: 涉嫌盗窃 names 盗窃罪, 民间借贷 names 民间借贷纠纷. The longest name wins.
 * @param match makes the matcher of a lexicon (`matchLexicon`)
 */
export function causeFinder(
  causes: Iterable<string>,
  match: (lexicon: readonly LexiconWord[]) => MatchLexicon<LexiconWord>,
): (text: string) => string[] {
  const lexicon = [...new Set(causes)].map((cause) => ({
    everyday: cause.replace(/(?:罪|纠纷)$/, ''),
    legal: [cause],
  }));
  const find = match(lexicon.filter(({ everyday }) => everyday.length > 1));
  return (text) => [
    ...new Set(find(text).flatMap(({ entries }) => entries.flatMap(({ legal }) => [...legal]))),
  ];
}

const MOST_ISSUES = 10;
const ASKS =
  /[？?]|争议焦点|是否|能否|可否|应否|能不能|可不可以|该不该|是不是|要不要|算不算|有没有权|如何(?:认定|处理|承担)|怎么(?:办|赔|判|认定|处理)|谁来?(?:承担|负责|赔)/;

function readIssues(text: string): string[] {
  const sentences = text.match(/[^。！？!?；;\n]+[。！？!?；;]?/g) ?? [];
  const asking = sentences.map((sentence) => sentence.trim()).filter((sentence) => ASKS.test(sentence));
  return [...new Set(asking)].slice(0, MOST_ISSUES);
}

const STANCES = ['被害人', '被告人', '被告', '原告', '第三人', '肇事者', '受害人', '伤者', '嫌疑人'];
/** Words of two characters and more; 甲方 has no role and stays a word. */
const ROLE = new RegExp(
  [...STANCES, ...PARTY_WORDS.filter((word) => /^[\u4e00-\u9fff]{2,}$/.test(word))]
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

function readRoles(text: string): StoryRole[] {
  const words = [...new Set(text.match(ROLE) ?? [])];
  return words.map((word) => ({ word, role: roleOfWord(word) }));
}
