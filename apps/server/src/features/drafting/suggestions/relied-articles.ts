import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { documentOf } from '../drafts/document-of.ts';
import type { DraftOfMatter } from '../own-rows.ts';
import type { CatalogTemplate, TemplateCatalog } from '../templates/template-catalog.ts';
import type { SuggestionContext } from './suggestion-context.ts';

/** An article that may be cited, with its text where that is held. */
export interface GivenArticle {
  label: string;
  text: string;
  /** Our digest of it: its words are none of the law. */
  isDigest: boolean;
}

const FOUND_MAX = 8;
const QUESTION_CHARACTERS = 600;
/** Facts that say what a matter is about. */
const TELLING = ['cause', 'story', 'grounds'];

/** The articles a template relies on as the law of the day says them, then those that a search by the matter finds. */
export async function findReliedArticles(
  context: SuggestionContext,
  catalog: TemplateCatalog,
  entry: CatalogTemplate,
  found: DraftOfMatter,
  asked: { words: string; asOf: string; signal: AbortSignal },
): Promise<GivenArticle[]> {
  const { asOf, signal } = asked;
  const relied = await articlesOfTemplate(context, entry, asked);
  const text = aboutMatter(catalog, entry, found, asked);
  if (text === '') return relied;
  const question = await context.readQuestion({ text, language: 'zh-CN' });
  const { evidence } = await context.laws.search(question, { asOf, limit: FOUND_MAX, signal });
  const known = new Set(relied.map(({ label }) => label));
  return [...relied, ...evidence.map(ofEvidence).filter(({ label }) => !known.has(label))];
}

async function articlesOfTemplate(
  context: SuggestionContext,
  { template }: CatalogTemplate,
  { asOf, signal }: { asOf: string; signal: AbortSignal },
): Promise<GivenArticle[]> {
  const places = template.articles.flatMap(({ place }) => {
    const [, lawName = '', key = ''] = /^(.+) (\S+)$/.exec(place) ?? [];
    const article = parseArticleKey(key);
    return article ? [{ lawName, article, paragraph: null, item: null }] : [];
  });
  const library = await context.openLibrary();
  const resolved = await library.resolvePlaces(places, asOf);
  const held = resolved.flatMap(({ law, article }) =>
    law && article
      ? [{ label: `《${law.title}》${article.label}`, text: article.text, isDigest: false }]
      : [],
  );
  // Of the others there may be a digest, which is found by whoever asks for the article.
  const others = places
    .filter((_, at) => resolved[at]?.state === 'digest_only')
    .map(({ lawName, article }) => `《${lawName}》${formatArticleLabel(article)}`);
  if (others.length === 0) return held;
  const question = await context.readQuestion({ text: others.join('、'), language: 'zh-CN' });
  const { evidence, cited } = await context.laws.search(question, { asOf, limit: others.length, signal });
  return [...held, ...evidence.slice(0, cited).map(ofEvidence)];
}

const ofEvidence = ({ kind, title, label, text }: ArticleEvidence): GivenArticle => ({
  label: `《${title}》${label}`,
  text,
  isDigest: kind === 'digest',
});

function aboutMatter(
  catalog: TemplateCatalog,
  entry: CatalogTemplate,
  { draft, matter }: DraftOfMatter,
  { words, asOf }: { words: string; asOf: string },
): string {
  const told = TELLING.map((fact) => entryAt(matter.sheet, fact)?.chosen.value).filter(
    (value) => typeof value === 'string',
  );
  const content = { sheet: matter.sheet, parts: draft.parts, body: draft.body };
  const rest = told.length > 1 ? '' : documentText(documentOf(catalog, entry, content, asOf));
  return [...told, words, rest].join('\n').trim().slice(0, QUESTION_CHARACTERS);
}
