import { describe, expect, test } from 'vitest';
import { readAmounts } from '../questions/read-amounts.ts';
import { readStory } from './read-story.ts';
import { clausesOf } from './story-clauses.ts';
import { TOLD_STORIES } from './testing/told-stories.ts';
import { LAST_STORIES, UNSEEN_STORIES } from './testing/unseen-stories.ts';

const TODAY = '2026-11-29';
const toldOf = (story: string) =>
  String(readStory(story, TODAY).find(({ path }) => path === 'told_words')?.value ?? '');

/** Sentences of a story that neither stand beside the document nor word for word in it. */
function notKept(story: string) {
  const facts = readStory(story, TODAY);
  const long = facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])).join('\n');
  const sentences = new Set(clausesOf(story).map(({ sentence }) => sentence));
  return [...sentences]
    .map(({ start, end }) => story.slice(start, end).trim())
    .filter((sentence) => !toldOf(story).includes(sentence))
    .map((sentence) => ({
      sentence,
      lost: readAmounts(sentence)
        .filter(({ value }) => !facts.some((fact) => fact.value === value))
        .filter(({ raw, value }) => !long.includes(raw) && !long.includes(String(value)))
        .map(({ raw }) => raw),
    }))
    .filter(({ lost }) => lost.length > 0);
}

describe('what is told never vanishes', () => {
  test.each([...TOLD_STORIES, ...UNSEEN_STORIES, ...LAST_STORIES].map(({ title, text }) => [title, text]))(
    'every sum of "%s" is in a field, in the document or kept',
    (_, text) => expect(notKept(text)).toEqual([]),
  );

  test.each([
    '我叫万小芸，做保洁的。阚大勇欠我尾款三万六不结。',
    '我和表弟合开了一家面馆，我投了8万。他把面馆转让了，一分钱没给我。隔壁老方看见了。',
    '邻居把我的车划了，修车花了1900。',
    '公司让我签了一张空白的纸。',
  ])('of a short telling every sentence is kept: %s', (story) => {
    for (const sentence of story.split('。').filter(Boolean)) expect(toldOf(story)).toContain(sentence);
  });

  test('a sentence is kept whole where a part of it alone is in a field', () => {
    const story =
      '2025年4月2日我借给丁海波6万元，钱是在他堂姐家数的。他每个月给过利息600元，给了四个月。我没答应过展期。';
    expect(toldOf(story)).toContain('在他堂姐家数的');
    expect(toldOf(story)).toContain('给了四个月');
    expect(toldOf(story)).toContain('我没答应过展期');
  });

  test('of a story in plain words what its course leaves out is kept beside it', () => {
    const story =
      '2026年2月1日我向陆建兵交付了五批木料。2026年3月1日双方对账，他还欠我货款52000元。我要货款，利息也按规定算，能不能让他老婆一起还？';
    expect(toldOf(story)).toContain('能不能让他老婆一起还');
  });

  test('a question of law tells nothing, and greetings are not kept', () => {
    expect(toldOf('民间借贷的利率上限是多少？')).toBe('');
    expect(toldOf('律师您好，请问该怎么办？2024年3月1日我借给郑建平5万元。')).toBe('');
  });
});
