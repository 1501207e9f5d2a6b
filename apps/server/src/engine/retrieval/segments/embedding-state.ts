import { sql } from 'drizzle-orm';
import type { Database, DatabaseCapabilities } from '../../../db/client.ts';
import type { SearchModels } from '../../../ports/embedder.ts';
import { findVectorTable, readSpace } from './embed-segments.ts';

/** How far the files are embedded with the model configured now. */
export interface EmbeddingState {
  modelId: string | null;
  modelName: string | null;
  dimension: number | null;
  embedded: number;
  total: number;
  /** `off`: no model. `unsupported`: the database keeps no vectors. `failed`: to be tried again. */
  state: 'off' | 'running' | 'finished' | 'failed' | 'unsupported';
  errorCode: string | null;
}

/** Reads the state anew; the counts are of segments that are switched on in documents that are ready. */
export async function readEmbeddingState(context: {
  db: Database;
  capabilities: DatabaseCapabilities;
  searchModels: SearchModels;
}): Promise<EmbeddingState> {
  const { db } = context;
  const embedder = await context.searchModels.embedder();
  const space = embedder ? await readSpace(db, embedder) : undefined;
  const table = embedder && context.capabilities.vectors ? await findVectorTable(db, embedder) : null;
  const kept = table
    ? sql`exists (select from ${sql.identifier(table.name)} kept where kept.segment_id = segment.id)`
    : sql`false`;
  const { rows } = await db.execute<{ total: number; embedded: number }>(sql`
    select count(*)::integer as total, (count(*) filter (where ${kept}))::integer as embedded
    from document_segment segment join document on document.id = segment.document_id
    where document.state = 'ready' and segment.enabled`);
  const { total = 0, embedded = 0 } = rows[0] ?? {};
  const errorCode = space?.errorCode ?? null;
  return {
    modelId: embedder?.modelId ?? null,
    modelName: embedder?.modelName ?? null,
    dimension: space?.dimension ?? null,
    embedded,
    total,
    state: stateOf({
      ...context.capabilities,
      isOn: embedder !== null,
      missing: total - embedded,
      errorCode,
    }),
    errorCode,
  };
}

function stateOf(known: {
  vectors: boolean;
  isOn: boolean;
  missing: number;
  errorCode: string | null;
}): EmbeddingState['state'] {
  if (!known.vectors) return 'unsupported';
  if (!known.isOn) return 'off';
  if (known.missing <= 0) return 'finished';
  return known.errorCode === null ? 'running' : 'failed';
}
