import { expect, it } from 'vitest';
import { readJudgment } from './read-judgment.ts';
import { splitCases } from './split-cases.ts';

/** Everybody and everything in these texts is made up (虚构). */
const GUIDING = `指导性案例999号
周某诉虚州某网络有限公司网络服务合同纠纷案
（最高人民法院审判委员会讨论通过2025年5月6日发布）
关键词 民事/网络服务合同/格式条款
裁判要点
网络服务的提供者应当提示格式条款。
基本案情
原告周某诉称，条款无效。
裁判结果
江苏省清川县人民法院于2023年3月4日作出（2023）苏0999民初12号民事判决：驳回周某的诉讼请求。周某提起上诉。江苏省虚州市中级人民法院于2023年8月9日作出（2023）苏99民终34号民事判决：驳回上诉，维持原判。
裁判理由
《中华人民共和国民法典》第四百九十六条规定了提示义务。
相关法条
《中华人民共和国民法典》第496条`;

it('reads a guiding case by its headings, and the decision in effect', () => {
  const result = readJudgment(GUIDING);
  expect(result).toMatchObject({
    ok: true,
    reading: {
      title: '周某诉虚州某网络有限公司网络服务合同纠纷案',
      ownNumber: '指导性案例999号',
      kind: 'guiding_case',
      authority: 'guiding',
      court: '江苏省虚州市中级人民法院',
      level: 'intermediate',
      region: '江苏',
      area: 'civil',
      procedure: 'second_instance',
      date: '2023-08-09',
      published: '2025-05-06',
      causes: ['网络服务合同纠纷'],
      disposal: ['affirmed'],
      numbers: [{ number: '（2023）苏99民终34号' }, { number: '（2023）苏0999民初12号' }],
      cited: [{ article: '496', voice: 'court' }],
    },
  });
  const kinds = result.ok ? result.reading.sections.map(({ kind, line }) => `${kind} ${line}`) : [];
  expect(kinds).toEqual(['keywords 4', 'gist 5', 'facts 7', 'ruling 9', 'reasoning 11', 'articles 13']);
});

it('names a typical case by what stands behind its parties', () => {
  const text =
    '# 店家应当退款\n\n## 李某诉某书店买卖合同纠纷案\n\n## 基本案情\n\n李某购书。\n\n## 裁判结果\n\n法院判决某书店退款。\n\n## 典型意义\n\n略。';
  expect(readJudgment(text)).toMatchObject({
    ok: true,
    reading: {
      kind: 'typical_case',
      causes: ['买卖合同纠纷'],
      numbers: [],
      date: null,
      title: '李某诉某书店买卖合同纠纷案',
    },
  });
});

it('takes a batch of cases apart at their numbers', () => {
  const batch = '通知\n甲某盗窃案\n（检例第901号）\n【要旨】\n略\n乙某诈骗案\n（检例第902号）\n【要旨】\n略';
  const parts = splitCases(batch);
  expect(parts.map(({ title, ownNumber }) => [title, ownNumber])).toEqual([
    ['甲某盗窃案', '检例第901号'],
    ['乙某诈骗案', '检例第902号'],
  ]);
  expect(parts.map(({ start, end }) => batch.slice(start, end).split('\n')[0])).toEqual([
    '甲某盗窃案',
    '乙某诈骗案',
  ]);
  expect(splitCases('没有编号')).toEqual([{ start: 0, end: 4, title: null, ownNumber: null }]);
});

it('reads the approval of a death sentence as the last decision', () => {
  const text = `指导性案例998号
吴某故意杀人案
关键词 刑事/故意杀人罪
裁判要点
略。
基本案情
被告人吴某杀害一人。
裁判结果
江苏省虚州市中级人民法院于2021年3月4日作出（2021）苏99刑初12号刑事判决：被告人吴某犯故意杀人罪，判处死刑。吴某提起上诉。江苏省高级人民法院于2022年8月9日作出（2022）苏刑终34号刑事裁定：驳回上诉，维持原判，并依法报请最高人民法院核准。最高人民法院于2023年1月5日作出刑事裁定：核准对被告人吴某的死刑判决。
裁判理由
略。`;
  expect(readJudgment(text)).toMatchObject({
    ok: true,
    reading: {
      court: '最高人民法院',
      procedure: 'death_penalty_review',
      date: '2023-01-05',
      disposal: ['approved'],
    },
  });
});

it('takes the only case of a batch out of the notice that announces it', () => {
  const notice =
    '关于印发最高人民检察院第九十九批指导性案例的通知\n各省人民检察院：\n现将甲某盗窃案（检例第901号）作为指导性案例发布。\n';
  const batch = `${notice}甲某盗窃案\n（检例第901号）\n【要旨】\n略`;
  expect(splitCases(batch)).toEqual([
    { start: notice.length, end: batch.length, title: '甲某盗窃案', ownNumber: '检例第901号' },
  ]);
  expect(readJudgment(notice, { authority: 'guiding' })).toEqual({ ok: false, refused: 'no_judgment' });
});
