import { z } from 'zod';
import { datasetParams } from './dataset.ts';
import { ASKED_ERRORS } from './dataset-question.ts';
import { defineEndpoint } from './endpoint.ts';
import { columnKind, resultColumn, tableCellValue } from './table-query.ts';
import { articleKey } from './values.ts';

const datasets = { tag: 'dataset', access: 'user' } as const;
const recipeId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);

/** Rows that a recipe reads at most: it works out every one of them. */
export const RECIPE_ROWS = 10_000;

/** An article that a recipe counts by. */
const recipeBasis = z.object({
  law: z.string(),
  article: articleKey,
  paragraph: z.number().int().optional(),
  item: z.number().int().optional(),
});

/** A calculation of law over the rows of a table, with what it needs; in the reader's language. */
export const datasetRecipe = z.object({
  recipeId,
  name: z.string(),
  description: z.string(),
  /** How it counts, in words that a court follows. */
  formula: z.string(),
  basis: z.array(recipeBasis),
  /** Columns it reads; which of the table's they are, the caller says. */
  roles: z.array(z.object({ name: z.string(), label: z.string(), kind: columnKind, required: z.boolean() })),
  /** What is asked besides; `percent` as 12 for 12 %. */
  settings: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['date', 'percent', 'number']),
      required: z.boolean(),
    }),
  ),
});
/** What {@link datasetRecipe} reads. */
export type DatasetRecipe = z.infer<typeof datasetRecipe>;

/** Calculations of law over tables, with what each needs. */
export const listDatasetRecipes = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: '/v1/dataset/recipe/list',
  summary: 'Calculations of law over tables, with what each needs.',
  output: z.object({ items: z.array(datasetRecipe) }),
  errors: [],
});

/** Works out a calculation of law over all rows of a table: its lines with the rows each rests on, or what it lacks. */
export const runDatasetRecipe = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: '/v1/dataset/{datasetId}/recipe/run',
  summary:
    'Works out a calculation of law over all rows of a table: its lines with the rows each rests on, or what it lacks.',
  params: datasetParams,
  body: z.object({
    recipeId,
    table: z.string().max(60).default('t1'),
    /** Names of the table's columns by the recipe's roles. */
    columns: z
      .record(z.string().max(60), z.string().max(60))
      .refine((columns) => Object.keys(columns).length <= 30),
    settings: z
      .record(z.string().max(60), z.union([z.number(), z.string().max(40), z.null()]))
      .refine((settings) => Object.keys(settings).length <= 30)
      .default({}),
  }),
  output: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('result'),
      columns: z.array(resultColumn),
      lines: z.array(
        z.object({
          cells: z.array(tableCellValue),
          /** Numbers of the rows it rests on. */
          rows: z.array(z.number().int()),
        }),
      ),
      totals: z.array(z.object({ label: z.string(), value: z.string() })),
      basis: z.array(recipeBasis),
      notes: z.array(z.string()),
      /** Rows that could not be used, with the reason. */
      leftOut: z.array(z.object({ row: z.number().int(), reason: z.string() })),
      rowsRead: z.number().int(),
    }),
    z.object({
      status: z.literal('needs'),
      missing: z.array(z.object({ field: z.string(), reason: z.string() })),
    }),
  ]),
  errors: [...ASKED_ERRORS],
});
