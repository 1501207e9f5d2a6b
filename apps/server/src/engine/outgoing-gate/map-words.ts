/** Shorter numbers are amounts, days and places. */
const LONG_NUMBER = 1_000_000;

/** Every text within a value replaced; a long number that is replaced becomes a text. Names of fields stay. */
export function mapWords<Value>(value: Value, say: (text: string) => string): Value;
export function mapWords(value: unknown, say: (text: string) => string): unknown {
  if (typeof value === 'string') return say(value);
  if (typeof value === 'number' && Math.abs(value) >= LONG_NUMBER) {
    const said = say(String(value));
    return said === String(value) ? value : said;
  }
  if (Array.isArray(value)) return value.map((one) => mapWords(one, say));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapWords(one, say)]));
}
