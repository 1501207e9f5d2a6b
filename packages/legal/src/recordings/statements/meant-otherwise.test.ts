import { expect, test } from 'vitest';
import { analyseRecording } from '../analyse-recording.ts';

const talk = (...turns: string[]) =>
  analyseRecording(
    turns.map((text, index) => ({
      ...{ id: String(index), startMs: index * 1000, endMs: index * 1000 + 900, text },
      speaker: index % 2 === 0 ? '甲' : '乙',
    })),
    '2026-06-10',
  );
const kinds = (...turns: string[]) => talk(...turns).statements.map(({ kind }) => kind);

test.each([
  ['货款是不是你拿的？', '好，我拿了，我拿去造火箭了，满意不？'],
  ['车是你刮的吧？', '我没说不赔，我也没说就是我刮的，你莫拿去讲我认了。'],
  ['定金你收了没有？', '我先问清楚，不代表我认这笔账。'],
])('what is mocked, or forbidden to be taken so, admits nothing: %s — %s', (asked, answer) => {
  expect(kinds(asked, answer)).not.toContain('admission');
});

test.each([
  ['你收了没有？', '我收了五万，拿去买飞机票了。'],
  ['押金呢？', '两万是收了，这个没话讲。'],
  ['这钱怎么来的？', '三万是去年我从你手上借的。'],
  ['就算还了一万嘛。', '那就对了，下剩三万二。'],
  ['装修你没出钱。', '你爸出了八万是不假，可是家具是我买的。'],
  ['这个工期怎么说？', '没赶上，我不推。'],
  ['Did the shop ever pay?', "It never paid a cent, I'll give you that."],
])('what is stated against oneself is found without a word that admits: %s — %s', (asked, answer) => {
  expect(kinds(asked, answer)).toContain('admission');
});

test.each([
  '要是我手上有，我现在就付给你了。',
  "Two minutes. I'll be brief, I promise.",
  "You worked hard, I'll give you that.",
])('neither what would have been done nor a courtesy is a promise: %s', (said) => {
  expect(kinds('好。', said)).not.toContain('promise');
});

test.each([
  ['尾款等一下，贷款下来，我一次给你付清。', '贷款下来'],
  ['发票到了，下个月五号我先打三万。', '发票到了'],
  ['车子归我，那我就签字。', '车子归我'],
  ['要是我装的毛病，我免费返工。', '要是我装的毛病'],
  ['厨房做完了我一分不少你的。', '厨房做完了'],
])('a promise shows what it hangs on: %s', (said, condition) => {
  const promise = talk('好。', said).statements.find(({ kind }) => kind === 'promise');
  expect(promise?.condition).toBe(condition);
});

test('the rest of a promise in English is one on its own condition', () => {
  const { statements } = talk(
    'So when do I get it?',
    'I can pay four thousand on Monday. The rest, once the bank releases it.',
  );
  const promises = statements.filter(({ kind }) => kind === 'promise');
  expect(promises.map(({ condition }) => condition)).toEqual([null, 'once the bank releases it']);
});

test('a turn is never set against itself', () => {
  const { differences } = talk('好。', '我签了字，我没签那张合同的字。');
  expect(differences).toEqual([]);
});

test('what a car has run is no money, and what is asked so as to tell is none denied', () => {
  const { facts } = talk('里程，表上四万七。', '我之前不是垫了六万嘛。');
  expect(facts.filter(({ kind }) => kind === 'amount').map(({ said, isDenied }) => [said, isDenied])).toEqual(
    [['六万', false]],
  );
});
