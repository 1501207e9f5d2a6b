import { normalizeLawTitle, shortLawTitle } from '@mingfa/legal/statute/law-title';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { law, lawDigest, lawSource, lawVersion } from '../../../db/schema/law.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { HeldVersion } from './merge-version.ts';

/** A version as stored or about to be; `formerIds` are versions it replaced. */
export interface StateVersion extends HeldVersion {
  formerIds: string[];
}

/** A law as the import knows it. */
export interface StateLaw {
  id: string;
  title: string;
  shortTitle: string;
  titleKey: string;
  versions: StateVersion[];
  /** Its row is in the database. */
  stored: boolean;
}

/** All laws by title key, the files merged before, and our digests' words: the import is the only writer of laws. */
export interface LibraryState {
  laws: Map<string, StateLaw>;
  sources: Map<string, { articles: number }>;
  everydayWords: Map<string, string[]>;
}

export async function loadLibraryState(db: DatabaseOrTransaction): Promise<LibraryState> {
  const laws = new Map<string, StateLaw>();
  const byId = new Map<string, StateLaw>();
  for (const row of await db.select().from(law)) {
    const entry: StateLaw = {
      id: row.id,
      title: row.title,
      shortTitle: row.shortTitle,
      titleKey: row.titleKey,
      versions: [],
      stored: true,
    };
    laws.set(row.titleKey, entry);
    byId.set(row.id, entry);
  }
  const versions = await db
    .select({
      id: lawVersion.id,
      lawId: lawVersion.lawId,
      identities: lawVersion.identities,
      contentHash: lawVersion.textHash,
      formerIds: lawVersion.formerIds,
    })
    .from(lawVersion)
    .where(eq(lawVersion.state, 'ready'));
  for (const { lawId, ...version } of versions) byId.get(lawId)?.versions.push(version);
  const sources = await db.select({ hash: lawSource.hash, articles: lawSource.articles }).from(lawSource);
  const digests = await db
    .select({ lawId: lawDigest.lawId, key: lawDigest.articleKey, words: lawDigest.everydayWords })
    .from(lawDigest);
  return {
    laws,
    sources: new Map(sources.map(({ hash, articles }) => [hash, { articles }])),
    everydayWords: new Map(digests.map(({ lawId, key, words }) => [`${lawId} ${key}`, words])),
  };
}

/** The law of a title, made when there is none; `stored` tells whether its row has to be written. */
export function lawOfTitle(state: LibraryState, title: string, ids: Ids): StateLaw {
  const titleKey = normalizeLawTitle(title);
  const known = state.laws.get(titleKey);
  if (known) return known;
  const made: StateLaw = {
    id: ids.make('law'),
    title,
    shortTitle: shortLawTitle(title),
    titleKey,
    versions: [],
    stored: false,
  };
  state.laws.set(titleKey, made);
  return made;
}
