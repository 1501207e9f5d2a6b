const HOURS = '(?:(\\d{1,3}) ?[:：] ?)?';
/** A time from the beginning: `1:02`, `00:01:02,345`, `00:01:02.3`, `00：01：02`. Three groups of two digits and a fraction. */
export const CLOCK = `${HOURS}(\\d{1,3}) ?[:：] ?(\\d{1,2})(?:[.,，．:] ?(\\d{1,3}))?(?!\\d)`;
/** Groups that {@link CLOCK} captures. */
export const CLOCK_GROUPS = 4;

/** Milliseconds of what {@link CLOCK} captured from group `first` on; null for what was not there, or is no time. */
export function readClock(match: readonly (string | undefined)[], first: number): number | null {
  const [hours, minutes, seconds, fraction] = match.slice(first, first + CLOCK_GROUPS);
  if (minutes === undefined || seconds === undefined || Number(seconds) > 59) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Math.round(Number(`0.${fraction ?? '0'}`) * 1000);
}
