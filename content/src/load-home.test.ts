import { expect, test } from 'vitest';
import { AGREEMENT_NAMES, loadHome } from './load-home.ts';

test('every first question stands in both languages under an id of its own', async () => {
  const { questions } = await loadHome();
  expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
  for (const { question } of questions) {
    expect(question['zh-CN']).toMatch(/？$/);
    expect(question.en).toMatch(/\?$/);
  }
});

test('both agreements carry the same version and the same sections in both languages', async () => {
  const { agreements } = await loadHome();
  const sections = (markdown: string) => markdown.match(/^## /gm)?.length;
  for (const name of AGREEMENT_NAMES) {
    const { 'zh-CN': chinese, en: english } = agreements[name];
    expect(english.version).toBe(chinese.version);
    expect(sections(english.markdown)).toBe(sections(chinese.markdown));
  }
});
