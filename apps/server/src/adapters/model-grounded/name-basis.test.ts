import { loadFields } from '@mingfa/content/fields';
import { loadPapers } from '@mingfa/content/load-papers';
import type { Language } from '@mingfa/contract/values';
import { expect, test } from 'vitest';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { composeAnswer } from './compose-answer.ts';
import { foundSchema } from './found-material.ts';

const content = { fields: await loadFields(), papers: await loadPapers() };
const [release, plea] = [
  makeLawEvidence({
    index: 1,
    title: '中华人民共和国刑法',
    label: '第三十七条',
    text: '认罪认罚具结书，签还是不签。',
  }),
  makeLawEvidence({
    index: 7,
    title: '中华人民共和国刑事诉讼法',
    label: '第一百七十四条',
    text: '犯罪嫌疑人自愿认罪，同意量刑建议和程序适用的，应当签署认罪认罚具结书。',
  }),
].map((one, at) => ({ ...one, place: { ...one.place, articleKey: ['37', '174'][at] as string } }));

const answer = (evidence: unknown[], language: Language = 'zh-CN') =>
  composeAnswer(
    foundSchema.parse({
      question: '检察院让我签认罪认罚具结书，能签吗',
      evidence,
      asOf: '2026-11-20',
      language,
      asked: [],
      starterOnly: false,
    }),
    content,
  ).join('\n\n');

test('an article that a paper rests on bears the mark of the source that shows it', () => {
  expect(answer([release, plea])).toContain('（《刑事诉讼法》第一百七十四条[7]）');
  expect(answer([release, plea], 'en')).toMatch(/\(Article 174 of [^\n]*\[7\]\)/);
});

test('an article that no source shows is named without a mark', () => {
  expect(answer([release])).toContain('（《刑事诉讼法》第一百七十四条）');
});
