import { describeCustodyDetail } from '@mingfa/contract/labels/custody-detail';
import { CUSTODY_DEED_LABELS, TRANSCRIPT_EDIT_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { RecordingSegment } from '@mingfa/contract/recording-transcript';
import type { Language } from '@mingfa/contract/values';
import { CSV_MARK, writeCsvRow } from '@mingfa/files/sheets/write-csv';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { recordingSegment, transcriptEdit } from '../../../db/schema/recording.ts';
import { describeSegments } from '../transcript/describe-segments.ts';
import type { DeletedTurn } from '../transcript/read-deleted.ts';
import type { CustodyRow } from './list-custody.ts';
import { PACK_NAMES } from './pack-names.ts';
import { RECORDING_WORDS } from './recording-words.ts';
import { secondInChina } from './transcript-file.ts';

const ROWS_AT_ONCE = 2000;

/** The custody log as a table; no cell is a formula. */
export function custodyTable(rows: readonly CustodyRow[], language: Language): string {
  const { custodyColumns, nobody } = RECORDING_WORDS[language];
  const lines = rows.map(({ number, at, by, name, deed, detail, hash }) =>
    writeCsvRow([
      number,
      secondInChina(at),
      name ?? by ?? nobody,
      CUSTODY_DEED_LABELS[language][deed],
      describeCustodyDetail(detail, language),
      hash,
    ]),
  );
  return [CSV_MARK, writeCsvRow(custodyColumns), ...lines].join('');
}

/** The custody log with all that its hashes cover, so that anybody can compute them again. */
export function custodyJson(rows: readonly CustodyRow[]): string {
  const entries = rows.map(({ recordingId, number, at, by, deed, detail, hash, name }) => ({
    entry: { recordingId, number, at: at.toISOString(), by, deed, detail },
    name,
    hash,
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/** The history of a transcript as a table, oldest change first. */
export async function editsTable(db: Database, recordingId: string, language: Language): Promise<string> {
  const rows = await db
    .select({ edit: transcriptEdit, name: user.nickname })
    .from(transcriptEdit)
    .leftJoin(user, eq(user.id, transcriptEdit.by))
    .where(eq(transcriptEdit.recordingId, recordingId))
    .orderBy(asc(transcriptEdit.id));
  const { editColumns, nobody } = RECORDING_WORDS[language];
  const lines = rows.map(({ edit: { revision, at, kind, startMs, before, after }, name }) =>
    writeCsvRow([
      revision,
      secondInChina(at),
      name ?? nobody,
      TRANSCRIPT_EDIT_LABELS[language][kind],
      startMs === null ? '' : formatTime(startMs),
      before,
      after,
    ]),
  );
  return [CSV_MARK, writeCsvRow(editColumns), ...lines].join('');
}

/** Segments that are not what the machine had. */
export async function readChanged(db: Database, recordingId: string): Promise<RecordingSegment[]> {
  const changed: RecordingSegment[] = [];
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await db
      .select()
      .from(recordingSegment)
      .where(eq(recordingSegment.recordingId, recordingId))
      .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id))
      .limit(ROWS_AT_ONCE)
      .offset(offset);
    const described = await describeSegments(db, rows);
    changed.push(
      ...described.filter(
        ({ machineText }, index) => machineText !== null || !rows[index]?.machineIds.length,
      ),
    );
    if (rows.length < ROWS_AT_ONCE) return changed;
  }
}

/** What the machine had beside what stands there now; of a turn that was deleted nothing does. */
export function comparedTable(
  changed: readonly RecordingSegment[],
  deleted: readonly DeletedTurn[],
  language: Language,
): string {
  const { comparedColumns, comparedMarks } = PACK_NAMES[language];
  const rows = [
    ...changed.map(({ startMs, machineText, text }) => {
      const mark = machineText === null ? comparedMarks.typed : comparedMarks.changed;
      return { startMs, cells: [machineText ?? '', text, mark] };
    }),
    ...deleted.map(({ startMs, text }) => ({ startMs, cells: [text, '', comparedMarks.deleted] })),
  ];
  const lines = rows
    .toSorted((one, other) => one.startMs - other.startMs)
    .map(({ startMs, cells }) => writeCsvRow([formatTime(startMs), ...cells]));
  return [CSV_MARK, writeCsvRow(comparedColumns), ...lines].join('');
}
