import { formatSpokenTime, formatTime } from '@mingfa/contract/labels/time-labels';
import type { SharedBlock } from '@mingfa/contract/share-content';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { custodyEntry, recording } from '../../db/schema/recording.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { holdForCustody, writeCustody } from './custody/write-custody.ts';
import { readSpoken } from './export/read-spoken.ts';
import { RECORDING_WORDS } from './export/recording-words.ts';
import { ownRecording } from './own-recording.ts';

/** Whether the log says already that a share no longer opens. The row of the recording is held: it is said once. */
async function isOver(tx: Transaction, recordingId: string, reference: string): Promise<boolean> {
  await holdForCustody(tx, recordingId);
  const [last] = await tx
    .select({ deed: custodyEntry.deed })
    .from(custodyEntry)
    .where(
      and(eq(custodyEntry.recordingId, recordingId), eq(sql`${custodyEntry.detail} ->> 'share'`, reference)),
    )
    .orderBy(desc(custodyEntry.number))
    .limit(1);
  return last?.deed === 'share_expired' || last?.deed === 'share_ended';
}

/** The transcript of a recording as something that can be shared; its sound and what its files are called are never in it. */
export const recordingSource: ShareSourceKind = {
  kind: 'recording',
  type: 'document',
  async snapshot({ db, caller, language }, { sourceId }) {
    const row = await ownRecording(db, caller, sourceId);
    const { turns, unchecked, guessed, files } = await readSpoken(db, row, {});
    const words = RECORDING_WORDS[language];
    const told = [
      row.transcript && words.origin[row.transcript],
      guessed > 0 ? words.guessed(guessed) : null,
      unchecked > 0 ? words.unchecked(unchecked) : null,
      ...row.gaps.map(({ startMs, endMs }) => words.gap(formatTime(startMs), formatTime(endMs))),
    ].filter((line) => line !== null);
    const said = turns.map(
      ({ speaker, text, ...time }) =>
        `[${formatSpokenTime(time, language)}] ${speaker === null ? '' : `${speaker}：`}${text}`,
    );
    const blocks: SharedBlock[] = [
      { kind: 'paragraph', origin: 'program', text: told.join(''), notes: [] },
      { kind: 'heading', level: 2, text: words.transcript },
      { kind: 'list', origin: 'source', items: said },
    ];
    const replacement = language === 'en' ? 'File' : '文件';
    const privateWords = files.map(({ name }) => ({ written: name, replacement }));
    return { title: row.title, content: { kind: 'sheet', blocks }, privateWords };
  },
  async recordShared(context, tx, { sourceId, reference, what, by }) {
    if (what === 'share_expired' && (await isOver(tx, sourceId, reference))) return;
    await writeCustody(context, tx, sourceId, { by, deed: what, detail: { share: reference } });
  },
  isThere: (ownerId, sourceId) =>
    sql<boolean>`exists (select 1 from ${recording} where ${recording.id} = ${sourceId}
      and ${recording.ownerId} = ${ownerId})`,
};
