import type { Readable } from 'node:stream';
import { and, desc, eq, gt } from 'drizzle-orm';
import { custodyEntry } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { holdForCustody, writeCustody } from '../custody/write-custody.ts';
import type { RecordingFileRow } from '../describe-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { mediaTypeOf, SAVED_MEDIA_TYPE } from './media-type-of.ts';
import { openRecordingTicket } from './recording-ticket.ts';

/** A file of which ranges are read. */
export interface GivenFile {
  fileName: string;
  mediaType: string;
  inline: boolean;
  /** Changes with the content. */
  tag: string;
  content: { bytes: number; open(range: { start: number; end: number }): Promise<Readable> };
}

/** A player asks for many ranges of what is one listening. */
const SAME_DEED_MS = 3_600_000;

/**
 * A file of a recording, by a signed address. Playing and giving away are written to the custody log, once an hour.
 * @throws AppError `not_found`, `store_unavailable`
 */
export async function readRecordingFile(
  context: RecordingContext & RequestContext<unknown>,
  { ticket }: { ticket: string },
): Promise<GivenFile> {
  const { given, userId, file } = await openRecordingTicket(context, ticket);
  const isPlayed = given === 'play';
  const copy = isPlayed && file.copyKey !== null;
  const key = copy ? file.copyKey : file.fileKey;
  if (key === null || (isPlayed && !file.isPlayable)) throw new AppError('not_found');
  await noteDeed(context, file, { by: userId, deed: isPlayed ? 'played' : 'original_given' });
  return {
    fileName: file.name,
    // What is saved is bytes to the browser, whatever it is.
    mediaType: isPlayed ? ((copy ? file.copyType : null) ?? mediaTypeOf(file.probe)) : SAVED_MEDIA_TYPE,
    inline: isPlayed,
    tag: copy ? `${file.sha256}-copy` : file.sha256,
    content: {
      bytes: copy ? (file.copyBytes ?? 0) : file.bytes,
      async open(range) {
        const stream = await context.files.read(key, range);
        if (!stream) throw new AppError('not_found');
        return stream;
      },
    },
  };
}

async function noteDeed(
  context: RecordingContext,
  { id: fileId, recordingId, name }: RecordingFileRow,
  { by, deed }: { by: string; deed: 'played' | 'original_given' },
): Promise<void> {
  const since = new Date(context.clock.now().getTime() - SAME_DEED_MS);
  const isNoted = async (db: Pick<RecordingContext['db'], 'select'>) => {
    const found = await db
      .select({ detail: custodyEntry.detail })
      .from(custodyEntry)
      .where(
        and(
          eq(custodyEntry.recordingId, recordingId),
          eq(custodyEntry.deed, deed),
          eq(custodyEntry.by, by),
          gt(custodyEntry.at, since),
        ),
      )
      .orderBy(desc(custodyEntry.number));
    return found.some(({ detail }) => detail.fileId === fileId);
  };
  if (await isNoted(context.db)) return;
  await context.db.transaction(async (tx) => {
    // Two ranges that are asked for at once are one deed.
    await holdForCustody(tx, recordingId);
    if (!(await isNoted(tx)))
      await writeCustody(context, tx, recordingId, {
        by,
        deed,
        detail: { fileId, name, through: 'address' },
      });
  });
}
