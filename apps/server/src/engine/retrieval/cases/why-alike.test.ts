import { workMs } from '@mingfa/legal/testing/own-work';
import { expect, test } from 'vitest';
import { type ComparedCase, whyAlike } from './why-alike.ts';

const mine: ComparedCase = {
  facts:
    '我去年借给朋友5万元，他写了借条。约定三个月后归还本金和利息。到期后他拒绝还款。我家的猫也丢了，找了整整一个星期。',
  causes: ['民间借贷纠纷'],
  cited: ['民法典 675'],
};
const theirs: ComparedCase = {
  facts:
    '原告向被告转账20万元，被告出具借条。双方约定半年后归还本金和利息。被告以房屋为借款提供抵押并办理登记。到期后被告拒绝还款。',
  causes: ['民间借贷纠纷', '抵押合同纠纷'],
  cited: ['民法典 675', '民法典 394'],
};

test('the sentences of two stories that tell the same are laid side by side, each once', () => {
  const { sentences } = whyAlike(mine, theirs);
  expect(sentences.map((pair) => [pair.mine.text, pair.theirs.text])).toEqual(
    expect.arrayContaining([
      ['约定三个月后归还本金和利息', '双方约定半年后归还本金和利息'],
      ['到期后他拒绝还款', '到期后被告拒绝还款'],
    ]),
  );
  for (const { mine: one, theirs: other } of sentences) {
    expect(mine.facts.slice(one.start, one.end)).toBe(one.text);
    expect(theirs.facts.slice(other.start, other.end)).toBe(other.text);
  }
  expect(new Set(sentences.map((pair) => pair.theirs.start)).size).toBe(sentences.length);
});

test('shared causes and articles are told, and what only one of them has', () => {
  const { causes, articles, amounts } = whyAlike(mine, theirs);
  expect(causes).toEqual({ shared: ['民间借贷纠纷'], onlyMine: [], onlyTheirs: ['抵押合同纠纷'] });
  expect(articles).toEqual({ shared: ['民法典 675'], onlyMine: [], onlyTheirs: ['民法典 394'] });
  expect(amounts).toEqual({ mine: '5万元', theirs: '20万元' });
});

test('what the other story does not tell differs', () => {
  const { unlike } = whyAlike(mine, theirs);
  expect(unlike.mine.map(({ text }) => text)).toContain('我家的猫也丢了，找了整整一个星期');
  expect(unlike.theirs.map(({ text }) => text)).toContain('被告以房屋为借款提供抵押并办理登记');
});

test('texts that have nothing in common, and empty ones, have nothing to show', () => {
  const empty = { facts: '', causes: [], cited: [] };
  expect(whyAlike(empty, empty)).toMatchObject({ sentences: [], amounts: { mine: null, theirs: null } });
  expect(whyAlike(mine, { ...empty, facts: '被告人驾驶机动车闯红灯撞倒行人。' }).sentences).toEqual([]);
});

test('a text of a thousand sentences is compared in bounded time', () => {
  const long = { facts: '被告在某地实施了某种行为并造成损失。'.repeat(1000), causes: [], cited: [] };
  expect(workMs(() => expect(whyAlike(long, long).sentences).toHaveLength(5))).toBeLessThan(5000);
});

test('two different sums of pay alone are nothing in common', () => {
  const story = { facts: '我月工资8000元。公司口头辞退了我。', causes: [], cited: [] };
  const other = { facts: '王某月工资20000元。公司口头辞退王某。', causes: [], cited: [] };
  const told = whyAlike(story, other).sentences.map((pair) => pair.mine.text);
  expect(told).toEqual(['公司口头辞退了我']);
  const same = { ...other, facts: '王某月工资8000元。' };
  expect(whyAlike(story, same).sentences).toHaveLength(1);
});

test('what is asked for, and what stands elsewhere in the case, is not said to be missing', () => {
  const story = {
    facts: '我想要二倍工资和赔偿金。公司一直没有交社会保险。我家的猫也丢了一个星期。',
    causes: [],
    cited: [],
  };
  const other = {
    facts: '双方约定试用期三个月。',
    causes: [],
    cited: [],
    whole: '原告请求支付二倍工资和赔偿金，并称公司没有交纳社会保险。双方约定试用期三个月。',
  };
  expect(whyAlike(story, other).unlike.mine.map(({ text }) => text)).toEqual(['我家的猫也丢了一个星期']);
});
