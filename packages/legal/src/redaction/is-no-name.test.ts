import { expect, test } from 'vitest';
import { isNoName } from './is-no-name.ts';

const isOther = (text: string, name: string) => {
  const start = text.indexOf(name);
  return isNoName(text, start, start + name.length);
};

test.each([
  ['你莫慌嘛，莫又去闹', '莫又'],
  ['这房子我们都有份的', '都有'],
  ['车子的大梁断过', '大梁'],
  ['你先盖个章再说', '盖个章'],
  ['这简直不成话', '成话'],
  ['她说要给儿子买婚房', '买婚房'],
  ['我妈劝我为了孩子等等', '等等'],
  ['我找过城管也没用', '过城管'],
  ['门口贴了张条让我们走', '张条'],
  ['还有一笔八千的小单没结', '小单'],
  ['这灯都是后装的', '后装'],
  ['人家插着管子咧', '管子咧'],
  ['初三我去老赵家坐过', '赵家'],
  ['共计伍仟元整', '伍仟元'],
  ['半个月后林姐发来账单', '后林姐'],
  ['爸妈都早没了', '都早'],
  ['签在担保人那栏了', '那栏'],
])('in %s nobody is called %s', (text, name) => {
  expect(isOther(text, name)).toBe(true);
});

test.each([
  ['这钱是秦大勇借的', '秦大勇'],
  ['韩强当时也在', '韩强'],
  ['倪小曼签的字', '倪小曼'],
  ['她叫梁又', '梁又'],
  ['我爸齐有福在小区当保安', '齐有福'],
  ['这几年是柏玉刚在管账', '柏玉刚'],
  ['借条上写的是钱永福', '钱永福'],
  ['我房东单立文不管', '单立文'],
  ['小名朵朵', '朵朵'],
  ['小曾拿走的，老马看见了', '小曾'],
  ['小曾拿走的，老马看见了', '老马'],
])('in %s somebody is called %s', (text, name) => {
  expect(isOther(text, name)).toBe(false);
});
