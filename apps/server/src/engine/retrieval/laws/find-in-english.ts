import { ENGLISH_STOP_WORDS } from '@mingfa/legal/words/english-stop-words';
import type { PlainEnglish } from '@mingfa/legal/words/plain-english';
import { type LawEntry, type LibraryIndex, versionOnDay } from '../../library/index.ts';
import { buildPassageIndex, type PassageIndex } from '../words/passage-index.ts';
import type { FoundArticle } from './article-evidence.ts';
import type { DigestIndex } from './digest-index.ts';

/** What is found that much at most; further down little is about the question. */
const LIMIT = 12;
/** What a question and a digest share says nothing where it is less than this of the question. */
const LEAST_COVERAGE = 0.15;
const built = new WeakMap<DigestIndex, PassageIndex>();

/** The articles whose English digest speaks most of a question in English, best first. */
export function findInEnglish(
  {
    library,
    digests,
    asOf,
    admits,
  }: {
    library: LibraryIndex;
    digests: DigestIndex;
    asOf: string;
    /** Of which laws; absent: of all. */
    admits?: ((law: LawEntry) => boolean) | undefined;
  },
  english: PlainEnglish,
  text: string,
): FoundArticle[] {
  let index = built.get(digests);
  if (!index) {
    // A heading says in few words what the article is about.
    index = buildPassageIndex(
      digests.digests.map(({ headingEn, digestEn }) =>
        termsOf(english, `${headingEn} ${headingEn} ${digestEn}`).join(' '),
      ),
    );
    built.set(digests, index);
  }
  const terms = [...new Set(termsOf(english, text))];
  const found = index.find(terms, admits ? Number.POSITIVE_INFINITY : LIMIT);
  const places = found.flatMap(({ index: at, coverage, score }) => {
    const digest = digests.digests[at];
    const law = digest && library.laws.get(digest.lawId);
    if (!digest || !law || coverage < LEAST_COVERAGE || admits?.(law) === false) return [];
    const version = versionOnDay(law, asOf);
    if (version.state !== 'no_text' && !('version' in version)) return [];
    const place = { law, articleKey: digest.articleKey, cited: false, score };
    return [{ ...place, version: version.state === 'no_text' ? null : version.version }];
  });
  return places.slice(0, LIMIT);
}

function termsOf(english: PlainEnglish, text: string): string[] {
  const words =
    english
      .read(text)
      .toLowerCase()
      .match(/[a-z][a-z-]{2,}/g) ?? [];
  return words.filter((word) => !ENGLISH_STOP_WORDS.has(word)).map(english.stem);
}
