import { formatCueTime } from './format-clock.ts';
import { namesOf, tightLines, type WrittenTranscript } from './written-transcript.ts';

/** A transcript as WebVTT, with voices; what people said is escaped and can be no markup. */
export function writeVtt({ segments, speakers }: WrittenTranscript): string {
  const nameOf = namesOf(speakers);
  const cues = segments.map(({ startMs, endMs, speaker, text }, index) => {
    const name = nameOf(speaker);
    const times = `${formatCueTime(startMs, '.')} --> ${formatCueTime(Math.max(startMs, endMs), '.')}`;
    const voice = name === null ? '' : `<v ${escapeVtt(name.replace(/\s+/g, ' '))}>`;
    return `${index + 1}\n${times}\n${voice}${escapeVtt(tightLines(text))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
