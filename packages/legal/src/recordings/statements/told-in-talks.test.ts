import { expect, test } from 'vitest';
import { analyseRecording } from '../analyse-recording.ts';
import { dropRepeats } from '../drop-repeats.ts';
import { talk } from '../testing/talk.ts';

const PHONE = talk(
  ['a', '大伟，那笔钱到期快一年了，你到底什么时候还？'],
  ['b', '刘哥，实在对不起，我知道我还欠你二十二万元，这个我认。'],
  ['a', '你认就好。当初三十万，你还了八万，对吧？'],
  ['b', '对，我一共还了八万，十二月五万，三月三万。本金还差二十二万。'],
  ['b', '利息我也认，不过能不能少一点？'],
  ['b', '六月三十日之前，我一定把二十二万还清，我拿我的车担保。'],
  ['a', '上次你在孙强面前说，这钱是投资款，不是借款，这又怎么说？'],
  ['b', '那是我乱说的，这钱就是借款，我没有说过不还。'],
);
const WAGE = talk(
  ['a', '各位好，今天是二〇二六年四月二日，我们讨论公司拖欠工资的问题。'],
  ['b', '这样吧，公司四月三十日之前先支付一半，也就是二十二万五千元。'],
  ['b', '剩下的五月三十一日之前付清，我代表公司答应大家。'],
  ['b', '可以，我明天把协议草稿发给你。'],
  ['a', '加班费呢？赵敏我自己去年十一月加班六十二个小时，一分钱都没有拿到。'],
  ['b', '公司从来没有安排过加班，你们是自愿留下来的。'],
  ['a', '可是去年十一月八日，是您在群里通知我们周末全部来上班的。'],
  ['b', '那个通知是我发的，当时确实安排了周末加班。'],
  ['b', '不用仲裁，我保证按时付。社保的问题，我也会在五月十日之前补缴。'],
  ['b', '没问题，我让财务小李下周三之前整理好。'],
);
const LOAN = talk(
  ['a', '我叫刘建国，住在杭州市西湖区文三路八十八号。'],
  ['a', '二〇二四年五月六日，我借给陈大伟三十万元，是转账的。'],
  ['a', '借条是当天写的，写明二〇二五年五月六日之前还清。'],
  ['a', '他只在微信里说先还你一点。'],
  ['a', '今年二月二十日，他打电话给我，承认还欠二十二万元，答应六月三十日之前还清。'],
  ['a', '借条上写的是三十五万元，因为他先前还欠我五万元，一起写上去了。'],
);
const told = (segments: typeof PHONE) =>
  analyseRecording(segments).statements.map(({ kind, speaker, text }) => `${speaker} ${kind} ${text}`);
const against = (segments: typeof PHONE) =>
  analyseRecording(segments).differences.map(
    ({ topic, one, other }) => `${topic}: ${one.said} / ${other.said}`,
  );

test('还欠 is no 还了: what agrees is held against nothing, and what a sum is called otherwise is', () => {
  expect(against(PHONE)).toEqual(['借款: 不是借款 / 这钱就是借款']);
});

test('what was never done and was done all the same, and an IOU over another sum than was lent, are to be compared', () => {
  expect(against(WAGE)).toEqual(['安排: 公司从来没有安排过加班 / 当时确实安排了周末加班']);
  expect(against(LOAN)).toContain('借条: 三十万元 / 三十五万元');
});

test('who was paid nothing claims and denies nothing; who promises until a day promises', () => {
  const statements = told(WAGE);
  expect(statements.filter((one) => one.startsWith('a denial'))).toEqual([]);
  expect(statements).toEqual(
    expect.arrayContaining([
      'b promise 这样吧，公司四月三十日之前先支付一半，也就是二十二万五千元。',
      'b promise 剩下的五月三十一日之前付清，我代表公司答应大家。',
      'b denial 公司从来没有安排过加班，你们是自愿留下来的。',
      'b admission 那个通知是我发的，当时确实安排了周末加班。',
      'b promise 社保的问题，我也会在五月十日之前补缴。',
    ]),
  );
  expect(told(LOAN).filter((one) => one.includes('promise'))).toEqual([]);
});

test('what stands before a question is told, and this is a loan is owned up to by whoever admits it', () => {
  expect(told(PHONE)).toEqual(
    expect.arrayContaining([
      'b admission 利息我也认',
      'b admission 那是我乱说的，这钱就是借款，我没有说过不还。',
    ]),
  );
});

test('a house is no day, a day until which is due is taken before any other, and hearsay is no task', () => {
  const { facts, timeline, toDos } = analyseRecording(LOAN);
  expect(facts.filter(({ said }) => said.includes('八十八'))).toEqual([]);
  expect(timeline.filter(({ said }) => said.includes('八十八'))).toEqual([]);
  expect(toDos.map(({ when }) => when)).toContain('六月三十日之前');
  expect(toDos.map(({ text }) => text)).not.toContain('他只在微信里说先还你一点。');
});

test('days are worked out from the day the talk names', () => {
  const { timeline } = analyseRecording(WAGE);
  expect(timeline.map(({ said, iso }) => `${said} ${iso}`)).toEqual([
    '去年十一月 2025-11',
    '去年十一月八日 2025-11-08',
    '二〇二六年四月二日 2026-04-02',
    '明天 2026-04-03',
    '下周三 2026-04-08',
    '四月三十日之前 2026-04-30',
    '五月十日之前 2026-05-10',
    '五月三十一日之前 2026-05-31',
  ]);
});

test('what is repeated faster than anybody speaks was not heard, also where there is sound', () => {
  const at = (text: string, startMs: number, id: string) => ({
    ...{ id, startMs, endMs: startMs + 100, speaker: null, text },
  });
  const thanks = Array.from({ length: 30 }, (_, place) => at('谢谢观看', 5000, `t${place}`));
  const words = Array.from({ length: 6 }, (_, place) => at('一样的话', 9000 + place * 10, `w${place}`));
  const said = [at('好', 1000, 'a'), at('对', 2000, 'b'), at('对', 4000, 'c'), at('对', 4500, 'd')];
  const { segments, dropped } = dropRepeats([...said, ...thanks, ...words], []);
  expect(segments.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'w0']);
  expect(dropped).toHaveLength(35);
});

test('a rate told otherwise, and a sum that was only given, are to be compared', () => {
  expect(against(talk(['a', '借条上写的是月息一分五'], ['b', '我们讲好的是月息两分']))).toEqual([
    '利息: 借条上写的是月息一分五 / 我们讲好的是月息两分',
  ]);
  expect(against(talk(['a', '我给了他两万'], ['b', '他给了我一万']))).toEqual(['给: 两万 / 一万']);
  expect(against(talk(['a', '我给了他两万'], ['a', '我给了他一万']))).toEqual([]);
});
