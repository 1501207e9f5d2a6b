import { eq } from 'drizzle-orm';
import { caseNote, savedCaseSearch } from '../db/schema/case.ts';
import { caseFolder, caseFolderCase } from '../db/schema/case-folder.ts';
import { DEPOSIT_CASE } from './invented-cases.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { writeCase } from './write-case.ts';

const nothing: Sample = { request: () => ({}) };

/** A judgment of the owner's own. */
const ownCase = ({ server, owner }: SampleWorld): Promise<string> =>
  writeCase(server.context, { ...DEPOSIT_CASE, ownerId: owner.userId });

const ofCase = (more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { caseId: await ownCase(world) }, ...more }),
});

async function note({ server, owner }: SampleWorld): Promise<{ noteId: string; caseId: string }> {
  const { db, ids, clock } = server.context;
  const [kept] = await db.select().from(caseNote).where(eq(caseNote.ownerId, owner.userId));
  if (kept) return { noteId: kept.id, caseId: kept.caseId };
  const caseId = await writeCase(server.context, DEPOSIT_CASE);
  const noteId = ids.make('caseNote');
  const now = clock.now();
  const values = { id: noteId, ownerId: owner.userId, caseId, paragraph: 3, text: '看这里' };
  await db.insert(caseNote).values({ ...values, createdAt: now, updatedAt: now });
  return { noteId, caseId };
}

async function savedSearch({ server, owner }: SampleWorld): Promise<string> {
  const { db, ids, clock } = server.context;
  const [kept] = await db.select().from(savedCaseSearch).where(eq(savedCaseSearch.ownerId, owner.userId));
  if (kept) return kept.id;
  const id = ids.make('caseSearch');
  const now = clock.now();
  await db
    .insert(savedCaseSearch)
    .values({ id, ownerId: owner.userId, name: '押金', query: 'q=押金', openedAt: now, createdAt: now });
  return id;
}

/** A folder of the owner's with a case in it. */
async function folder({ server, owner }: SampleWorld): Promise<{ folderId: string; caseId: string }> {
  const { db, ids, clock } = server.context;
  const [kept] = await db
    .select({ folderId: caseFolderCase.folderId, caseId: caseFolderCase.caseId })
    .from(caseFolderCase)
    .innerJoin(caseFolder, eq(caseFolder.id, caseFolderCase.folderId))
    .where(eq(caseFolder.ownerId, owner.userId));
  if (kept) return kept;
  const caseId = await writeCase(server.context, DEPOSIT_CASE);
  const folderId = ids.make('caseFolder');
  const now = clock.now();
  const values = { id: folderId, ownerId: owner.userId, name: '押金', note: '' };
  await db.insert(caseFolder).values({ ...values, createdAt: now, updatedAt: now });
  const entry = { folderId, caseId, title: DEPOSIT_CASE.title, number: null, note: '' };
  await db.insert(caseFolderCase).values({ ...entry, addedAt: now });
  return { folderId, caseId };
}
const ofFolder = (body?: (held: { folderId: string; caseId: string }) => object): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await folder(world);
    return { params: { folderId: held.folderId }, ...(body ? { body: body(held) } : {}) };
  },
});

/** A request for each endpoint of searching and reading cases. */
export const CASE_SAMPLES: Record<string, Sample> = {
  'legalCase.getCaseLibrary': nothing,
  'legalCase.getCase': ofCase(),
  'legalCase.getCaseText': ofCase(),
  'legalCase.openOriginalCase': ofCase(),
  'legalCase.listCitingCases': {
    request: async (world) => {
      const { lawId, articleKey } = await world.law();
      return { query: { lawId, articleKey } };
    },
  },
  'legalCase.correctCase': ofCase({ body: { causes: ['租赁合同纠纷'] } }),
  'legalCase.deleteCase': ofCase(),
  'legalCase.listCaseNotes': nothing,
  'legalCase.saveCaseNote': {
    ofOwner: true,
    request: async (world) => ({ body: { ...(await note(world)), paragraph: 3, text: '再看' } }),
  },
  'legalCase.deleteCaseNote': {
    ofOwner: true,
    request: async (world) => ({ params: { noteId: (await note(world)).noteId } }),
  },
  'caseFolder.listCaseFolders': nothing,
  'caseFolder.createCaseFolder': { request: () => ({ body: { name: '押金纠纷' } }) },
  'caseFolder.getCaseFolder': ofFolder(),
  'caseFolder.editCaseFolder': ofFolder(() => ({ name: '押金与租金' })),
  'caseFolder.deleteCaseFolder': ofFolder(),
  'caseFolder.addToCaseFolder': ofFolder(({ caseId }) => ({ caseIds: [caseId] })),
  'caseFolder.noteFolderCase': ofFolder(({ caseId }) => ({ caseId, note: '可用' })),
  'caseFolder.removeFromCaseFolder': ofFolder(({ caseId }) => ({ caseIds: [caseId] })),
  'caseFolder.exportCaseFolder': ofFolder(),
  'caseSearch.searchCases': { request: () => ({ query: { q: '押金', level: ['basic'] } }) },
  'caseSearch.exportCaseSearch': { request: () => ({ query: { q: '押金' } }) },
  'caseSearch.findSimilarCases': {
    request: () => ({ body: { story: '房东以房屋损坏为由不退押金，租期已经届满' } }),
  },
  'caseSearch.listSimilarCases': ofCase(),
  'caseSearch.listSavedCaseSearches': nothing,
  'caseSearch.saveCaseSearch': {
    ofOwner: true,
    request: async (world) => ({
      body: { searchId: await savedSearch(world), name: '押金纠纷', query: 'q=押金' },
    }),
  },
  'caseSearch.deleteSavedCaseSearch': {
    ofOwner: true,
    request: async (world) => ({ params: { searchId: await savedSearch(world) } }),
  },
};
