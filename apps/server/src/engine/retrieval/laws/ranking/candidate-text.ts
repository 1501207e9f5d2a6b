import { type DigestIndex, digestPlace } from '../digest-index.ts';
import type { HeldText } from '../held-texts.ts';
import type { Candidate } from './candidate.ts';
import type { CandidateText } from './read-features.ts';

/** The words of a candidate: the article's, or our digest's where no article is held. */
export function candidateText(
  { law, articleKey }: Candidate,
  article: Pick<HeldText, 'headingPath' | 'text'> | null | undefined,
  digests: DigestIndex,
): CandidateText | null {
  if (article) return { title: law.title, headingPath: article.headingPath, text: article.text };
  const digest = digests.byPlace.get(digestPlace(law.id, articleKey));
  if (!digest) return null;
  const text = [digest.heading, digest.digest, digest.everydayWords.join(' '), digest.digestEn].join('\n');
  return { title: law.title, headingPath: '', text };
}
