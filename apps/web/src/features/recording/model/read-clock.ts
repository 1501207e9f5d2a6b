/** A time as people type it (`1:05`, `00:12:05`, `65`), in milliseconds; null where it is none. */
export function readClock(typed: string): number | null {
  const parts = typed.trim().replaceAll('：', ':').split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}(\.\d{1,3})?$/.test(part))) return null;
  return Math.round(parts.reduce((seconds, part) => seconds * 60 + Number(part), 0) * 1000);
}
