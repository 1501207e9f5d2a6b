import { z } from 'zod';
import { datasetParams } from './dataset.ts';
import { ASKED_ERRORS } from './dataset-question.ts';
import { defineEndpoint } from './endpoint.ts';
import { columnKind } from './table-query.ts';

const datasets = { tag: 'dataset', access: 'user' } as const;
const path = '/v1/dataset/{datasetId}/model-sql';
const asked = z.object({ question: z.string().trim().min(1).max(400) });

/** How often a model may mend SQL that would not run. */
export const MODEL_SQL_REPAIRS = 2;

/** What would be sent to a model for a question, word by word; nothing is sent. */
export const previewModelSql = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/preview`,
  summary: 'What would be sent to a model for a question, word by word; nothing is sent.',
  params: datasetParams,
  body: asked,
  output: z.object({
    modelName: z.string(),
    /** It is not on this host, and the outgoing gate is on: names and numbers are replaced, as `messages` show. */
    masked: z.boolean(),
    /** As they leave. Where the SQL does not run, it is sent back with the engine's words on its form, twice at most. */
    messages: z.array(z.object({ role: z.enum(['system', 'user']), text: z.string() })),
    /** Names and numbers that the outgoing gate replaced; examples are masked before, whether it is on or not. */
    replaced: z.number().int(),
    /** Names exactly these words; asking with it agrees to them. */
    seen: z.string(),
  }),
  errors: [...ASKED_ERRORS, 'model_not_configured', 'outgoing_gate_failed', 'outgoing_gate_number_left'],
});

/** One proposal of the model, and why it would not run; null: it runs. */
const modelSqlAttempt = z.object({ sql: z.string(), problem: z.string().nullable() });

/** Asks a model for SQL that answers a question, after somebody saw what is sent. The SQL is tried for its form, never run for its answer. */
export const proposeModelSql = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/propose`,
  summary:
    'Asks a model for SQL that answers a question, after somebody saw what is sent. The SQL is tried for its form, never run for its answer.',
  params: datasetParams,
  body: asked.extend({
    /** Of the preview; other words than those that were seen are not sent. */
    seen: z.string().min(1).max(100),
  }),
  output: z.object({
    modelName: z.string(),
    /** Null: none of what it proposed would run, or it said that the tables cannot answer this. */
    sql: z.string().nullable(),
    /** The model's own words, in the reader's language where it obeyed: what the SQL does. */
    explanation: z.string(),
    /** What the program read out of the SQL: columns of its answer. */
    columns: z.array(z.object({ name: z.string(), kind: columnKind })),
    /** All that it proposed, in order; at most one and {@link MODEL_SQL_REPAIRS} repairs. */
    attempts: z.array(modelSqlAttempt),
  }),
  errors: [
    ...ASKED_ERRORS,
    ...(['model_not_configured', 'model_view_changed', 'quota_exceeded'] as const),
    ...(['outgoing_gate_failed', 'outgoing_gate_number_left', 'model_unauthorized'] as const),
    ...(['model_rate_limited', 'model_refused', 'model_unavailable', 'model_unreachable'] as const),
    ...(['model_timeout', 'model_malformed', 'model_cut_off'] as const),
  ],
});
