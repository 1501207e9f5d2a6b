import { describe, expect, it } from 'vitest';
import { workMs } from '../testing/own-work.ts';
import { readJudgment } from './read-judgment.ts';

/** Texts that would take a careless pattern its length squared; all made up (虚构). */
const HEAD =
  '江苏省清川县人民法院\n民事判决书\n（2023）苏0999民初1234号\n原告：周某。\n被告：吴某。\n原告周某与被告吴某买卖合同纠纷一案，本院审理终结。\n';
const TAIL =
  '\n本院认为，依照《中华人民共和国民法典》第五百七十七条规定，判决如下：\n驳回原告周某的诉讼请求。\n审判员 郑明\n二〇二三年三月十五日';
const SIZE = 300_000;

describe('a hostile text is read in seconds', () => {
  it.each([
    ['one sentence without an end', '查明吴某收货'.repeat(SIZE / 6)],
    ['nothing but spaces', ' '.repeat(SIZE)],
    ['nothing but brackets', '（'.repeat(SIZE)],
    ['stances without names', '被告人、'.repeat(SIZE / 4)],
    ['parties in one line', '被告：吴某。'.repeat(SIZE / 6)],
    ['people in many lines', '被告：吴某甲，男。\n委托代理人：钱某，某律师事务所律师。\n'.repeat(SIZE / 30)],
    ['articles without a law', '第五百七十七条、'.repeat(SIZE / 8)],
    ['titles that never close', '《中华人民共和国'.repeat(SIZE / 8)],
    ['rulings in every sentence', '据此裁定如下：'.repeat(SIZE / 7)],
    ['matters in every sentence', '因买卖合同纠纷一案，'.repeat(SIZE / 10)],
    ['charges without end', '指控被告人犯盗窃罪、'.repeat(SIZE / 10)],
    ['digits without end', '1'.repeat(SIZE)],
    ['signatures without end', '审判员 郑明\n'.repeat(SIZE / 7)],
    ['a case number of ten thousand digits', `（2023）苏0999民初${'1'.repeat(10_000)}号`.repeat(30)],
  ])('%s', (_, body) => {
    expect(workMs(() => expect(readJudgment(HEAD + body + TAIL).ok).toBe(true))).toBeLessThan(8_000);
  });
});
