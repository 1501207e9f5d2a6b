import type { ConversationClone } from '@mingfa/contract/chat';
import { cloneAvatar } from '@mingfa/contract/clone-avatar';
import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { conversation } from '../../db/schema/chat.ts';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import { mayUseClone } from '../../engine/access/index.ts';
import type { AppContext, Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type {
  CloneDesk,
  CloneInstructions,
  CloneIntroduction,
  CloneSide,
  WantedClone,
  WordLayout,
} from '../chat/index.ts';
import { countAnswer } from './analytics/count-answer.ts';
import { countVote } from './analytics/count-vote.ts';
import { readConsent } from './consent.ts';
import { guidanceOf } from './guidance-of.ts';
import { type CloneRow, readContent, requireVersion } from './own-rows.ts';
import { spokenIn } from './spoken-in.ts';

type ConversationRow = typeof conversation.$inferSelect;

/** Answers what chat asks of clones. */
export function createCloneDesk(context: AppContext): CloneDesk {
  return {
    open: (caller, wanted) => openClone(context, caller, wanted),
    instruct: async (held) => {
      const { row, content } = await requireAskable(context, held);
      if (held.cloneTest !== null) await noteTest(context.db, row);
      return instructionsOf(row, content, held, await showsOriginals(context.db, row, content, held));
    },
    renew: async (held) => {
      const { row } = await requireAskable(context, held);
      if (held.cloneTest !== null || row.publishedVersion === null)
        return { cloneVersion: held.cloneVersion, cloneName: held.cloneName };
      const { content } = await requireVersion(context.db, row.id, row.publishedVersion);
      return { cloneVersion: row.publishedVersion, cloneName: readContent(content).name };
    },
    describe: describeForConversations,
    introduce: (held, language) => introduceClone(context.db, held, language),
    layoutOf: (held) => readLayout(context.db, held),
    countAnswer,
    countVote,
  };
}

async function openClone(
  context: AppContext,
  caller: Caller,
  { appId, linkId, test, asViewer }: WantedClone,
): Promise<CloneSide> {
  const row = await findClone(context.db, appId);
  if (!row) throw new AppError('not_found');
  const isMaker = row.ownerId === caller.userId;
  const side = {
    cloneId: row.id,
    cloneLinkId: linkId !== undefined && linkId === row.linkId ? linkId : null,
  };
  if (test) {
    if (!isMaker) throw new AppError('not_found');
    const cloneTest = asViewer ? ('viewer' as const) : ('maker' as const);
    return { ...side, cloneVersion: null, cloneName: row.name, cloneTest, sharedSince: null };
  }
  if (isMaker && row.publishedVersion === null) throw new AppError('clone_withdrawn');
  if (row.publishedVersion === null || !mayUseClone(caller, row, linkId ?? null))
    throw new AppError('not_found');
  const { content } = await requireVersion(context.db, row.id, row.publishedVersion);
  const isShared = row.ownerId !== null && !isMaker && (await readConsent(context.db, caller.userId, row.id));
  return {
    ...side,
    cloneVersion: row.publishedVersion,
    cloneName: readContent(content).name,
    cloneTest: null,
    sharedSince: isShared ? context.clock.now() : null,
  };
}

/** Keeps that its maker tries the draft as it is now. */
async function noteTest(db: DatabaseOrTransaction, { id, draftRevision, testedRevision }: CloneRow) {
  if (testedRevision === draftRevision) return;
  await db.update(clone).set({ testedRevision: draftRevision }).where(eq(clone.id, id));
}

async function findClone(db: DatabaseOrTransaction, cloneId: string): Promise<CloneRow | undefined> {
  const [row] = await db.select().from(clone).where(eq(clone.id, cloneId));
  return row;
}

/** The clone of a conversation, with what it answers by: its version, or the draft under test. @throws AppError `clone_withdrawn` */
async function requireAskable(
  { db }: AppContext,
  held: ConversationRow,
): Promise<{ row: CloneRow; content: CloneContent }> {
  const row = held.cloneId === null ? undefined : await findClone(db, held.cloneId);
  if (!row || !isOpen(row, held)) throw new AppError('clone_withdrawn');
  const { cloneVersion: version } = held;
  const content = version === null ? row.draft : (await requireVersion(db, row.id, version)).content;
  return { row, content: readContent(content) };
}

type Offered = Pick<CloneRow, 'ownerId' | 'publishedVersion' | 'visibility' | 'linkId' | 'listedAt'>;

/** Whether a conversation may go on. Only a test goes by the draft. */
function isOpen(row: Offered, held: ConversationRow): boolean {
  const asker = { userId: held.ownerId };
  return held.cloneVersion === null
    ? row.ownerId === asker.userId
    : mayUseClone(asker, row, held.cloneLinkId);
}

/** Whether originals are shown: a test goes by the draft, all else by what is published now, too. */
async function showsOriginals(
  db: DatabaseOrTransaction,
  row: CloneRow,
  { knowledge }: CloneContent,
  { cloneVersion: version }: ConversationRow,
): Promise<boolean> {
  const { publishedVersion } = row;
  if (!knowledge.showOriginals || version === null || version === publishedVersion)
    return knowledge.showOriginals;
  if (publishedVersion === null) return false;
  const { content } = await requireVersion(db, row.id, publishedVersion);
  return readContent(content).knowledge.showOriginals;
}

/** Whoever is no maker, or looks as if they were none, is shown passages, and originals where the maker allows it. */
function instructionsOf(
  row: CloneRow,
  content: CloneContent,
  held: ConversationRow,
  withOriginals: boolean,
): CloneInstructions {
  const { baseIds } = content.knowledge;
  const isMaker = row.ownerId === held.ownerId && held.cloneTest !== 'viewer';
  return {
    guidance: guidanceOf(content),
    language: content.language === 'asked' ? null : content.language,
    asOf: content.scope.asOf,
    modelId: content.model.modelId,
    knowledge:
      baseIds.length === 0 || row.ownerId === null
        ? null
        : {
            cloneId: row.id,
            version: held.cloneVersion,
            makerId: row.ownerId,
            baseIds,
            shows: isMaker ? 'files' : withOriginals ? 'originals' : 'passages',
          },
  };
}

async function describeForConversations(
  db: DatabaseOrTransaction,
  rows: readonly ConversationRow[],
  language: Language,
): Promise<ReadonlyMap<string, ConversationClone>> {
  const withClones = rows.filter(({ cloneName }) => cloneName !== null);
  const clones = await readOffered(db, withClones);
  const faces = await readFaces(db, withClones);
  return new Map(
    withClones.map((held) => {
      const row = held.cloneId === null ? undefined : clones.get(held.cloneId);
      const face = faces.get(keyOf(held));
      const avatar = held.cloneVersion === null ? row?.avatar : face?.avatar;
      const open = row !== undefined && isOpen(row, held);
      return [
        held.id,
        {
          appId: row?.id ?? null,
          name: (language === 'en' && face?.englishName) || (held.cloneName ?? ''),
          avatar: cloneContent.shape.avatar.parse(avatar ?? {}),
          version: held.cloneVersion,
          newerVersion: open ? newerThan(held, row.publishedVersion) : null,
          state: row === undefined ? 'deleted' : open ? 'open' : 'withdrawn',
          isOwn: row?.ownerId === held.ownerId,
          isTest: held.cloneTest !== null,
          sharedSince: held.sharedSince?.toISOString() ?? null,
        },
      ];
    }),
  );
}

const newerThan = ({ cloneVersion }: ConversationRow, published: number | null): number | null =>
  cloneVersion !== null && published !== null && published > cloneVersion ? published : null;

async function readOffered(db: DatabaseOrTransaction, rows: readonly ConversationRow[]) {
  const ids = [...new Set(rows.flatMap(({ cloneId }) => cloneId ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({
      id: clone.id,
      ownerId: clone.ownerId,
      publishedVersion: clone.publishedVersion,
      visibility: clone.visibility,
      linkId: clone.linkId,
      listedAt: clone.listedAt,
      avatar: avatarIn(clone.draft),
    })
    .from(clone)
    .where(inArray(clone.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/** The faces and English names of the versions that conversations go by. */
async function readFaces(
  db: DatabaseOrTransaction,
  rows: readonly ConversationRow[],
): Promise<Map<string, { avatar: unknown; englishName: string | null }>> {
  const pairs = new Map(
    rows.flatMap((row) =>
      row.cloneId === null || row.cloneVersion === null
        ? []
        : [[keyOf(row), sql`(${row.cloneId}::text, ${row.cloneVersion}::int)`] as const],
    ),
  );
  if (pairs.size === 0) return new Map();
  const found = await db
    .select({
      cloneId: cloneVersion.cloneId,
      cloneVersion: cloneVersion.version,
      avatar: avatarIn(cloneVersion.content),
      englishName: sql<string | null>`${cloneVersion.content} -> 'en' ->> 'name'`,
    })
    .from(cloneVersion)
    .where(
      sql`(${cloneVersion.cloneId}, ${cloneVersion.version}) in (${sql.join([...pairs.values()], sql`, `)})`,
    );
  return new Map(found.map((row) => [keyOf(row), row]));
}

/** A picture is shown to those who may use the clone alone; others see the drawing. */
async function introduceClone(
  db: DatabaseOrTransaction,
  held: ConversationRow,
  language: Language,
): Promise<CloneIntroduction | null> {
  const { cloneId, cloneName, cloneVersion: version } = held;
  if (cloneName === null) return null;
  const row = cloneId === null ? undefined : await findClone(db, cloneId);
  if (!row) return { name: cloneName, avatar: cloneAvatar.parse({}), introduction: '' };
  const content = version === null ? row.draft : (await requireVersion(db, row.id, version)).content;
  const { name, avatar, introduction } = spokenIn(readContent(content), language);
  return { name, avatar: { ...avatar, pictureId: null }, introduction };
}

/** Of the version it goes by, whether it can be asked any more or not. */
async function readLayout(
  db: DatabaseOrTransaction,
  { cloneId, cloneVersion: version }: ConversationRow,
): Promise<WordLayout> {
  const row = cloneId === null ? undefined : await findClone(db, cloneId);
  if (!row) return 'note';
  const content = version === null ? row.draft : (await requireVersion(db, row.id, version)).content;
  return readContent(content).template.wordLayout;
}

const keyOf = (row: Pick<ConversationRow, 'cloneId' | 'cloneVersion'>): string =>
  `${row.cloneId} ${row.cloneVersion}`;

const avatarIn = (content: PgColumn): SQL<unknown> => sql<unknown>`${content} -> 'avatar'`;
