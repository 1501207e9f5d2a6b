import { expect, test } from 'vitest';
import { characterBigrams, segmentWords } from './segmentation.ts';

test('a text is cut into words, long words also into the words inside them', () => {
  expect(segmentWords('劳动合同的试用期不得超过六个月。')).toEqual(
    expect.arrayContaining(['劳动', '合同', '试用期', '超过']),
  );
  expect(segmentWords('，。 ')).toEqual([]);
});

test('numbers are found however they are written', () => {
  expect(segmentWords('3个月')).toEqual(segmentWords('三个月'));
  expect(segmentWords('百分之十')).toEqual(segmentWords('10%'));
  expect(characterBigrams('超过６个月')).toEqual(characterBigrams('超过六个月'));
  expect(characterBigrams('50000元')).toEqual(['五万', '万元']);
  expect(segmentWords('利率3.85%')).not.toContain('三');
});

test('bigrams never reach across a mark, and Latin words stay whole', () => {
  expect(characterBigrams('用App买，退')).toEqual(['用', 'app', '买', '退']);
  expect(characterBigrams('违约金，定金')).toEqual(['违约', '约金', '定金']);
});
