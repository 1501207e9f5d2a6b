import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findCitations } from '@mingfa/legal/citation/citations';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { loadDigests } from '../load-digests.ts';
import { corpusFolder, findSourceLaw, readArticles } from './digest-sources.ts';

/** A sentence and an article that it cites, or that a shuffle put beside it. */
export interface SupportPair {
  sentence: string;
  lawTitle: string;
  articleText: string;
  /** `digest`: one of our own sentences. `interpretation`: a court's sentence that cites the article. */
  from: 'digest' | 'interpretation';
  pairing: 'right' | 'same_law' | 'any_law';
}

/** Codes whose numbers have stood still since the interpretations that cite them. */
const CITED_CODES = ['中华人民共和国刑法', '中华人民共和国民法典'];
const SHORTEST = 12;
const LONGEST = 160;

/**
 * Pairs to measure the support check with: sentences of our digests and of judicial interpretations with the article
 * each is about, and the same sentences with another article, of the same law and of any law by turns.
 */
export async function collectSupportPairs(): Promise<SupportPair[]> {
  const right = [...(await digestPairs()), ...(await interpretationPairs())];
  const random = seededRandom(20_261_120);
  const pick = (pairs: CitedArticle[]) => pairs[Math.floor(random() * pairs.length)] as CitedArticle;
  const shuffled = right.map((pair, index): SupportPair | null => {
    const sameLaw = index % 2 === 0;
    const others = right.filter(
      (other) => other.articleText !== pair.articleText && (other.lawTitle === pair.lawTitle) === sameLaw,
    );
    if (others.length === 0) return null;
    return {
      ...pair,
      articleText: pick(others).articleText,
      pairing: sameLaw ? 'same_law' : 'any_law',
    };
  });
  return [...right, ...shuffled.filter((pair) => pair !== null)];
}

type CitedArticle = Pick<SupportPair, 'lawTitle' | 'articleText'>;

async function digestPairs(): Promise<SupportPair[]> {
  const pairs: SupportPair[] = [];
  for (const file of await loadDigests()) {
    const source = await findSourceLaw(file.law);
    for (const { article, digest } of file.digests) {
      const articleText = source?.articles.get(article);
      if (!articleText) continue;
      for (const sentence of sentencesOf(digest)) {
        pairs.push({ sentence, lawTitle: file.law, articleText, from: 'digest', pairing: 'right' });
      }
    }
  }
  return pairs;
}

async function interpretationPairs(): Promise<SupportPair[]> {
  const codes = new Map<string, { title: string; articles: Map<string, string> }>();
  for (const title of CITED_CODES) {
    const source = await findSourceLaw(title);
    if (source) codes.set(title.replace('中华人民共和国', ''), { title, articles: source.articles });
  }
  const folder = join(corpusFolder, 'lawrefbook', '司法解释');
  const pairs: SupportPair[] = [];
  const seen = new Set<string>();
  for (const name of (await readdir(folder)).sort()) {
    const articles = readArticles(await readFile(join(folder, name), 'utf8'));
    for (const sentence of [...articles.values()].flatMap(sentencesOf)) {
      const citations = findCitations(sentence).filter((one) => one.type === 'statute' && one.article);
      const [citation] = citations;
      if (citations.length !== 1 || citation?.type !== 'statute' || citation.law.kind !== 'named') continue;
      const code = codes.get(citation.law.name.replace('中华人民共和国', ''));
      const articleText = citation.article && code?.articles.get(formatArticleKey(citation.article));
      if (!code || !articleText || citation.to || seen.has(sentence)) continue;
      seen.add(sentence);
      pairs.push({ sentence, lawTitle: code.title, articleText, from: 'interpretation', pairing: 'right' });
    }
  }
  return pairs;
}

const sentencesOf = (text: string): string[] =>
  text.split(/[。；\n]/).filter((sentence) => sentence.length >= SHORTEST && sentence.length <= LONGEST);

/** The same shuffle at every run (a linear congruential generator, constants of Numerical Recipes). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
