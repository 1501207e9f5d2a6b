import { describe, expect, test } from 'vitest';
import { redact } from '../../redaction/redact.ts';
import { toFlatText } from '../../words/flat-text.ts';
import { readStory } from '../read-story.ts';
import { findCast } from '../story-cast.ts';
import { clausesOf } from '../story-clauses.ts';
import { TOLD_STORIES } from '../testing/told-stories.ts';
import { TOLD_VOICES } from '../testing/told-voices.ts';
import { LAST_STORIES, UNSEEN_STORIES } from '../testing/unseen-stories.ts';
import { courtWords } from './court-words.ts';
import { normalTelling } from './normal-telling.ts';

const TODAY = '2026-11-30';
const account = (story: string) =>
  String(readStory(story, TODAY).find(({ path }) => path === 'told_account')?.value ?? '');

/** What differs between a sentence and how a paper reports it: who is who, times, figures, and the words that go with them. */
const CHANGES =
  /被?(?:原告|被告|申请人)|人民币|公司|老[大二三]|丈夫|妻子|老公|老婆|[我俺咱姐他她你您们其家俩双方本人一二三四五六七八九十零〇两百千万年月日号元块钱今去前明后上下个当初的了份余多共计总是就没有亲属也]/g;
/** What may be left off the beginning or the end of a sentence. */
const CHAFF =
  /您好|你好|律师|老师|咨询|请问|问|谢谢|怎么办|能不能|可不可以|行不行|合法|吗|求|想不通|气|是这样|冤|委屈|麻烦|亏|傻|哈|话长|睡|公道/;

/** What is left of a sentence once names, marks and all that a report changes are taken out of it. */
const bare = (words: string, names: readonly string[]) =>
  names
    .reduce((text, name) => text.replaceAll(name, ''), words)
    .split(/[，；。！？]/)
    .map((clause) => courtWords(`${courtWords(clause)}，`))
    .join('')
    .replace(/[^\u4e00-\u9fff]/g, '')
    .replace(CHANGES, '');

/** Sentences of an account that are no whole sentence of the story. */
function notWhole(story: string): string[] {
  const flat = toFlatText(normalTelling(story, TODAY));
  const names = findCast(flat, redact(flat).masked)
    .members.map(({ name }) => name)
    .sort((one, other) => other.length - one.length);
  const clauses = clausesOf(flat).map(({ text, sentence }) => ({ text, sentence: sentence.start }));
  const told = clauses.map(({ text }) => bare(text, names));
  /** Whether a run of clauses is whole: what is left off its first and last sentence is chaff. */
  const isWhole = (from: number, to: number) =>
    clauses.every(
      ({ sentence, text }, at) =>
        (at >= from && at <= to) ||
        (sentence !== clauses[from]?.sentence && sentence !== clauses[to]?.sentence) ||
        CHAFF.test(text) ||
        bare(text, names) === '',
    );
  return account(story)
    .replace(/^据[^：]+自述：/, '')
    .split(/(?<=[。！？])(?![”。])/)
    .filter((sentence) => {
      if (sentence === '') return false;
      const said = bare(sentence, names);
      return !clauses.some((_, from) => {
        let words = '';
        for (let to = from; to < clauses.length && words.length <= said.length; to += 1) {
          words += told[to];
          if (words === said && isWhole(from, to)) return true;
        }
        return false;
      });
    });
}

describe('a sentence of what was told stays whole or goes whole', () => {
  test.each(
    [...TOLD_VOICES, ...TOLD_STORIES, ...UNSEEN_STORIES, ...LAST_STORIES].map(({ title, text }) => [
      title,
      text,
    ]),
  )('%s', (_, text) => expect(notWhole(text)).toEqual([]));

  test('a clause that another field holds is not cut out of a sentence that goes on from it', () => {
    const story =
      '去年过年邓小楼给过我两千块利息，今年五一还了一万，说是本金。当初2024年3月9日他借走9万元，写了借条。我叫曲红梅。';
    expect(account(story)).toContain('2026年五一还了10000元，说是本金');
    expect(account(story)).not.toMatch(/利息，说是本金/);
  });

  test('only what is said to whoever listens is left off', () => {
    const story =
      '律师您好，我想咨询一下，2024年3月9日邓小楼在他家门口借走我9万元，说好半年还，您看怎么办。我叫曲红梅。';
    expect(account(story)).toMatch(/^据原告自述：2024年3月9日.*说好半年还。/);
  });
});

describe('whom 他 means', () => {
  const story = (words: string) => account(`我叫曲红梅。2024年3月9日邓小楼借走我9万元，写了借条。${words}`);

  test('is the other side as long as nobody else was spoken of', () => {
    expect(story('后来他搬走了，电话换了。')).toContain('后来被告搬走了');
  });

  test('stays as it was told, within quotation marks, where two men may be meant', () => {
    expect(story('他弟弟说都还给他了，他又说没有。')).toContain('“他”弟弟说都还给“他”了');
  });

  test('is no woman', () => {
    expect(story('他老婆在旁边，他说会还的。')).toContain('被告说会还的');
  });
});
