import { z } from 'zod';
import { caseSummary } from './case.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, language, pageOf, pageQuery } from './values.ts';

/** So many cases stand in one folder. */
export const MOST_CASES_OF_FOLDER = 1000;

const name = z.string().trim().min(1).max(100);
const note = z.string().trim().max(2000);

/** A person's own collection of cases, seen by nobody else. */
export const caseFolder = z.object({
  folderId: idOf('caseFolder'),
  name: z.string(),
  /** What it is for; may be empty. */
  note: z.string(),
  caseCount: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** What {@link caseFolder} reads. */
export type CaseFolder = z.infer<typeof caseFolder>;

/** A case in a folder. One that was deleted since leaves its title and number. */
export const folderCase = z.object({
  caseId: idOf('case'),
  title: z.string(),
  /** Its case number, or the number of its own (指导性案例269号). */
  number: z.string().nullable(),
  /** Null: deleted since, or taken out of the library. */
  case: caseSummary.nullable(),
  /** May be empty. */
  note: z.string(),
  addedAt: isoTime,
});
/** What {@link folderCase} reads. */
export type FolderCase = z.infer<typeof folderCase>;

const endpoint = { tag: 'case', access: 'user' } as const;
const folderParams = z.object({ folderId: idOf('caseFolder') });

/** The caller's folders, last changed first; with `caseId` each says whether it holds that case. */
export const listCaseFolders = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/folder/list',
  summary: "The caller's folders, last changed first; with `caseId` each says whether it holds that case.",
  query: z.object({ ...pageQuery, caseId: idOf('case').optional() }),
  output: pageOf(caseFolder.extend({ holds: z.boolean() })),
  errors: [],
});
/** Makes a folder. */
export const createCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/folder/create',
  makes: true,
  summary: 'Makes a folder.',
  body: z.object({ name, note: note.default('') }),
  output: caseFolder,
  errors: ['limit_reached'],
});
/** A folder with its cases, last added first. */
export const getCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/folder/{folderId}/detail',
  summary: 'A folder with its cases, last added first.',
  params: folderParams,
  query: z.object(pageQuery),
  output: z.object({ folder: caseFolder, cases: pageOf(folderCase) }),
  errors: ['not_found'],
});
/** Renames a folder, or changes what it is for. */
export const editCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/folder/{folderId}/edit',
  summary: 'Renames a folder, or changes what it is for.',
  params: folderParams,
  body: z.object({ name: name.optional(), note: note.optional() }),
  output: caseFolder,
  errors: ['not_found'],
});
/** Deletes a folder; its cases stay in the library. */
export const deleteCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/folder/{folderId}/delete',
  summary: 'Deletes a folder; its cases stay in the library.',
  params: folderParams,
  output: done,
  errors: ['not_found'],
});
/** Puts cases into a folder; those that it holds already stay as they are. */
export const addToCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/folder/{folderId}/add',
  summary: 'Puts cases into a folder; those that it holds already stay as they are.',
  params: folderParams,
  body: z.object({ caseIds: z.array(idOf('case')).min(1).max(100), note: note.default('') }),
  output: z.object({ folder: caseFolder, added: z.number().int() }),
  errors: ['not_found', 'limit_reached'],
});
/** Writes what one notes on a case in a folder; empty takes it away. */
export const noteFolderCase = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/folder/{folderId}/note',
  summary: 'Writes what one notes on a case in a folder; empty takes it away.',
  params: folderParams,
  body: z.object({ caseId: idOf('case'), note }),
  output: folderCase,
  errors: ['not_found'],
});
/** Takes cases out of a folder. */
export const removeFromCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/v1/case/folder/{folderId}/remove',
  summary: 'Takes cases out of a folder.',
  params: folderParams,
  body: z.object({ caseIds: z.array(idOf('case')).min(1).max(100) }),
  output: caseFolder,
  errors: ['not_found'],
});
/** The cases of a folder with their notes as a spreadsheet. */
export const exportCaseFolder = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/v1/case/folder/{folderId}/export',
  answer: 'file',
  summary: 'The cases of a folder with their notes as a spreadsheet.',
  params: folderParams,
  query: z.object({ language: language.default('zh-CN') }),
  errors: ['not_found'],
});
