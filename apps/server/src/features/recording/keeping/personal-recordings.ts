import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import * as schema from '../../../db/schema/recording.ts';
import { listHeldObjects, removeObjects, type StoreContext } from '../../../engine/ingestion/index.ts';
import type { LiveWork } from '../../../engine/work/index.ts';
import type { PersonalData } from '../../../ports/personal-data.ts';

/** A person's recordings with their files, words, notes and custody logs, and the recognisers they agreed to. */
export function personalRecordings(context: StoreContext & { liveWork: LiveWork }): PersonalData {
  const { db } = context;
  return {
    name: 'recordings',
    async forget(userId) {
      const isOwn = eq(schema.recording.ownerId, userId);
      const held = await db.select({ id: schema.recording.id }).from(schema.recording).where(isOwn);
      const ids = held.map(({ id }) => id);
      const keys = await listHeldObjects(db, ids);
      // Transcripts are documents, which have their own entry.
      const gone = await db.delete(schema.recording).where(isOwn).returning({ id: schema.recording.id });
      for (const { id } of gone) context.liveWork.stop(id);
      await db.delete(schema.recogniserAgreement).where(eq(schema.recogniserAgreement.userId, userId));
      await removeObjects(context, keys);
      return gone.length;
    },
    async export(userId) {
      const recordings = await db
        .select()
        .from(schema.recording)
        .where(eq(schema.recording.ownerId, userId))
        .orderBy(asc(schema.recording.createdAt));
      const ids = recordings.map(({ id }) => id);
      const files = [];
      for (const id of ids)
        files.push(
          ...(await db
            .select()
            .from(schema.recordingFile)
            .where(eq(schema.recordingFile.recordingId, id))
            .orderBy(asc(schema.recordingFile.position))),
        );
      const of = (table: PgTable & { recordingId: PgColumn }, order: PgColumn) =>
        rowsOf(db, ids, table, order);
      return {
        rows: {
          recordings,
          recordingFiles: files,
          pieces: of(schema.recordingPiece, schema.recordingPiece.number),
          speakers: of(schema.recordingSpeaker, schema.recordingSpeaker.position),
          segments: of(schema.recordingSegment, schema.recordingSegment.startMs),
          machineSegments: of(schema.machineSegment, schema.machineSegment.startMs),
          edits: of(schema.transcriptEdit, schema.transcriptEdit.id),
          notes: of(schema.recordingNote, schema.recordingNote.startMs),
          custody: of(schema.custodyEntry, schema.custodyEntry.number),
          findings: of(schema.recordingFindings, schema.recordingFindings.revision),
          recogniserAgreements: await db
            .select()
            .from(schema.recogniserAgreement)
            .where(eq(schema.recogniserAgreement.userId, userId)),
        },
        files: files.flatMap(({ id, name, fileKey, copyKey }) => [
          ...(fileKey === null ? [] : [{ path: `recordings/${id}-${name}`, key: fileKey }]),
          ...(copyKey === null ? [] : [{ path: `recordings/${id}-copy`, key: copyKey }]),
        ]),
      };
    },
  };
}

/** Words are many: they come recording by recording. */
async function* rowsOf(
  db: Database,
  recordingIds: readonly string[],
  table: PgTable & { recordingId: PgColumn },
  order: PgColumn,
): AsyncIterable<object> {
  for (const id of recordingIds)
    yield* (await db
      .select()
      .from(table as PgTable)
      .where(eq(table.recordingId, id))
      .orderBy(asc(order))) as object[];
}
