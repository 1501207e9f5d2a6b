import { formatCueTime } from './format-clock.ts';
import { namesOf, tightLines, type WrittenTranscript } from './written-transcript.ts';

/** A transcript as SRT, who speaks in front of what they say. SRT has no way to write an arrow as words: it becomes →. */
export function writeSrt({ segments, speakers }: WrittenTranscript): string {
  const nameOf = namesOf(speakers);
  return segments
    .map(({ startMs, endMs, speaker, text }, index) => {
      const name = nameOf(speaker);
      const said = tightLines(text).replaceAll('-->', '→');
      const times = `${formatCueTime(startMs, ',')} --> ${formatCueTime(Math.max(startMs, endMs), ',')}`;
      return `${index + 1}\n${times}\n${name === null ? '' : `${name}：`}${said}\n`;
    })
    .join('\n');
}
