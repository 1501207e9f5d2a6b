import { loadLexicon } from '@mingfa/content/lexicon';
import { loadTemplates } from '@mingfa/content/load-templates';
import { findSourceLaw, hasCorpora } from '@mingfa/content/testing/digest-sources';
import { firstPaper } from '@mingfa/content/testing/first-paper';
import { FIRST_PAPER_STORIES } from '@mingfa/content/testing/first-paper-stories';
import { DIFFERING_STATES } from '@mingfa/contract/evidence';
import { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderTemplate } from '@mingfa/legal/drafting/render-template';
import { formatArticleKey, formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { expandAbbreviation } from '@mingfa/legal/statute/law-title';
import { describe, expect, test } from 'vitest';
import { checkInPieces } from '../../../engine/answering/check-citations.ts';
import type { CitedPlace, LibraryReader, ResolvedPlace } from '../../../engine/answering/library-reader.ts';
import { ownClause } from './own-clause.ts';

if (!hasCorpora()) console.warn('skipped: the law corpora are missing');

const titleOf = (name: string) => expandAbbreviation(name) ?? name;
const library: LibraryReader = {
  everydayWords: await loadLexicon(),
  isKnownTitle: (name) => expandAbbreviation(name) !== null,
  resolvePlaces: (places) => Promise.all(places.map(resolve)),
  readOtherWordings: async () => [],
  async readLawWords(lawId) {
    const words = new LawWords();
    for (const [key, text] of (await findSourceLaw(lawId))?.articles ?? []) words.add({ key, text });
    return words;
  },
  resolveCases: async () => new Map(),
  libraryDate: async () => null,
};

/** A law that is not there is told as such, and nothing is held against it. */
async function resolve({ lawName, article }: CitedPlace): Promise<ResolvedPlace> {
  const title = titleOf(lawName);
  const law = await findSourceLaw(title);
  if (!law) return { state: 'not_in_library', law: null, location: null, article: null };
  const key = formatArticleKey(article);
  const text = law.articles.get(key);
  return {
    state: text === undefined ? 'not_found' : 'held',
    law: { lawId: title, title, shortTitle: title.replace('中华人民共和国', '') },
    location: { lawId: title, versionId: title, articleKey: key, paragraph: null, item: null },
    article: text === undefined ? null : { key, label: formatArticleLabel(article), text },
  };
}

/** What a paper of the product's own is told to cite wrongly, and how many citations were held against their articles. */
async function doubtsIn(text: string): Promise<{ doubts: string[]; held: number }> {
  const doubts: string[] = [];
  let held = 0;
  const input = { text, sources: [], asOf: '2026-11-28', writtenOn: '2026-11-28', most: 1000 };
  for await (const { answer, checked } of checkInPieces(library, input))
    for (const [citation, { state, label, location }] of checked) {
      // 第三条 of a contract is a clause of its own.
      if (ownClause(answer, citation) !== null) continue;
      if (location) held += 1;
      if (DIFFERING_STATES.has(state)) doubts.push(`${state} ${label}: ${answer.sentenceOf(citation).text}`);
    }
  return { doubts, held };
}

describe.skipIf(!hasCorpora())('the product doubts no citation that it wrote itself', () => {
  test('in the filled example of any template', async () => {
    const { templates, dictionary } = await loadTemplates();
    let count = 0;
    for (const template of templates) {
      const sheet = sheetOf(template.example);
      const { doubts, held } = await doubtsIn(
        documentText(renderTemplate(template, dictionary, { sheet, today: '2026-11-28' })),
      );
      expect(doubts, template.id).toEqual([]);
      count += held;
    }
    expect(count).toBeGreaterThan(50);
  });

  test.each(FIRST_PAPER_STORIES)('in the first papers of $title', async ({ text }) => {
    const { offered, lines } = firstPaper(text);
    for (const id of offered.slice(0, 2)) {
      const { doubts } = await doubtsIn(lines(id).join('\n'));
      expect(doubts, id).toEqual([]);
    }
  });
});
