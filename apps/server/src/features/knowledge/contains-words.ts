import { ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** More words than this in one search are not looked at. */
const SEARCH_WORDS_MAX = 8;

/** Every word of a search stands in the column, or in a text made of several. Chinese has no capitals, and comparing without regard to them is slow. */
export function containsWords(column: PgColumn | SQL, search: string): SQL[] {
  const words = [...new Set(search.split(/\s+/).filter((word) => word !== ''))].slice(0, SEARCH_WORDS_MAX);
  return words.map((word) =>
    word.toLowerCase() === word.toUpperCase()
      ? sql`strpos(${column}, ${word}) > 0`
      : ilike(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  );
}
