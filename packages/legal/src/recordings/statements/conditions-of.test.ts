import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findStatements } from './find-statements.ts';
import { statementKinds } from './statement-kinds.ts';

const promises = (...said: [string, string][]) =>
  findStatements(talk(...said)).flatMap(({ kind, said: own }) => (kind === 'promise' ? [own] : []));

test('a promise stands with what it was made to depend on, before it or behind it', () => {
  expect(promises(['b', '只要甲方验收合格。我就一定把尾款付给你。']).map(({ text }) => text)).toEqual([
    '只要甲方验收合格。我就一定把尾款付给你。',
  ]);
  const [parted] = promises(['b', '等拆迁款到账'], ['b', '我就还给你'], ['a', '行']);
  expect(parted).toMatchObject({ text: '等拆迁款到账，我就还给你', startMs: 0 });
  expect(parted?.segmentIds).toHaveLength(2);
  expect(promises(['b', '年底付清。前提是你们先把发票开了。']).map(({ text }) => text)).toEqual([
    '年底付清。前提是你们先把发票开了。',
  ]);
});

test('what another says is no condition of it, and a promise without one stands alone', () => {
  expect(
    promises(['a', '如果拖到明年就算违约。'], ['b', '我就这个月底还给你。']).map(({ text }) => text),
  ).toEqual(['我就这个月底还给你。']);
  expect(promises(['b', '我月底还给你。你最近忙吗？']).map(({ text }) => text)).toEqual(['我月底还给你。']);
});

test.each([
  '没有人能保证下周到货',
  '我可不敢保证一定还得上',
  '谁也没法承诺年底付清',
  '我保证不了下个月给你',
  '下个月不一定能还你',
])('%s promises nothing', (sentence) => {
  expect(statementKinds(sentence)).not.toContain('promise');
});

test.each(['我保证不拖到下个月，月底一定还你', '别的我不敢保证，货款月底一定付给你'])(
  '%s promises',
  (sentence) => {
    expect(statementKinds(sentence)).toContain('promise');
  },
);
