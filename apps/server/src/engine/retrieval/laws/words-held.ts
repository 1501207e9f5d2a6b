import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { FoundPlace } from './found-place.ts';

/**
 * Which of the words, in small letters, stand in each place: in its text, and if `within` says so in its law's title and
 * headings; for a digest, in what it says.
 */
export async function wordsHeld(
  context: { db: Database },
  places: readonly FoundPlace[],
  words: readonly string[],
  within: 'all' | 'text' = 'all',
): Promise<ReadonlySet<string>[]> {
  if (places.length === 0 || words.length === 0) return places.map(() => new Set<string>());
  const rows = places.flatMap(({ law, version, articleKey }, at) =>
    version ? [{ p: at, v: version.id, k: articleKey, t: `${law.title} ${law.shortTitle}` }] : [],
  );
  const around = within === 'all' ? sql`r.t || ' ' || a.heading_path || ' ' ||` : sql``;
  const { rows: found } = await context.db.execute<{ p: number; held: number[] }>(sql`
    select r.p, array(
      select w.n from json_to_recordset(${JSON.stringify(words.map((word, n) => ({ n, word })))}::json) as w(n int, word text)
      where position(w.word in lower(${around} a.text)) > 0
    ) as held
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(p int, v text, k text, t text)
    join law_article a on a.version_id = r.v and a.key = r.k`);
  const byPlace = new Map(found.map(({ p, held }) => [p, held]));
  return places.map((place, at) => {
    const held = byPlace.get(at);
    if (held) return new Set(held.flatMap((n) => words[n] ?? []));
    return new Set(within === 'all' ? words.filter((word) => digestWords(place).includes(word)) : []);
  });
}

function digestWords({ law, digest }: FoundPlace): string {
  if (!digest) return '';
  const { heading, headingEn, everydayWords } = digest;
  const said = [law.title, law.shortTitle, heading, digest.digest, headingEn, digest.digestEn];
  return [...said, ...everydayWords].join(' ').toLowerCase();
}
