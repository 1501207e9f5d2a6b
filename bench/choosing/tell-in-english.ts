import type { Guide } from '@mingfa/content/guide';
import { sentencesOfGuide } from '@mingfa/content/guide';
import type { GuideCues } from '@mingfa/content/load-cues';
import type { loadDigests } from '@mingfa/content/load-digests';
import { isEnglish } from '@mingfa/legal/words/plain-english';
import type { ToldText } from './tell-guides.ts';

const WORTH_OF_SAYING = 1.5;
const WORTH_OF_CUE = 0.6;
const WORTH_OF_POINT = 1.5;
const WORTH_OF_SENTENCE = 0.3;
const WORTH_OF_HEADING = 0.2;

/** What the content says in English of each guide: what people say in its situation, its cues, its sentences, and headings of its articles. */
export function tellInEnglish(
  guides: readonly Guide[],
  cues: GuideCues,
  laws: Awaited<ReturnType<typeof loadDigests>>,
): ToldText[] {
  const headings = new Map<string, string>(
    laws.flatMap(({ shortTitle, digests }) =>
      digests.map(({ article, headingEn }) => [`${shortTitle} ${article}`, headingEn] as const),
    ),
  );
  return guides.flatMap((one, guide) => [
    ...(cues.get(one.id) ?? []).filter(isEnglish).map((text) => ({ guide, text, worth: WORTH_OF_CUE })),
    ...[...one.saidAs.en, one.title.en, one.situation.en].map((text) => ({
      guide,
      text,
      worth: WORTH_OF_SAYING,
    })),
    ...(one.points ?? []).map(({ askedAs, answer }) => ({
      guide,
      text: [...askedAs.en, answer.en].join(', '),
      worth: WORTH_OF_POINT,
    })),
    ...sentencesOfGuide(one, 'en').map((text) => ({ guide, text, worth: WORTH_OF_SENTENCE })),
    ...one.articles
      .flatMap(({ place }) => headings.get(place) ?? [])
      .map((text) => ({ guide, text, worth: WORTH_OF_HEADING })),
  ]);
}
