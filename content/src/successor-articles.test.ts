import { readFile } from 'node:fs/promises';
import { SUCCESSIONS } from '@mingfa/legal/statute/successor-articles';
import { characterBigrams } from '@mingfa/legal/words/segmentation';
import { describe, expect, test } from 'vitest';
import { corpusFolder, findSourceLaw, hasCorpora, readArticles } from './testing/digest-sources.ts';

const present = hasCorpora();
if (!present && process.env.CI) throw new Error(`the law corpora are missing at ${corpusFolder}`);
if (!present) console.warn(`skipped: no law corpora at ${corpusFolder}`);

const pairs = SUCCESSIONS.flatMap(({ law, successor, articles }) =>
  Object.entries(articles).map(([article, to]) => ({
    law,
    article: Number(article),
    successor,
    articles: to,
  })),
);
/** What the older article was about, in words its successor has. */
const ABOUT: Record<string, Record<number, string>> = {
  合同法: {
    44: '批准',
    49: '表见代理|没有代理权',
    57: '解决争议方法',
    60: '全面履行',
    73: '代位行使',
    74: '明显不合理的低价',
    82: '抗辩',
    93: '协商一致，可以解除',
    94: '不能实现合同目的',
    97: '恢复原状',
    107: '赔偿损失等违约责任',
    108: '明确表示',
    113: '可以获得的利益',
    114: '违约金',
    121: '第三人的原因',
    122: '侵权责任',
    126: '中外合资经营',
    286: '折价',
    406: '有偿的委托合同',
  },
  物权法: {
    2: '直接支配和排他',
    9: '经依法登记',
    15: '不影响合同效力',
    24: '善意第三人',
    28: '征收决定',
    106: '无处分权人',
    121: '征收',
    176: '人的担保',
    190: '租赁关系',
    192: '不得与债权分离',
    236: '留置财产后的债务履行',
  },
  担保法: { 18: '连带责任保证', 20: '放弃抗辩' },
  侵权责任法: { 8: '共同实施侵权行为' },
  婚姻法: { 10: '婚姻无效', 17: '共同财产', 18: '个人财产', 32: '感情确已破裂', 46: '无过错方', 47: '隐藏' },
  继承法: { 10: '第二顺序' },
  民法通则: { 137: '诉讼时效期间' },
  民法总则: { 153: '公序良俗' },
};

async function textOf(law: string, article: number): Promise<string> {
  const title = `中华人民共和国${law}`;
  return (await findSourceLaw(title))?.articles.get(String(article)) ?? '';
}

describe.skipIf(!present)('articles that took the place of others', () => {
  test.each(pairs.filter(({ law }) => law !== '公司法2018'))(
    '$law $article → $articles speak of the same',
    async ({ law, article, successor, articles }) => {
      const texts = await Promise.all(articles.map((one) => textOf(successor, one)));
      expect(texts.every((text) => text.length > 8)).toBe(true);
      expect(texts.join('\n')).toMatch(new RegExp(ABOUT[law]?.[article] ?? 'nothing is said of it'));
    },
  );

  test('those of the company law of 2018 have most of their words in the text of 2023', async () => {
    const file = `${corpusFolder}/lawrefbook/法律/民法商法/公司法(2018-10-26).md`;
    const former = readArticles(await readFile(file, 'utf8'));
    for (const { article, successor, articles } of pairs.filter(({ law }) => law === '公司法2018')) {
      const old = new Set(characterBigrams(former.get(String(article)) ?? ''));
      const now = new Set(
        characterBigrams((await Promise.all(articles.map((one) => textOf(successor, one)))).join('\n')),
      );
      const common = [...old].filter((pair) => now.has(pair)).length;
      expect(common / Math.min(old.size, now.size), `${article} → ${articles.join(', ')}`).toBeGreaterThan(
        0.7,
      );
    }
  });
});
