import { expect, test } from 'vitest';
import { compareDrafts } from './compare-drafts.ts';
import { textBlocks } from './testing/text-blocks.ts';

const compare = (left: string, right: string) => compareDrafts(textBlocks(left), textBlocks(right));
const OLD = `服务合同
甲方：张三
乙方：李四
双方达成如下协议：
第一条 服务内容
乙方为甲方提供软件的安装、调试和日常维护服务，并按月提交书面报告。
第二条 费用
甲方应当在收到发票后三十日内向乙方支付服务费人民币一万元。
第三条 争议
因本合同发生的争议，向甲方所在地人民法院提起诉讼。`;

test('words that differ are shown in their clause, and both texts can be put together again', async () => {
  const { clauses, counts } = await compare(OLD, OLD.replace('三十日', '十五日'));
  expect(counts).toMatchObject({ changed: 1, added: 0, removed: 0, moved: 0 });
  const changed = clauses.find(({ change }) => change === 'changed');
  expect(changed?.label).toBe('第二条 费用');
  expect(changed?.spans.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text])).toEqual([
    ['deleted', '三十日'],
    ['inserted', '十五日'],
  ]);
  const left = changed?.spans.filter(({ kind }) => kind !== 'inserted').map(({ text }) => text);
  expect(left?.join('')).toContain('三十日内向乙方支付服务费人民币一万元。');
});

test('a clause put in between renumbers the others, which is said, and changes none of them', async () => {
  const renumbered = OLD.replace('第三条', '第四条')
    .replace('第二条', '第三条')
    .replace('第一条 服务内容', '第一条 定义\n本合同所称软件，是指甲方使用的财务系统。\n第二条 服务内容');
  const { counts, clauses } = await compare(OLD, renumbered);
  expect(counts).toMatchObject({ changed: 0, added: 1, removed: 0, moved: 0, renumbered: 3 });
  expect(
    clauses.filter(({ change }) => change === 'renumbered').map((one) => [one.formerLabel, one.label]),
  ).toEqual([
    ['第一条 服务内容', '第二条 服务内容'],
    ['第二条 费用', '第三条 费用'],
    ['第三条 争议', '第四条 争议'],
  ]);
  expect(clauses.find(({ change }) => change === 'added')?.label).toBe('第一条 定义');
});

test('a clause that stands elsewhere is moved, one that is gone is removed', async () => {
  const parts = OLD.split(/\n(?=第.条)/);
  const [head = '', first = '', second = '', third = ''] = parts;
  const moved = await compare(OLD, [head, second, third, first].join('\n'));
  expect(moved.counts).toMatchObject({ moved: 1, changed: 0 });
  const removed = await compare(OLD, [head, first, third].join('\n'));
  expect(removed.counts).toMatchObject({ removed: 1, changed: 0 });
});

test('the same draft is the same', async () => {
  const { counts } = await compare(OLD, OLD);
  expect(counts).toMatchObject({ changed: 0, added: 0, removed: 0, moved: 0 });
});

test('a doubled clause is new, and the one that kept its number stays what it was', async () => {
  const left = `合同\n第五条 付款\n5.1 甲方在交付后支付首期款项。\n5.2 乙方在收款前开具增值税专用发票。\n5.3 尾款在验收合格后结清。`;
  const right = left.replace('5.3 尾款', '5.3 乙方在收款前开具增值税专用发票。\n5.4 尾款');
  const { clauses } = await compare(left, right);
  const of = (number: string) => clauses.find(({ label }) => label.includes(number))?.change;
  expect([of('5.2'), of('5.3'), of('5.4')]).toEqual(['same', 'added', 'renumbered']);
});

test('a numeral changes as a whole', async () => {
  const { clauses } = await compare(
    OLD.replace('一万元', '伍拾万元整'),
    OLD.replace('一万元', '陆拾伍万元整'),
  );
  const changed = clauses.find(({ change }) => change === 'changed');
  expect(changed?.spans.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
    '伍拾万',
    '陆拾伍万',
  ]);
});
