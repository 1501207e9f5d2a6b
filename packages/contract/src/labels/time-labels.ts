import type { TimeRange } from '../evidence.ts';
import type { Language } from '../values.ts';

/** A time of a recording as people read it: `00:12:05`. What is below a second is left out, as a player shows it. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** When something was said, as people read it; a time that nobody measured says so: `约 00:12:05`. */
export function formatSpokenTime(
  { startMs, timing }: Pick<TimeRange, 'startMs' | 'timing'>,
  language: Language,
): string {
  const time = formatTime(startMs);
  if (timing !== 'guessed') return time;
  return language === 'en' ? `about ${time}` : `约 ${time}`;
}
