import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  ['原告张 三 丰，男，1980年生', '原告张某，男，1980年生'],
  ['原 告 张 三 丰 诉 称', '原 告 张某 诉 称'],
  ['张　三　丰借我三万元', '张某借我三万元'],
  ['审 判 长  李  建  国', '审 判 长  李某'],
  ['我叫王 小 明，房东 陈 建 国 不退押金', '我叫王某，房东 陈某 不退押金'],
  ['欧 阳 雪 欠我钱', '欧阳某 欠我钱'],
])('a name that is written with blanks is masked: %s', (text, masked) => {
  expect(redact(text).text).toBe(masked);
});

it('with and without blanks it is one person', () => {
  expect(redact('被告张 三 丰欠款。张三丰承认，三丰已还一半，张四海作证。').text).toBe(
    '被告张某甲欠款。张某甲承认，张某甲已还一半，张某乙作证。',
  );
});

it.each([
  ...[
    '申 请 书',
    '金 额：三万元',
    '民 事 判 决 书',
    '审 判 长',
    '经 办 人',
    '年 月 日',
    '单 位：盖 章',
    '高 管 薪 酬',
  ],
  ...[
    '房 屋 租 赁 合 同',
    '程 序 违 法',
    '安 全 责 任 书',
    '于 是 我 走 了',
    '任 何 一 方',
    '和 解 协 议',
    '何 时 支 付',
  ],
  ...['常 见 问 题', '陈 述 意 见', '余 款 未 付', '马 上 付 钱', '游 戏 账 号', '石 材 款'],
  ...[
    '甲方：某公司 乙方：某公司',
    '第 一 章 总 则',
    '江 边 的 房 子',
    '连 带 责 任',
    '包 括 但 不 限 于',
    '成 年 人',
  ],
])('words that are set with blanks stay: %s', (text) => {
  expect(redact(text).masked).toEqual([]);
});
