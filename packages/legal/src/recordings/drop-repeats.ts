import type { Segment, SpokenPlace, Stretch } from './transcript.ts';
import { placeOf } from './transcript.ts';

/** What a recogniser made up where nobody spoke. */
export interface DroppedText extends SpokenPlace {
  text: string;
}

/** So much of a segment lies in silence before anything of it is doubted. */
const SILENT_SHARE = 0.8;
/** Said so often in silence, a text is no speech. */
const OFTEN = 3;
/** What recognisers learned from subtitles of videos and say where there is nothing to hear. */
const LEARNED =
  /(?:点赞|订阅|转发|打赏).{0,12}(?:点赞|订阅|转发|打赏|支持)|字幕(?:由|志愿者|制作|提供|组)|明镜与点点|谢谢(?:大家)?(?:观看|收看)|下期再见|thanks? for watching|subtitles? by|amara\.org/i;
/** The same few characters six times and more. */
const RUN_ON = /^(.{1,12}?)[，,。！!、\s]*(?:\1[，,。！!、\s]*){5,}$/u;

/** How much of a stretch lies in silence, from 0 to 1. */
export function silentShare({ startMs, endMs }: Stretch, silences: readonly Stretch[]): number {
  if (endMs <= startMs)
    return silences.some((silence) => silence.startMs <= startMs && silence.endMs > startMs) ? 1 : 0;
  const silent = silences.reduce(
    (sum, silence) => sum + Math.max(0, Math.min(endMs, silence.endMs) - Math.max(startMs, silence.startMs)),
    0,
  );
  return silent / (endMs - startMs);
}

/**
 * Leaves out what a recogniser repeats or recites where the sound is silent, and what it repeats faster than anybody speaks. Whatever else was said while there was sound stays, and so does
 * what stands in silence once and is no phrase of that kind: the silence may be wrong.
 */
export function dropRepeats(
  segments: readonly Segment[],
  silences: readonly Stretch[],
): { segments: Segment[]; dropped: DroppedText[] } {
  const isMachined = machineRuns(segments);
  const isSilent = segments.map((one) => silentShare(one, silences) >= SILENT_SHARE);
  const counts = new Map<string, number>();
  segments.forEach((one, index) => {
    if (isSilent[index]) counts.set(bare(one.text), (counts.get(bare(one.text)) ?? 0) + 1);
  });
  const dropped: DroppedText[] = [];
  const kept = segments.filter((one, index) => {
    if (isMachined[index]) {
      dropped.push({ ...placeOf(one), text: one.text });
      return false;
    }
    if (!isSilent[index]) return true;
    const words = bare(one.text);
    const repeatsBefore = index > 0 && bare(segments[index - 1]?.text ?? '') === words;
    const isMadeUp =
      repeatsBefore ||
      (counts.get(words) ?? 0) >= OFTEN ||
      LEARNED.test(one.text) ||
      RUN_ON.test(one.text.trim());
    if (isMadeUp) dropped.push({ ...placeOf(one), text: one.text });
    return !isMadeUp;
  });
  return { segments: kept, dropped };
}

/** Nobody says so many characters in a second. */
const FASTEST_PER_SECOND = 14;

/**
 * Of a text that comes again and again faster than anybody speaks, all but the first; the first, too, where it is a phrase recognisers
 * learned. The sound may be speech: what was said there was not heard.
 */
function machineRuns(segments: readonly Segment[]): boolean[] {
  const isMachined = segments.map(() => false);
  for (let from = 0; from < segments.length; ) {
    const words = bare(segments[from]?.text ?? '');
    let to = from + 1;
    while (to < segments.length && bare(segments[to]?.text ?? '') === words) to += 1;
    const run = segments.slice(from, to);
    const lastsMs = Math.max(...run.map(({ endMs }) => endMs)) - (run[0]?.startMs ?? 0);
    const isTooFast = run.length * words.length * 1000 > Math.max(1, lastsMs) * FASTEST_PER_SECOND;
    const isLearned = LEARNED.test(run[0]?.text ?? '');
    if (run.length >= OFTEN && words !== '' && (isLearned || (isTooFast && run.length > OFTEN)))
      for (let at = from + (isLearned ? 0 : 1); at < to; at += 1) isMachined[at] = true;
    from = to;
  }
  return isMachined;
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
