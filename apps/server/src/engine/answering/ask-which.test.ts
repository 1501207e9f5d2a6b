import { expect, test } from 'vitest';
import { askWhich, readWhichReply } from './ask-which.ts';

const offered = [
  { guide: 'deposit-not-returned', title: '房东不退押金' },
  { guide: 'landlord-sells-or-ends-early', title: '房东卖房、提前赶人' },
];
const titles = offered.map(({ title }) => title);
const asked = askWhich(offered, 'zh-CN');
const history = [
  { role: 'user' as const, text: '房东不讲理' },
  { role: 'assistant' as const, text: `${asked.text}\n\n## 相关规定\n\n1. 第七百零三条` },
];

test('the choices stand in the words and in the part, none of them last', () => {
  expect(asked.data.choices).toEqual([...offered, { guide: null, title: '都不是' }]);
  for (const { title } of asked.data.choices) expect(asked.text).toContain(title);
});

test('a title or its number goes on with the question asked before', () => {
  const reply = { question: '房东不讲理', title: '房东卖房、提前赶人', offered: titles };
  expect(readWhichReply('房东卖房、提前赶人', history)).toEqual(reply);
  expect(readWhichReply(' 2。', history)).toEqual(reply);
  expect(readWhichReply('都不是', history)).toEqual({ question: '房东不讲理', title: null, offered: titles });
  const english = [history[0] as never, { role: 'assistant' as const, text: askWhich(offered, 'en').text }];
  expect(readWhichReply('None of these', english)).toEqual({
    question: '房东不讲理',
    title: null,
    offered: titles,
  });
});

test('a likely one is answered first, and another can be chosen all the same', () => {
  const likely = askWhich(offered, 'zh-CN', 'likeliest');
  expect(likely.text).toMatch(/^先按最像的第 1 种回答/);
  const told = { role: 'assistant' as const, text: `${likely.text}\n\n## 房东不退押金` };
  expect(readWhichReply('2', [history[0] as never, told])).toEqual({
    question: '房东不讲理',
    title: '房东卖房、提前赶人',
    offered: titles,
  });
});

test('anything else is a new question, and so is a title that nobody was asked about', () => {
  expect(readWhichReply('房东卖房怎么办', history)).toBeNull();
  expect(readWhichReply('7', history)).toBeNull();
  expect(readWhichReply('第七百零三条', history)).toBeNull();
  expect(readWhichReply('房东不退押金', [])).toBeNull();
  expect(readWhichReply('1', [history[0] as never, { role: 'assistant', text: '1. 先协商' }])).toBeNull();
});

test('who means none of them is asked once more, for the same question and without the titles they refused', () => {
  const again = askWhich([{ guide: 'rent-raised', title: '房东涨租金' }], 'zh-CN', 'open');
  const twice = [
    ...history,
    { role: 'user' as const, text: '都不是' },
    { role: 'assistant' as const, text: again.text },
  ];
  const all = [...titles, '房东涨租金'];
  expect(readWhichReply('1', twice)).toEqual({ question: '房东不讲理', title: '房东涨租金', offered: all });
  expect(readWhichReply('都不是', twice)).toEqual({ question: '房东不讲理', title: null, offered: all });
});
