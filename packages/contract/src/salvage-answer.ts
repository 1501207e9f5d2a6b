import type { z } from 'zod';
import { offeredDay } from './answer-data.ts';
import { checkedCitation } from './evidence.ts';
import { loggedSearch, searchGap } from './search-data.ts';
import { readStoredEvidence } from './stored-evidence.ts';

/** Lists inside a part of which one entry may be unreadable without the others being lost; `read` gives null for such. */
const LISTS: Readonly<Record<string, { list: string; read: (entry: unknown) => unknown }>> = {
  'data-evidence': { list: 'sources', read: readStoredEvidence },
  'data-citation-check': {
    list: 'citations',
    read: (entry) => checkedCitation.safeParse(entry).data ?? null,
  },
  'data-gaps': { list: 'gaps', read: (entry) => searchGap.safeParse(entry).data ?? null },
  'data-search-log': { list: 'entries', read: (entry) => loggedSearch.safeParse(entry).data ?? null },
  'data-days': { list: 'offers', read: (entry) => offeredDay.safeParse(entry).data ?? null },
};
/** Where the text of something unknown may stand. */
const TEXTS = ['text', 'delta', 'errorText', 'errorMessage'] as const;

type Loose = Readonly<Record<string, unknown>>;

/**
 * Reads a part or a chunk that an older or a newer release wrote. Entries of its lists that are not understood are
 * dropped; of a whole that is not understood the text is kept.
 * @returns null when nothing is left to show
 */
export function salvage<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> | { type: 'unknown'; kind: string; text: string } | null {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  if (!isLoose(value)) return null;
  const again = schema.safeParse(withReadable(value));
  if (again.success) return again.data;
  const text = textIn(value) ?? (isLoose(value.data) ? textIn(value.data) : null);
  return text === null ? null : { type: 'unknown', kind: String(value.type), text };
}

function withReadable(value: Loose): Loose {
  const known = LISTS[String(value.type)];
  if (!known || !isLoose(value.data)) return value;
  const entries = value.data[known.list];
  if (!Array.isArray(entries)) return value;
  const readable = entries.map(known.read).filter((entry) => entry !== null);
  return { ...value, data: { ...value.data, [known.list]: readable } };
}

function textIn(value: Loose): string | null {
  const text = TEXTS.map((name) => value[name]).find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text : null;
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
