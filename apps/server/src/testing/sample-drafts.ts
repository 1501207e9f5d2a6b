import { EMPTY_SHEET, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { eq } from 'drizzle-orm';
import {
  addressBookEntry,
  draft,
  draftSuggestion,
  draftVersion,
  evidenceBundle,
  evidenceFile,
  matter,
} from '../db/schema/drafting.ts';
import { run } from '../db/schema/run.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import type { TestRequest } from './test-app.ts';

interface HeldDraft {
  matterId: string;
  draftId: string;
  versionId: string;
  entryId: string;
  suggestionId: string;
}

const DOCUMENT = { title: '借条', layout: 'plain' as const, pageFoot: [], blocks: [] };

/** A matter of the owner's with a draft, a version of it, and somebody in the address book. */
async function sampleDraft({ server, owner }: SampleWorld): Promise<HeldDraft> {
  const { db, ids, clock } = server.context;
  const [kept] = await db
    .select({
      matterId: matter.id,
      draftId: draft.id,
      versionId: draftVersion.id,
      entryId: addressBookEntry.id,
      suggestionId: draftSuggestion.id,
    })
    .from(matter)
    .innerJoin(draft, eq(draft.matterId, matter.id))
    .innerJoin(draftVersion, eq(draftVersion.draftId, draft.id))
    .innerJoin(addressBookEntry, eq(addressBookEntry.ownerId, matter.ownerId))
    .innerJoin(draftSuggestion, eq(draftSuggestion.draftId, draft.id))
    .where(eq(matter.ownerId, owner.userId));
  if (kept) return kept;
  const now = clock.now();
  const held = {
    matterId: ids.make('matter'),
    draftId: ids.make('draft'),
    versionId: ids.make('draftVersion'),
    entryId: ids.make('addressEntry'),
    suggestionId: ids.make('draftSuggestion'),
  };
  const own = { ownerId: owner.userId, createdAt: now, savedAt: now };
  const sheet = sheetOf({ loan_principal: 1000, claimants: [{ name: '周明远' }] });
  await db.insert(matter).values({
    ...{ id: held.matterId, ...own, name: '借款案', sheet, factsRevision: 1, changedIn: {} },
    ...{ facts: 2, contradicted: 0 },
  });
  await db.insert(draft).values({
    ...{ id: held.draftId, ...own, matterId: held.matterId, templateId: 'iou', title: '借条' },
    ...{ revision: 1, parts: {}, body: null, seenFactsRevision: 1 },
  });
  await db.insert(draftVersion).values({
    ...{ id: held.versionId, draftId: held.draftId, number: 1, reason: 'asked', note: '', title: '借条' },
    ...{ checksum: '', characters: 0, createdAt: now },
    state: { document: DOCUMENT, parts: {}, body: null, facts: EMPTY_SHEET },
  });
  await db
    .insert(addressBookEntry)
    .values({ id: held.entryId, ...own, kind: 'party', name: '郑建平', fields: {}, note: '' });
  await db.insert(draftSuggestion).values({
    ...{
      id: held.suggestionId,
      ownerId: owner.userId,
      draftId: held.draftId,
      act: 'write',
      part: 'iou_told',
    },
    ...{ selection: null, wish: '', before: '', text: '今借到一千元。', decision: 'open' },
    ...{ parts: [{ type: 'text', text: '今借到一千元。', state: 'done' }], createdAt: now },
  });
  await db.insert(run).values({
    ...{ id: ids.make('run'), subjectKind: 'suggestion', subjectId: held.suggestionId, state: 'finished' },
    ...{ exclusiveKey: held.draftId, userId: owner.userId, nodeId: 'node', model: '模型', language: 'zh-CN' },
    ...{ requestId: 'req', createdAt: now, endedAt: now },
  });
  return held;
}

type Ask = (held: HeldDraft) => Pick<TestRequest, 'body' | 'query'>;
const nothing: Ask = () => ({});
const named =
  (...names: (keyof HeldDraft)[]) =>
  (ask: Ask = nothing): Sample => ({
    ofOwner: true,
    request: async (world) => {
      const held = await sampleDraft(world);
      return { params: Object.fromEntries(names.map((name) => [name, held[name]])), ...ask(held) };
    },
  });
const ofMatter = named('matterId');
const ofDraft = named('draftId');
const ofVersion = named('draftId', 'versionId');
const ofEntry = named('entryId');
const ofSuggestion = named('draftId', 'suggestionId');
const ofTemplate: Sample = { request: () => ({ params: { templateId: 'iou' } }) };

/** A matter of the owner's with a piece of evidence, its file, and a bundle that is kept. */
async function sampleEvidence(
  world: SampleWorld,
): Promise<{ matterId: string; row: string; fileId: string }> {
  const { server, owner } = world;
  const { matterId } = await sampleDraft(world);
  const { db, ids, clock, files } = server.app.context;
  const documentId = await world.file();
  const [kept] = await db.select().from(evidenceFile).where(eq(evidenceFile.matterId, matterId));
  if (kept) return { matterId, row: kept.row, fileId: kept.id };
  const fileId = ids.make('evidence');
  const bundleId = ids.make('evidence');
  const [held] = await db.select().from(matter).where(eq(matter.id, matterId));
  const sheet = held?.sheet ?? EMPTY_SHEET;
  await db
    .update(matter)
    .set({ sheet: { ...sheet, rows: { ...sheet.rows, evidence: ['r1'] } } })
    .where(eq(matter.id, matterId));
  const own = { ownerId: owner.userId, matterId, createdAt: clock.now() };
  await db
    .insert(evidenceFile)
    .values({ id: fileId, ...own, row: 'r1', position: 1, documentId, name: '借条.txt', pages: 1 });
  await files.write(bundleId, Buffer.from('%PDF-1.7'));
  await db.insert(evidenceBundle).values({
    ...{ id: bundleId, ...own, state: 'finished', total: 1, done: 1, pages: 1, bytes: 8, checksum: '' },
    asked: { title: '证据目录', lines: [], pieces: [], label: null },
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  });
  return { matterId, row: 'r1', fileId };
}
const ofEvidence = (
  names: readonly ('row' | 'fileId')[] = [],
  ask: (held: { row: string; fileId: string }) => Pick<TestRequest, 'body'> = () => ({}),
): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await sampleEvidence(world);
    const params = Object.fromEntries(names.map((name) => [name, held[name]]));
    return { params: { matterId: held.matterId, ...params }, ...ask(held) };
  },
});

/** A request for each endpoint of drafting. */
export const DRAFT_SAMPLES: Record<string, Sample> = {
  'documentTemplate.listTemplates': { request: () => ({ query: { q: '借条' } }) },
  'documentTemplate.getTemplate': ofTemplate,
  'documentTemplate.getTemplateSample': ofTemplate,
  'documentTemplate.exportTemplate': {
    request: () => ({ params: { templateId: 'iou' }, query: { format: 'md' } }),
  },
  'documentTemplate.getFactDictionary': { request: () => ({}) },
  'documentTemplate.suggestTemplates': {
    request: () => ({ body: { from: { kind: 'text', text: '我借给郑建平12万元，他一直没有还。' } } }),
  },
  'matter.listMatters': { request: () => ({}) },
  'matter.createMatter': { request: () => ({ body: { name: '借款案' } }) },
  'matter.getMatter': ofMatter(),
  'matter.renameMatter': ofMatter(() => ({ body: { name: '周明远诉郑建平' } })),
  'matter.deleteMatter': ofMatter(),
  'matter.getMatterFacts': ofMatter(),
  'matter.changeFacts': ofMatter(() => ({
    body: { seenFactsRevision: 1, changes: [{ act: 'set', path: 'loan_principal', value: 2000 }] },
  })),
  'matter.suggestFacts': ofMatter(() => ({ query: { fact: 'lender' } })),
  'matter.readIntoFacts': ofMatter(() => ({
    body: { from: { kind: 'text', text: '我借给郑建平12万元，他一直没有还。' } },
  })),
  'matter.readIntoFactsWithModel': {
    ...ofMatter(() => ({ body: { from: { kind: 'text', text: '我借给郑建平12万元。' } } })),
    // No model is configured.
    expect: { owner: 409 },
  },
  'matterEvidence.getEvidence': ofEvidence(),
  'matterEvidence.addEvidenceFile': {
    ofOwner: true,
    request: async (world) => {
      const { matterId } = await sampleDraft(world);
      const documentId = await world.reading();
      return { params: { matterId }, body: { from: { kind: 'document', documentId } } };
    },
  },
  'matterEvidence.placeEvidenceFiles': ofEvidence([], ({ row, fileId }) => ({
    body: { row, fileIds: [fileId] },
  })),
  'matterEvidence.recountEvidenceFile': ofEvidence(['fileId']),
  'matterEvidence.getEvidenceBundle': ofEvidence(),
  'matterEvidence.readEvidenceBundle': ofEvidence(),
  'matterEvidence.createEvidenceBundle': ofEvidence(),
  'matterEvidence.cancelEvidenceBundle': ofEvidence(),
  'matterEvidence.removeEvidenceFile': ofEvidence(['fileId']),
  'matterEvidence.removeEvidence': ofEvidence(['row']),
  'draft.listDrafts': { request: () => ({}) },
  'draft.createDraft': { request: () => ({ body: { templateId: 'iou' } }) },
  'draft.getDraft': ofDraft(),
  'draft.saveDraft': ofDraft(() => ({
    body: { seenRevision: 1, seenFactsRevision: 1, title: '借条（改）' },
  })),
  'draft.previewDraft': { request: () => ({ body: { templateId: 'iou' } }) },
  'draft.printDraft': ofDraft(() => ({ body: {} })),
  'draft.duplicateDraft': ofDraft(() => ({ body: {} })),
  'draft.deleteDraft': ofDraft(),
  'draft.checkDraft': ofDraft(),
  'draft.exportDraft': ofDraft(() => ({ body: { format: 'md' } })),
  'draftVersion.listDraftVersions': ofDraft(),
  'draftVersion.saveDraftVersion': ofDraft(() => ({ body: { note: '初稿' } })),
  'draftVersion.getDraftVersion': ofVersion(),
  'draftVersion.compareDraftVersion': ofVersion(),
  'draftVersion.restoreDraftVersion': ofVersion(() => ({ body: {} })),
  'draftSuggestion.startSuggestion': {
    ...ofDraft(() => ({ body: { act: 'write', part: 'iou_told' } })),
    // No model is configured.
    expect: { owner: 409 },
  },
  'draftSuggestion.listSuggestions': ofDraft(),
  'draftSuggestion.getSuggestion': ofSuggestion(),
  'draftSuggestion.cancelSuggestion': ofSuggestion(),
  'draftSuggestion.checkSuggestion': ofSuggestion(() => ({ body: {} })),
  'draftSuggestion.acceptSuggestion': ofSuggestion(() => ({ body: { seenRevision: 1 } })),
  'draftSuggestion.dismissSuggestion': ofSuggestion(),
  'addressBook.listAddresses': { request: () => ({}) },
  'addressBook.saveAddress': {
    request: () => ({ body: { kind: 'party', name: '周明远', fields: { phone: '13800000001' } } }),
  },
  'addressBook.deleteAddress': ofEntry(),
  'addressBook.takeOverAddress': ofEntry(({ matterId }) => ({ body: { matterId, fact: 'defendants' } })),
  'addressBook.keepAddress': {
    ofOwner: true,
    request: async (world) => {
      const { matterId } = await sampleDraft(world);
      return { body: { matterId, path: 'claimants/r1' } };
    },
  },
};
