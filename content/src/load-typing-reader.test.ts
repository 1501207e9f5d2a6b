import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTypingReader, readMeant, readRight } from './load-typing-reader.ts';

const understand = await loadTypingReader();

/** What is written, and what is understood. */
const MISSPELT: [string, string][] = [
  ['公司拖签我两个月薪水，去哪中裁', '公司拖欠我两个月薪水，去哪仲裁'],
  ['他不还我押今', '他不还我押金'],
  ['昨天被辞推了，能要陪偿吗', '昨天被辞退了，能要赔偿吗'],
  ['他不肯离昏', '他不肯离婚'],
  ['离了以后抚恙费谁给', '离了以后抚养费谁给'],
  ['厂里出事，工商赔偿怎么算', '厂里出事，工伤赔偿怎么算'],
  ['会不会做牢', '会不会坐牢'],
  ['一直没签劳动合通', '一直没签劳动合同'],
  ['信用卡愈期了', '信用卡逾期了'],
  ['收到法院船票', '收到法院传票'],
];

test('a word that sounds or looks like a term is understood so, and what was understood is said', () => {
  expect(MISSPELT.map(([written]) => [written, understand(written).text])).toEqual(MISSPELT);
  expect(understand('公司拖签我两个月薪水，又拖签社保').understood).toEqual([{ said: '拖签', as: '拖欠' }]);
});

test('words that are right stay as they are', () => {
  for (const text of [
    '工商局罚款三千',
    '公司终止合同和中止合同有什么不同',
    '交了订金还是定金',
    '扶养费和抚养费',
    '携带款项出境',
    '法援怎么申请',
    '做了笔录',
    '买卖合同的货款',
    '被人强抱强吻',
    '邻地的排水管从我家过',
    '被执行人拒报财产',
    '租金按季付还是按月付',
    '酒驾弃车逃跑',
    '被骗签了离职协议',
    '朋友圈卖电子烟',
    '只付了一半的货款',
    '药瓶别扔',
    '知假买假能要十倍吗',
    '年休假不给休',
    '我在日企做了十年',
    '他从人字梯上掉下来',
    '在店当店员',
  ]) {
    expect(understand(text)).toEqual({ text, understood: [] });
  }
});

/** Questions with errors that were typed on purpose. */
const TYPED_WRONG = /^(?:misspelt|asked-\w+|guides-new\w*|whole-\d|(?:two-|none-)?points-\w+)\.txt$/;

test('of thousands of sentences written right, fewer than one in a thousand is changed', async () => {
  const root = join(import.meta.dirname, '..');
  const folders = ['guides', 'digests', 'fields', 'urgent', 'playbook', '../bench/choosing/questions'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder)))
        .filter((name) => /\.(?:yaml|txt)$/.test(name) && !TYPED_WRONG.test(name))
        .map((name) => join(root, folder, name)),
    ),
  );
  const texts = await Promise.all(names.flat().map((name) => readFile(name, 'utf8')));
  const sentences = texts
    .flatMap((text) => text.split(/[。！？\n]/))
    .filter((one) => /\p{Script=Han}{4}/u.test(one));
  expect(sentences.length).toBeGreaterThan(5000);
  const changed = sentences.flatMap((one) => understand(one).understood);
  expect(changed.length / sentences.length).toBeLessThan(0.001);
});

test('a long text is read in time that grows with its length alone', () => {
  const story = '老板拖签我三个月工资，还让我陪偿损失，去哪里申请中裁呢。';
  const timeOf = (times: number) => {
    const text = story.repeat(times);
    const start = performance.now();
    understand(text);
    return performance.now() - start;
  };
  timeOf(100);
  const [short, long] = [timeOf(100), timeOf(700)];
  expect(long).toBeLessThan(Math.max(short, 20) * 35);
});

test('a line that is no entry is named', () => {
  expect([...readMeant('# x\n公伤 = 工伤\n')]).toEqual([['公伤', '工伤']]);
  expect(() => readMeant('公伤 工伤')).toThrow('公伤 工伤');
  expect([...readRight('# x\n季付, 强抱\n弃车\n')]).toEqual(['季付', '强抱', '弃车']);
  expect(() => readRight('季付,强抱')).toThrow('季付,强抱');
});
