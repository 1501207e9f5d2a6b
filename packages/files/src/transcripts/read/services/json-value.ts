/** A value of JSON that may be an object. */
export type JsonObject = Record<string, unknown>;

/** The value as an object; an empty one for anything else. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** The objects of a list; none for anything else. */
export const asObjects = (value: unknown): JsonObject[] =>
  Array.isArray(value)
    ? value.filter((one): one is JsonObject => typeof one === 'object' && one !== null && !Array.isArray(one))
    : [];

/** A text; the empty one for anything else. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, or one written as a text; null for anything else. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Seconds as milliseconds: 1.2, "1.2", "1.200s", ISO 8601 "PT1M2.5S". */
export function secondsToMs(value: unknown): number | null {
  const text = asText(value);
  const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(text);
  if (iso) return (Number(iso[1] ?? 0) * 3600 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0)) * 1000;
  const number = asNumber(text.endsWith('s') ? text.slice(0, -1) : value);
  return number === null ? null : Math.round(number * 1000);
}

/** JSON inside a text of JSON; what is no text stands as it is. */
export function parsedText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** Who speaks, as a service tells it: a name stays, a number becomes 说话人 1. */
export function speakerName(value: unknown): string | null {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{1,3}$/.test(value)))
    return `说话人 ${Number(value)}`;
  return asText(value).trim() || null;
}
