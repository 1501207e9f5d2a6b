import { segmentWords } from '@mingfa/legal/words/segmentation';
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
  const whole = within === 'all' ? sql`r.t || ' ' || a.heading_path || ' ' || a.text` : sql`a.text`;
  const needles = JSON.stringify(words.map((word, n) => ({ n, word })));
  const { rows: found } = await context.db.execute<{ p: number; text: string; held: number[] }>(sql`
    select x.p, x.text, x.held from (
      select r.p, ${whole} as text, array(
        select w.n from json_to_recordset(${needles}::json) as w(n int, word text)
        where position(w.word in lower(${whole})) > 0
      ) as held
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(p int, v text, k text, t text)
      join law_article a on a.version_id = r.v and a.key = r.k
    ) x where cardinality(x.held) > 0`);
  const byPlace = new Map(found.map((row) => [row.p, row]));
  return places.map((place, at) => {
    const row = byPlace.get(at);
    if (row)
      return keepWords(
        row.text,
        row.held.flatMap((n) => words[n] ?? []),
      );
    if (place.version || within === 'text') return new Set<string>();
    const said = digestWords(place);
    return keepWords(
      said,
      words.filter((word) => said.includes(word)),
    );
  });
}

/** Two characters may stand side by side by chance: 指定金融机构 says nothing of 定金. */
function keepWords(text: string, found: readonly string[]): ReadonlySet<string> {
  const isShort = (word: string) => /^\p{Script=Han}{2}$/u.test(word);
  const spoken = found.some(isShort) ? new Set(segmentWords(text)) : null;
  return new Set(found.filter((word) => !isShort(word) || spoken?.has(word)));
}

function digestWords({ law, digest }: FoundPlace): string {
  if (!digest) return '';
  const { heading, headingEn, everydayWords } = digest;
  const said = [law.title, law.shortTitle, heading, digest.digest, headingEn, digest.digestEn];
  return [...said, ...everydayWords].join(' ').toLowerCase();
}
