import type { TranscriptSegment } from '@mingfa/contract/transcript';
import { formatClock } from './format-clock.ts';
import { namesOf, tightLines, type WrittenTranscript } from './written-transcript.ts';

/** What Markdown, or a browser that shows it, would take for more than words. */
const MARKUP = /[\\`*_[\]<>#|~!&]/g;

/**
 * A transcript as Markdown: a paragraph for each turn, with its time and whoever speaks.
 * @param title stands above it; none for a part of something larger
 * @param headOf what stands in front of a turn; its time alone where nobody gives another
 */
export function writeTranscriptMarkdown(
  { segments, speakers }: WrittenTranscript,
  title: string | null,
  headOf: (segment: TranscriptSegment) => string = ({ startMs }) => `[${formatClock(startMs)}]`,
): string {
  const nameOf = namesOf(speakers);
  const paragraphs = segments.map((segment) => {
    const name = nameOf(segment.speaker);
    const lines = tightLines(segment.text).split('\n').map(escapeLine).join('  \n');
    return `${escapeLine(headOf(segment))} ${name === null ? '' : `**${escapeLine(name)}**：`}${lines}`;
  });
  return `${[...(title === null ? [] : [`# ${escapeLine(title)}`]), ...paragraphs].join('\n\n')}\n`;
}

/** A line that begins with a number or a dash would be a list. */
const escapeLine = (line: string): string =>
  line
    .replace(MARKUP, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
