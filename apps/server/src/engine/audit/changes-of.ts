import type { AuditedChange } from '@mingfa/contract/audited-deeds';

/** Longer values are cut: the log says what changed, it does not keep texts. */
const SHOWN_LENGTH = 200;
const SECRET = /(cipher|secret|token|password|apikey)$/i;
/** The last characters of a secret, which are the secret's. */
const HINT = /hint$/i;

/** What of a setting became what. Of what is sealed, or named like a secret, only that it changed. */
export function changesOf(before: unknown, after: unknown): AuditedChange[] {
  const [held, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const keys = [...new Set([...held.keys(), ...now.keys()])];
  return keys
    .filter((key) => !HINT.test(key) && held.get(key) !== now.get(key))
    .map((key) =>
      SECRET.test(key)
        ? { key, from: null, to: null, isSecret: true }
        : { key, from: tell(held.get(key)), to: tell(now.get(key)) },
    );
}

/** Each value with its path, as `question.guest`; a list is one value, and nothing is none. */
function* leavesOf(value: unknown, path = ''): Generator<[string, string]> {
  if (value === undefined || value === null || value === '') return;
  if (typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, path ? `${path}.${key}` : key);
    return;
  }
  yield [path, typeof value === 'string' ? value : JSON.stringify(value)];
}

function tell(value: string | undefined): string | null {
  if (value === undefined) return null;
  // What stands behind the path of an address may let somebody in.
  const address = /^https?:\/\//.test(value) ? URL.parse(value) : null;
  const shown = address?.search ? `${address.origin}${address.pathname}?…` : value;
  return shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH - 1).toWellFormed()}…` : shown;
}
