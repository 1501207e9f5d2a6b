import { createHash } from 'node:crypto';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { type FactSheet, factOfPath } from '@mingfa/legal/drafting/fact-sheet';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { draftVersion, type StoredDraftState } from '../../../db/schema/drafting.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { documentOf } from '../drafts/document-of.ts';
import type { DraftOfMatter } from '../own-rows.ts';
import { requireTemplate, type TemplateCatalog } from '../templates/template-catalog.ts';

export type VersionRow = typeof draftVersion.$inferSelect;

/** A draft has so many versions at most; those kept by themselves make room, the oldest first. */
const MOST_VERSIONS_OF_DRAFT = 200;

/**
 * Keeps a draft that the transaction holds as it stands. By itself nothing is kept twice in a row.
 * @throws AppError `limit_reached` where somebody asked for as many as there may be
 */
export async function keepVersion(
  { ids, clock }: Pick<AppContext, 'ids' | 'clock'>,
  tx: Transaction,
  catalog: TemplateCatalog,
  held: DraftOfMatter,
  { reason, note = '' }: { reason: VersionRow['reason']; note?: string },
): Promise<VersionRow> {
  const { draft } = held;
  const state = stateOf(catalog, held, todayInChina(clock));
  const { facts: _, ...said } = state;
  const checksum = createHash('sha256')
    .update(JSON.stringify([draft.title, said]))
    .digest('hex');
  const ofDraft = eq(draftVersion.draftId, draft.id);
  const [newest] = await tx
    .select()
    .from(draftVersion)
    .where(ofDraft)
    .orderBy(desc(draftVersion.number))
    .limit(1);
  if (newest && newest.checksum === checksum && reason !== 'asked') return newest;
  await makeRoom(tx, draft.id);
  const version: VersionRow = {
    ...{ id: ids.make('draftVersion'), draftId: draft.id, number: (newest?.number ?? 0) + 1 },
    ...{ reason, note, title: draft.title, checksum, state },
    ...{ characters: documentText(state.document).length, createdAt: clock.now() },
  };
  await tx.insert(draftVersion).values(version);
  return version;
}

async function makeRoom(tx: Transaction, draftId: string): Promise<void> {
  const ofDraft = eq(draftVersion.draftId, draftId);
  const over = (await tx.$count(draftVersion, ofDraft)) + 1 - MOST_VERSIONS_OF_DRAFT;
  if (over <= 0) return;
  const oldest = await tx
    .select({ id: draftVersion.id })
    .from(draftVersion)
    .where(and(ofDraft, ne(draftVersion.reason, 'asked')))
    .orderBy(asc(draftVersion.number))
    .limit(over);
  if (oldest.length < over) throw new AppError('limit_reached', { limit: MOST_VERSIONS_OF_DRAFT, wayOn: '' });
  await tx.delete(draftVersion).where(
    inArray(
      draftVersion.id,
      oldest.map(({ id }) => id),
    ),
  );
}

function stateOf(
  catalog: TemplateCatalog,
  { draft, matter }: DraftOfMatter,
  today: string,
): StoredDraftState {
  const entry = requireTemplate(catalog, draft.templateId);
  const { parts, body } = draft;
  return {
    document: documentOf(catalog, entry, { sheet: matter.sheet, parts, body }, today),
    ...{ parts, body },
    facts: drawnFacts(matter.sheet, entry.drawn),
  };
}

/** The facts of a sheet that a template draws on. */
function drawnFacts({ rows, entries }: FactSheet, drawn: ReadonlySet<string>): FactSheet {
  return {
    rows: Object.fromEntries(Object.entries(rows).filter(([list]) => drawn.has(list))),
    entries: Object.fromEntries(Object.entries(entries).filter(([path]) => drawn.has(factOfPath(path)))),
  };
}
