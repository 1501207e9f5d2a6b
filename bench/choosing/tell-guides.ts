import type { Guide } from '@mingfa/content/guide';
import type { GuideCues } from '@mingfa/content/load-cues';
import type { loadDigests } from '@mingfa/content/load-digests';

/** A text that tells what a guide is about, and how much it is worth beside a question. */
export interface ToldText {
  guide: number;
  text: string;
  worth: number;
}

const WORTH_OF_CUE = 0.5;
const WORTH_OF_MATTER = 0.4;
const WORTH_OF_DIGEST = 0.3;
const WORTH_OF_ASKING = 0.4;

/** What the content says of each guide besides its sayings: its cues, what decides it, what is asked in it, and everyday words of its articles. */
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
    ...(cues.get(one.id) ?? []).map((text) => ({ guide, text, worth: WORTH_OF_CUE })),
    ...one.matters.map(({ zh }) => ({ guide, text: zh, worth: WORTH_OF_MATTER })),
    // An asking alone leaves out what every question about the situation says.
    ...(one.points ?? []).flatMap(({ askedAs }) =>
      askedAs.zh.map((text) => ({ guide, text: `${one.title.zh}，${text}`, worth: WORTH_OF_ASKING })),
    ),
    ...one.articles
      .flatMap(({ place }) => everyday.get(place) ?? [])
      .map((text) => ({ guide, text, worth: WORTH_OF_DIGEST })),
  ]);
}
