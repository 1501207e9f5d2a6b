import { type Guide, sentencesOfGuide } from '@mingfa/content/guide';
import type { GuideCues } from '@mingfa/content/load-cues';
import type { loadDigests } from '@mingfa/content/load-digests';

/** A text that tells what a guide is about, and how much it is worth beside a question. */
export interface ToldText {
  guide: number;
  text: string;
  worth: number;
}

const WORTH_OF_SAYING = 1.5;
const WORTH_OF_CUE = 0.25;
const WORTH_OF_MATTER = 0.2;
const WORTH_OF_DIGEST = 0.15;
const WORTH_OF_POINT = 1.5;
const WORTH_OF_GUIDE = 1;

/** What the content says of each guide: what people say in its situation, its cues, what decides it, what is asked in it, and everyday words of its articles. */
export function tellGuides(
  guides: readonly Guide[],
  cues: GuideCues,
  laws: Awaited<ReturnType<typeof loadDigests>>,
): ToldText[] {
  const everyday = new Map<string, readonly string[]>(
    laws.flatMap(({ shortTitle, digests }) =>
      digests.map(({ article, everydayWords }) => [`${shortTitle} ${article}`, everydayWords] as const),
    ),
  );
  return guides.flatMap((one, guide) => [
    ...[...one.saidAs.zh, one.title.zh, one.situation.zh].map((text) => ({
      guide,
      text,
      worth: WORTH_OF_SAYING,
    })),
    ...(cues.get(one.id) ?? []).map((text) => ({ guide, text, worth: WORTH_OF_CUE })),
    ...one.matters.map(({ zh }) => ({ guide, text: zh, worth: WORTH_OF_MATTER })),
    ...(one.points ?? []).map(({ askedAs, answer }) => ({
      guide,
      text: [...askedAs.zh, answer.zh].join('，'),
      worth: WORTH_OF_POINT,
    })),
    { guide, text: sentencesOfGuide({ ...one, points: [] }, 'zh').join('，'), worth: WORTH_OF_GUIDE },
    ...one.articles
      .flatMap(({ place }) => everyday.get(place) ?? [])
      .map((text) => ({ guide, text, worth: WORTH_OF_DIGEST })),
  ]);
}
