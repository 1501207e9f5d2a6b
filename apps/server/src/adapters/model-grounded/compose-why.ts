import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { escapeMarkdown } from './escape-markdown.ts';
import { ownWords } from './own-words.ts';
import { overlap, paragraphsOf, type Terms } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { quoteSource, toldDigest } from './quote.ts';

/** A longer sentence is read in its article. */
const SENTENCE_MAX_CHARACTERS = 90;
const SENTENCE_MIN_CHARACTERS = 10;

/** Why the answer is so, for one article. */
export interface Reason {
  index: number;
  /** What is read at once: the deciding sentence with its place and what it means; null where the article says it all. */
  line: string | null;
  /**
   * The article itself, as a block quote which a screen folds; null where no text is held. It stands behind its sentence even where
   * that is all of it: the check of citations takes the nearest quotation for what a place says.
   */
  article: string | null;
}

/**
 * The deciding sentence of an article with our words beside it, and the article whole. Our words stand on a line of their own:
 * they are no statement of what the article says.
 * @param why what the article settles here, where a guide says it
 */
export function composeReason(
  source: ArticleEvidence,
  terms: Terms,
  phrases: Phrases,
  why: string | undefined,
): Reason {
  const { index } = source;
  const place = `${phrases.place(source)}[${source.index}]`;
  if (phrases.language === 'en') return composeEnglishReason(source, terms, phrases, why, place);
  if (source.kind === 'digest') {
    return {
      index,
      line: why ? `- ${place}\n  ${why}` : `- ${toldDigest(source, phrases)}`,
      article: null,
    };
  }
  const gist = why ?? (source.digest ? ownWords(source.digest.heading) : '');
  const sentence = decidingSentence(source.text, terms);
  const article = quoteSource(source, terms, phrases, 'first').block;
  if (sentence === null) return { index, line: gist ? `- ${gist}` : null, article };
  const quoted = `- “${escapeMarkdown(sentence)}”（${place}）`;
  return { index, line: gist ? `${quoted}\n  ${gist}` : quoted, article };
}

/** In English our words come first, with their place; the Chinese text stands folded under them. */
function composeEnglishReason(
  source: ArticleEvidence,
  terms: Terms,
  phrases: Phrases,
  why: string | undefined,
  place: string,
): Reason {
  const { index, digest } = source;
  const article = source.kind === 'law' ? quoteSource(source, terms, phrases, 'first').block : null;
  if (why !== undefined) return { index, line: `- ${phrases.citing(why, place)}`, article };
  if (digest) return { index, line: `- ${toldDigest(source, phrases)}`, article };
  return { index, line: `- ${place}: ${phrases.chineseOnly}`, article };
}

/** The whole sentence of an article that speaks most of the question; null where a list or a long sentence decides. */
function decidingSentence(text: string, terms: Terms): string | null {
  const paragraphs = paragraphsOf({ text });
  const ranked = paragraphs
    .flatMap((paragraph) =>
      paragraph.includes('\n') ? [paragraph] : (paragraph.match(/[^。]+。?/g) ?? []).map((one) => one.trim()),
    )
    .map((sentence, at) => ({ sentence, score: overlap(terms, sentence) - at * 0.01 }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.sentence ?? '';
  const fits = best.length >= SENTENCE_MIN_CHARACTERS && best.length <= SENTENCE_MAX_CHARACTERS;
  // `前款`, `但是` at its beginning hang on the sentence before.
  return fits && !best.includes('\n') && !/^(?:但是|但|前款|前两款|除前款|其)/.test(best) ? best : null;
}
