import type { Database, DatabaseCapabilities } from '../../../../db/client.ts';
import type { SearchModels } from '../../../../ports/embedder.ts';
import type { Logger } from '../../../../ports/logger.ts';
import {
  type LawEntry,
  type LibraryIndex,
  summarizeIndex,
  type VersionEntry,
} from '../../../library/index.ts';
import { readSpace } from '../../vectors/embedding-space.ts';
import { unlessUnavailable } from '../../vectors/unless-unavailable.ts';
import { tableExists, vectorTableOf } from '../../vectors/vector-tables.ts';
import { digestPlace } from '../digest-index.ts';
import { chooseVersion } from '../rank-articles.ts';
import { listNearPlaces, type NearPlace } from './article-vector-table.ts';

/** What finding articles by meaning needs. */
export interface MeaningContext {
  db: Database;
  capabilities: DatabaseCapabilities;
  logger: Logger;
  searchModels: SearchModels;
}

/** An article of the library near the question in meaning. */
export interface NearArticle {
  law: LawEntry;
  /** Null where only our digest is held. */
  version: VersionEntry | null;
  articleKey: string;
}

export interface MeaningQuestion {
  library: LibraryIndex;
  text: string;
  /** The law of which day. */
  asOf: string;
  /** Of which laws; absent: of all. */
  admits?: ((law: LawEntry) => boolean) | undefined;
  signal?: AbortSignal;
  /** Told when the embedding model failed: the words serve alone. */
  onFailure: () => void;
}

/** Versions of an article are near together, and so is its digest. */
const FETCHED = 200;
const KEPT = 60;
/** Of some laws alone so many times more are looked at. */
const TIMES_WITHIN = 5;

/**
 * The articles nearest to the question, nearest first; empty where no embedding model is configured, where not all
 * articles have their vectors yet, and where the model fails.
 */
export async function findByMeaning(
  context: MeaningContext,
  question: MeaningQuestion,
): Promise<NearArticle[]> {
  const embedder = context.capabilities.vectors ? await context.searchModels.embedder() : null;
  const space = embedder ? await readSpace(context.db, embedder) : undefined;
  if (!embedder || !space?.dimension || !space.articlesEmbeddedAt) return [];
  const table = vectorTableOf('article', { key: space.key, dimension: space.dimension });
  if (!(await tableExists(context.db, table.name))) return [];
  const vector = await unlessUnavailable(context, question, async (options) => {
    const [only] = await embedder.embed([question.text], options);
    return only ?? null;
  });
  // The model's vectors have another length since it was changed; the new ones are being made.
  if (vector?.length !== table.dimension) return [];
  const { articles, digests } = summarizeIndex(question.library);
  const near = await listNearPlaces(context.db, table, vector, {
    limit: question.admits ? FETCHED * TIMES_WITHIN : FETCHED,
    total: articles + digests,
  });
  return foldPlaces(question, near).slice(0, KEPT);
}

/** Each article once, in the words of the day; what is not in force on it is left to the words of the question. */
function foldPlaces({ library, asOf, admits }: MeaningQuestion, near: readonly NearPlace[]): NearArticle[] {
  const found = new Map<string, NearArticle>();
  for (const { lawId, articleKey, versionId } of near) {
    const law = library.laws.get(lawId);
    const shown = law && chooseVersion(law, asOf);
    if (!law || !shown?.inForce || admits?.(law) === false) continue;
    const { version } = shown;
    if (versionId !== null && versionId !== version?.id) continue;
    const key = digestPlace(lawId, articleKey);
    if (!found.has(key)) found.set(key, { law, version, articleKey });
  }
  return [...found.values()];
}
