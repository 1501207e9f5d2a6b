import { findCitations, formatCitation } from '@mingfa/legal/citation/citations';
import { checkCitations, type LibraryReader } from '../../../engine/answering/index.ts';
import type { ReliedArticle } from '../check-articles.ts';
import type { DraftFinding } from '../thread/review-jobs.ts';

const ARTICLES_MAX = 6;

/**
 * Checks the articles a model names, in its list and in its reasons, as an answer of the chat is checked: that they exist, are in
 * force on the day, and speak of what the finding is about.
 */
export async function checkModelArticles(
  library: LibraryReader,
  finding: Pick<DraftFinding, 'title' | 'reason' | 'articles'>,
  clauseWords: string,
  asOf: string,
): Promise<ReliedArticle[]> {
  const named = new Set<string>();
  for (const text of [...finding.articles, finding.reason]) {
    for (const found of findCitations(text, { knownTitles: (name) => library.isKnownTitle(name) })) {
      if (found.type !== 'statute' || !found.article) continue;
      const name = found.law.kind === 'named' ? found.law.name : found.law.antecedent;
      if (name) named.add(formatCitation({ ...found, name, article: found.article }));
    }
  }
  const citations = [...named].slice(0, ARTICLES_MAX);
  if (citations.length === 0) return [];
  // One sentence for each: what is said of the article is what the finding says.
  const claim = asClaim(`${finding.title}，${finding.reason}`, clauseWords);
  const text = citations.map((citation) => `根据${citation}，${claim}。`).join('\n');
  const { citations: checked } = await checkCitations(library, { text, sources: [], asOf });
  const seen = new Set<string>();
  return checked.flatMap(({ type, label, state, location }): ReliedArticle[] => {
    if (type !== 'statute' || seen.has(label)) return [];
    seen.add(label);
    return [
      {
        citation: label,
        state,
        lawId: location?.lawId ?? null,
        versionId: location?.versionId ?? null,
        articleKey: location?.articleKey ?? null,
      },
    ];
  });
}

/** The words of a finding as one sentence without citations; what it quotes from the contract is no quotation of the law. */
function asClaim(text: string, clauseWords: string): string {
  return text
    .replace(/《[^《》]{1,60}》(?:第[^，。；、]{1,20}?[条款项])*/g, '')
    .replace(/[“"「『]([^“”"「」『』]{1,400})[”"」』]/g, (quoted, inner: string) =>
      clauseWords.includes(inner) ? inner : quoted,
    )
    .replace(/[。！？；\n.!?;]+/g, '，')
    .replace(/，+$/, '');
}
