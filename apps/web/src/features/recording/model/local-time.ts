const two = (value: number) => String(value).padStart(2, '0');

/** A moment as the browser's field for it wants it, on the reader's clock; empty for none. */
export function writeLocalTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What stands in such a field, as a moment; null for none. */
export function readLocalTime(typed: string): string | null {
  const date = new Date(typed);
  return typed === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
