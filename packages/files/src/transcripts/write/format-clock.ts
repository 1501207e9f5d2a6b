const two = (part: number) => String(part).padStart(2, '0');

/** A time from the beginning as people read it: `01:02`, behind an hour `1:01:02`. */
export function formatClock(timeMs: number): string {
  const [hours, minutes, seconds] = partsOf(timeMs);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** A time as subtitles write it: `00:01:02,345`; WebVTT has a full stop. */
export function formatCueTime(timeMs: number, mark: ',' | '.'): string {
  const [hours, minutes, seconds] = partsOf(timeMs);
  return `${two(hours)}:${two(minutes)}:${two(seconds)}${mark}${String(timeMs % 1000).padStart(3, '0')}`;
}

const partsOf = (timeMs: number): [number, number, number] => {
  const seconds = Math.floor(timeMs / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
};
