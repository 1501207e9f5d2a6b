import { describe, expect, test } from 'vitest';
import { toFlatText } from '../../words/flat-text.ts';
import { readStory } from '../read-story.ts';
import { clausesOf } from '../story-clauses.ts';
import { TOLD_STORIES } from '../testing/told-stories.ts';
import { TOLD_VOICES } from '../testing/told-voices.ts';
import { LAST_STORIES, UNSEEN_STORIES } from '../testing/unseen-stories.ts';
import { normalTelling } from './normal-telling.ts';

const TODAY = '2026-11-30';
const account = (story: string) =>
  String(readStory(story, TODAY).find(({ path }) => path === 'told_account')?.value ?? '');

/** What may be left off the beginning or the end of a sentence. */
const CHAFF =
  /您好|你好|律师|老师|咨询|请问|问|谢谢|怎么办|能不能|可不可以|行不行|合法|吗|求|想不通|气|是这样|冤|委屈|麻烦|亏|傻|哈|话长|睡|公道/;
const bare = (words: string) => words.replace(/[\p{P}\s]/gu, '');

/** Sentences of an account that are no whole sentence of the story, word for word. */
function notWhole(story: string): string[] {
  const clauses = clausesOf(toFlatText(normalTelling(story, TODAY))).map(({ text, sentence }) => ({
    said: bare(text),
    sentence: sentence.start,
  }));
  const isWhole = (from: number, to: number) =>
    clauses.every(
      ({ sentence, said }, at) =>
        (at >= from && at <= to) ||
        (sentence !== clauses[from]?.sentence && sentence !== clauses[to]?.sentence) ||
        said === '' ||
        CHAFF.test(said),
    );
  return account(story)
    .replace(/^据[^：]+自述：/, '')
    .split(/(?<=[。！？])(?![’。])/)
    .map(bare)
    .filter(
      (sentence) =>
        sentence !== '' &&
        !clauses.some((_, from) => {
          let words = '';
          for (let to = from; to < clauses.length && words.length < sentence.length; to += 1) {
            words += clauses[to]?.said;
            if (words === sentence && isWhole(from, to)) return true;
          }
          return false;
        }),
    );
}

describe('a sentence of what was told stays whole and unchanged, or goes whole', () => {
  test.each(
    [...TOLD_VOICES, ...TOLD_STORIES, ...UNSEEN_STORIES, ...LAST_STORIES].map(({ title, text }) => [
      title,
      text,
    ]),
  )('%s', (_, text) => expect(notWhole(text)).toEqual([]));

  test('a clause that another field holds is not cut out of a sentence that goes on from it', () => {
    const story =
      '去年过年邓小楼给过我两千块利息，今年五一还了一万，说是本金。当初2024年3月9日他借走9万元，写了借条。我叫曲红梅。';
    expect(account(story)).toContain('今年五一还了一万，说是本金');
    expect(account(story)).not.toMatch(/利息，说是本金/);
  });

  test('only what is said to whoever listens is left off', () => {
    const story =
      '律师您好，我想咨询一下，2024年3月9日邓小楼在他家门口借走我9万元，说好半年还，您看怎么办。我叫曲红梅。';
    expect(account(story)).toMatch(/^据原告自述：“2024年3月9日.*说好半年还。”$/);
  });
});

test('what is to be bought is nobody, and a greeting with a name is none of the account', () => {
  const story =
    '孟律师好，我想问个事。我叫曲红梅。2024年3月9日邓小楼说要给儿子买婚房，找我借了9万元，写了借条，催了他也不还。';
  const sued = readStory(story, TODAY).filter(({ path }) => /^defendants\/.*\/name$/.test(path));
  expect(sued.map(({ value }) => value)).toEqual(['邓小楼']);
  expect(account(story)).not.toContain('孟律师');
});

test('what others said stands in quotation marks within those of the account', () => {
  const story =
    '我叫曲红梅。2024年3月9日邓小楼借走我9万元，写了借条。我去要，他说“有本事你去告”，然后把我拉黑了。';
  expect(account(story)).toContain('他说‘有本事你去告’，然后把我拉黑了。');
});
