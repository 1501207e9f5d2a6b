import { and, eq, sql } from 'drizzle-orm';
import { clone } from '../../db/schema/clone.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { describePublic } from './describe-public.ts';
import { contentOf, ownClone } from './own-rows.ts';
import { spokenIn } from './spoken-in.ts';

/**
 * The card of a clone of one's own as something that can be shared: of what is published, or of the draft where nothing is. Neither
 * its persona nor what it knows; its picture is shown to those who may use it alone.
 */
export const cloneSource: ShareSourceKind = {
  kind: 'clone',
  type: 'clone',
  async snapshot(context, { sourceId }) {
    const row = await ownClone(context, sourceId);
    const version = row.publishedVersion;
    const content = spokenIn(await contentOf(context.db, row, version ?? 'draft'), context.language);
    const card = describePublic(row.id, version ?? 0, content);
    return {
      title: card.name,
      content: { kind: 'clone', clone: { ...card, avatar: { ...card.avatar, pictureId: null } } },
      privateWords: [],
    };
  },
  isThere: (ownerId, sourceId) =>
    sql<boolean>`exists (select 1 from ${clone} where ${and(eq(clone.id, sourceId), eq(clone.ownerId, ownerId))})`,
};
