import { findCitations } from '@mingfa/legal/citation/citations';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { expandAbbreviation } from '@mingfa/legal/statute/law-title';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';
import { corpusFolder, findSourceLaw, hasCorpora } from './testing/digest-sources.ts';

const { templates } = await loadTemplates();
const present = hasCorpora();
if (!present && process.env.CI) throw new Error(`the law corpora are missing at ${corpusFolder}`);
if (!present) console.warn(`skipped: no law corpora at ${corpusFolder}`);

async function articleText(name: string, article: string): Promise<string> {
  const law = await findSourceLaw(expandAbbreviation(name) ?? name);
  return law?.articles.get(article) ?? '';
}

const articles = templates.flatMap((template) =>
  template.articles.map((article) => ({ by: template.id, ...article })),
);
const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(words)
      : [];

describe.skipIf(!present)('the articles templates rely on', () => {
  test.each(articles)('$by: $place says what it is relied on for', async ({ place, says }) => {
    const [name = '', article = ''] = place.split(' ');
    const text = await articleText(name, article);
    for (const said of says) expect(text).toContain(said);
  });

  test.each(templates)(
    '$id cites in its sentences only articles that are there',
    async ({ parts, body, warnings }) => {
      for (const text of words([parts, body, warnings]))
        for (const citation of findCitations(text)) {
          if (citation.type !== 'statute' || citation.law.kind !== 'named' || !citation.article) continue;
          const found = await articleText(citation.law.name, formatArticleKey(citation.article));
          expect(found.length, `${citation.law.name} ${formatArticleKey(citation.article)}`).toBeGreaterThan(
            8,
          );
        }
    },
  );
});
