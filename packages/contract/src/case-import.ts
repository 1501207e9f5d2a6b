import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { isoTime, pageOf, pageQuery } from './values.ts';

/** Fields of a case that a column or key of a table can hold. */
export const caseImportField = z.enum([
  'text',
  'title',
  'number',
  'court',
  'cause',
  'procedure',
  'kind',
  'decidedOn',
  'region',
  'parties',
  'facts',
  'reasoning',
  'ruling',
  'authority',
  'ownNumber',
  'gist',
]);
/** What {@link caseImportField} reads. */
export type CaseImportField = z.infer<typeof caseImportField>;
/** Which column or key (dots for nested ones) holds which field. */
export const caseFieldMapping = z.partialRecord(caseImportField, z.string().max(200));
/** What {@link caseFieldMapping} reads. */
export type CaseFieldMapping = z.infer<typeof caseFieldMapping>;

/** One import of cases, under way or over. */
export const caseImport = z.object({
  importId: idOf('caseImport'),
  source: z.string(),
  /** Into the shared library, or among one's own. */
  shared: z.boolean(),
  state: z.enum(['queued', 'running', 'finished', 'cancelled', 'failed', 'interrupted']),
  filesTotal: z.number().int(),
  filesDone: z.number().int(),
  /** Documents read, of which: */
  read: z.number().int(),
  added: z.number().int(),
  /** A case that was held got a better text or another source. */
  joined: z.number().int(),
  unchanged: z.number().int(),
  /** No judgments, or not readable. */
  problemCount: z.number().int(),
  /** The first 200. */
  problems: z.array(z.object({ file: z.string(), problem: z.string() })),
  errorMessage: z.string().nullable(),
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  createdAt: isoTime,
});
/** What {@link caseImport} reads. */
export type CaseImport = z.infer<typeof caseImport>;

const endpoint = { tag: 'case', access: 'user' } as const;
const importParams = z.object({ importId: idOf('caseImport') });

/** Imports a folder, archive or table on the server, or what an address answers, into the shared library. */
export const startCaseImport = defineEndpoint({
  ...endpoint,
  access: 'admin',
  method: 'POST',
  path: '/v1/case/import',
  makes: true,
  summary:
    'Imports a folder, archive or table on the server, or what an address answers, into the shared library.',
  body: z.object({
    source: z.string().trim().min(1).max(2000),
    mapping: caseFieldMapping.optional(),
  }),
  output: caseImport,
  errors: ['import_in_progress', 'unreadable_file'],
});
/** The first ten rows of an uploaded table, with the guessed mapping and what would be read with it. */
export const previewCaseImport = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/import/preview',
  summary:
    'The first ten rows of an uploaded table, with the guessed mapping and what would be read with it.',
  body: z.object({ uploadId: idOf('upload'), mapping: caseFieldMapping.optional() }),
  output: z.object({
    /** Null for documents, which need no mapping. */
    table: z
      .object({
        columns: z.array(z.string()),
        mapping: caseFieldMapping,
        /** The mapping was saved from an earlier table of these columns. */
        isSaved: z.boolean(),
        rows: z.array(z.record(z.string(), z.string())),
      })
      .nullable(),
    /** What the first documents are read as, or why one is refused. */
    cases: z.array(
      z.object({
        /** The file, with the row of a table behind `#`. */
        file: z.string(),
        title: z.string().nullable(),
        number: z.string().nullable(),
        court: z.string().nullable(),
        cause: z.string().nullable(),
        decidedOn: z.string().nullable(),
        problem: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found', 'upload_incomplete', 'unreadable_file', 'store_unavailable'],
});
/** Imports a finished upload of purpose `case-file`: among one's own, or into the shared library as an administrator. */
export const uploadCaseImport = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/import/upload',
  makes: true,
  summary:
    "Imports a finished upload of purpose `case-file`: among one's own, or into the shared library as an administrator.",
  body: z.object({
    uploadId: idOf('upload'),
    shared: z.boolean().default(false),
    mapping: caseFieldMapping.optional(),
  }),
  output: caseImport,
  errors: ['not_found', 'upload_incomplete', 'import_in_progress', 'unreadable_file', 'store_unavailable'],
});
/** Imports of the caller, and for administrators those into the shared library, newest first. */
export const listCaseImports = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/import/list',
  summary: 'Imports of the caller, and for administrators those into the shared library, newest first.',
  query: z.object(pageQuery),
  output: pageOf(caseImport),
  errors: [],
});
/** Progress and report of an import. */
export const getCaseImport = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/import/{importId}/progress',
  summary: 'Progress and report of an import.',
  params: importParams,
  output: caseImport,
  errors: ['not_found'],
});
/** Stops an import; cases already whole stay. */
export const cancelCaseImport = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/import/{importId}/cancel',
  summary: 'Stops an import; cases already whole stay.',
  params: importParams,
  output: caseImport,
  errors: ['not_found'],
});
