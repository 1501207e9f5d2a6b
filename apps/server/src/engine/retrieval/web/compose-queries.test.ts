import { loadLexicon } from '@mingfa/content/lexicon';
import { loadGuides } from '@mingfa/content/load-guides';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { expect, test } from 'vitest';
import { expandQuestion } from '../question/expand-question.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { composeQueries, maskQueries } from './compose-queries.ts';
import { englishVocabulary } from './english-vocabulary.ts';

const english = englishVocabulary(await loadGuides());
const compose = (question: ReadQuestion) => composeQueries(question, english);
const mask = (queries: readonly string[]) => maskQueries(queries, english);
const findWords = matchLexicon(await loadLexicon());

function read(text: string, language: ReadQuestion['language'] = 'zh-CN'): ReadQuestion {
  const words = findWords(text);
  return {
    text,
    language,
    whole: null,
    cited: [],
    words,
    terms: expandQuestion(text, words),
    inContext: null,
  };
}

const STORY = `我叫赵铁柱，身份证号110101199003071234，电话13800138000。2023年3月5日我进入杭州幸福装饰工程有限公司做木工，
经理钱大福答应每月八千元，没有签劳动合同。去年十一月公司把我炒鱿鱼，说是业务不好，拖欠三个月工资。
我住在西湖区文三路123号4单元502，微信zhaotiezhu88，工资卡6222020200112233445。公司应该赔我多少钱？能要双倍工资吗？`;

test('a plain question is searched for as it was asked, and in the words of the statutes', () => {
  const queries = compose(read('房东不退押金怎么办'));
  expect(queries[0]).toBe('房东不退押金怎么办');
  expect(queries.length).toBeLessThanOrEqual(3);
});

test('of a story what is asked is searched for, at most three times, and nothing that says who anybody is', () => {
  const queries = compose(read(STORY));
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.length).toBeLessThanOrEqual(3);
  expect(queries.join('\n')).toMatch(/工资|劳动合同/);
  expect(queries.join('\n')).not.toMatch(/赵|铁柱|钱|大福|杭州|幸福|装饰|西湖|文三|\d|[a-z]|八千/i);
  for (const query of queries) expect(query.length).toBeLessThanOrEqual(60);
});

test('an English story is searched for in its harmless words, and in those of the statutes', () => {
  const queries = compose(
    read('My landlord John Smith at 12 Nanjing Road keeps my deposit. Can I get it back?', 'en'),
  );
  expect(queries[0]).toMatch(/landlord.*deposit.*China law$/);
  expect(queries.at(-1)).toContain('押金');
  expect(queries.join(' ')).not.toMatch(/John|Smith|Nanjing|\d/i);
});

test('where nothing but names is left, nothing is sent out', () => {
  expect(compose(read('张伟 13800138000'))).toEqual([]);
});

test('a follow-up is searched for together with the question before it', () => {
  const before = read('劳动仲裁的时效期间怎么算');
  const queries = compose({ ...read('那加班费呢'), inContext: read(`那加班费呢 ${before.text}`) });
  expect(queries.join(' ')).toMatch(/劳动仲裁/);
});

test('queries that a model composed lose their names, too', () => {
  expect(
    mask([
      '张伟 诈骗 立案标准',
      '《民法典》第五百八十五条 违约金',
      '13800138000',
      'John Smith deposit not returned by landlord',
    ]),
  ).toEqual(['诈骗 立案标准', '《民法典》第五百八十五条 违约金', 'deposit not returned by landlord']);
});
