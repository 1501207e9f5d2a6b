import { loadFields } from '@mingfa/content/fields';
import { loadEnglishLawNames } from '@mingfa/content/law-names';
import { loadGuides } from '@mingfa/content/load-guides';
import type { Evidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { makeDigestEvidence, makeLawEvidence } from '../../testing/make-evidence.ts';
import { composeAnswer } from './compose-answer.ts';

const [fields, lawNames, guides] = await Promise.all([loadFields(), loadEnglishLawNames(), loadGuides()]);

// Law of our own making, so that no real text is copied.
const CHINESE: Record<string, string> = {
  '585': '出租人收取怀表押金的，应当在归还怀表后三日内退还。',
  '710': '按照约定使用怀表，致使表带磨损的，承租人不赔。',
  '715': '改装指针须经同意，否则恢复原状。',
  '716': '转借他人的，仍由原借表人负责看管。',
};
const digest = {
  heading: 'The deposit comes back',
  text: 'The deposit is returned in 3 days.',
  checkedOn: '2026-11-20',
};
const place = (articleKey: string) => ({
  lawId: 'law_1',
  articleKey,
  paragraph: null,
  item: null,
  versionId: 'v_1',
});
const ofLaw = (index: number, key: string, note: typeof digest | null) =>
  makeLawEvidence({
    index,
    title: '中华人民共和国民法典',
    shortTitle: '民法典',
    label: `第${key}条`,
    text: CHINESE[key] ?? '怀表的规则由本法规定。',
    place: place(key),
    digest: note,
    score: 1,
  });

const answer = (
  question: string,
  evidence: Evidence[],
  guided: { id: string; sources: (number | null)[] }[] = [],
) =>
  composeAnswer(
    {
      question,
      evidence,
      asOf: '2026-11-20',
      language: 'en',
      words: [],
      guides: guided.flatMap(({ id, sources }) => {
        const guide = guides.find((one) => one.id === id);
        return guide ? [{ guide, sources, about: null }] : [];
      }),
      inDoubt: false,
      offTopic: false,
      asked: [],
      filesAsked: false,
      urgent: false,
      inDanger: false,
      starterOnly: false,
    },
    { fields, lawNames },
  ).join('\n\n');

/** What is read at once: quotations of the law are folded. */
const unfolded = (text: string) => text.replace(/^>.*$/gm, '');
/** Chinese that an English answer shows besides the titles of laws. */
const chineseIn = (text: string) =>
  unfolded(text)
    .replace(/《[^》]*》/g, '')
    .match(/[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60]+/g);

test('an English question on a library with texts gets the guide first, in its own order, and the statute folded under it', () => {
  const others = [ofLaw(1, '716', null), ofLaw(2, '715', null)];
  const own = [ofLaw(3, '585', digest), ofLaw(4, '710', digest)];
  const text = answer(
    'My landlord keeps the deposit',
    [...others, ...own],
    [{ id: 'deposit-not-returned', sources: [3, 4, null, null, null] }],
  );
  expect(text).toMatch(/^## Conclusion\n\n\*\*If the lease ran out/);
  expect(text).toContain('(Article 585 of the Civil Code (《民法典》)[3])\n\n> ');
  expect(text).toContain('(Article 710 of the Civil Code[4])\n\n> ');
  // What only the search found is about something else.
  expect(text).not.toMatch(/Article 71[56] /);
  expect(chineseIn(text)).toBeNull();
});

test('without a guide the English digest answers and the Chinese text stands folded behind it', () => {
  const text = answer('When is the deposit returned?', [ofLaw(1, '716', null), ofLaw(2, '585', digest)]);
  expect(text).toMatch(/^## Conclusion\n\n\*\*The deposit comes back\*\* \(Article 585 of the Civil Code/);
  expect(text.indexOf('Article 585')).toBeLessThan(text.indexOf('> 出租人'));
  expect(chineseIn(text)).toBeNull();
});

test('law that no English digest tells of is named as a lead where nothing speaks of the question', () => {
  const text = answer('Can I keep a parrot?', [ofLaw(1, '716', null)]);
  expect(text).toContain('no conclusion');
  expect(text).not.toContain('转借他人');
  expect(chineseIn(text)).toBeNull();
});

test('every guide reads in English without a Chinese word, label or bracket', () => {
  const wrong = guides.flatMap(({ id, articles }) => {
    const sources = articles.map((_, at) => at + 1);
    const evidence = sources.map((index) =>
      makeDigestEvidence({
        index,
        shortTitle: '民法典',
        label: `第${index}条`,
        place: { ...place(String(index)), versionId: null },
        digest,
      }),
    );
    // What our English itself names in Chinese is a term of art: 定金 is not 订金.
    const own = JSON.stringify(guides.find((one) => one.id === id)?.inShort.en);
    const words = chineseIn(answer('What can I do?', evidence, [{ id, sources }])) ?? [];
    return words.filter((word) => !own.includes(word));
  });
  expect(wrong).toEqual([]);
});

test('a calculation reads in English, whatever it still asks for', () => {
  for (const question of [
    'How much severance do I get after 5 years at 12,000 yuan a month?',
    'What is the court fee for a claim of 500,000 yuan?',
    'How much interest on a loan of 100,000 yuan?',
    'How much severance do I get?',
    'How many days do I have to appeal a judgment received on 3 March 2026?',
  ])
    expect(chineseIn(answer(question, [ofLaw(1, '47', digest)])), question).toBeNull();
});
