import { eq } from 'drizzle-orm';
import { caseNote, savedCaseSearch } from '../db/schema/case.ts';
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
