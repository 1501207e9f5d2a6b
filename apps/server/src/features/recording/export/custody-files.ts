import { describeCustodyDetail } from '@mingfa/contract/labels/custody-detail';
import { CUSTODY_DEED_LABELS, TRANSCRIPT_EDIT_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatSpokenTime, formatTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';
import { CSV_MARK, writeCsvRow } from '@mingfa/files/sheets/write-csv';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { type ReplacedTranscript, transcriptEdit } from '../../../db/schema/recording.ts';
import { EDIT_COLUMNS, REPLACED_SEGMENTS } from '../transcript/edit-columns.ts';
import { timingOfOrigin } from '../transcript/replaced-transcripts.ts';
import type { CustodyRow } from './list-custody.ts';
import { PACK_NAMES } from './pack-names.ts';
import { RECORDING_WORDS } from './recording-words.ts';
import { secondInChina } from './transcript-file.ts';

/** The custody log as a table; no cell is a formula. */
export function custodyTable(rows: readonly CustodyRow[], language: Language): string {
  const { custodyColumns, program, gone } = RECORDING_WORDS[language];
  const lines = rows.map(({ number, at, by, name, isByProgram, deed, detail, hash }) =>
    writeCsvRow([
      number,
      secondInChina(at),
      name ?? by ?? (isByProgram ? program : gone),
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
    .select({ edit: EDIT_COLUMNS, name: user.nickname, segments: REPLACED_SEGMENTS })
    .from(transcriptEdit)
    .leftJoin(user, eq(user.id, transcriptEdit.by))
    .where(eq(transcriptEdit.recordingId, recordingId))
    .orderBy(asc(transcriptEdit.id));
  const { editColumns, gone } = RECORDING_WORDS[language];
  const lines = rows.map(({ edit: { revision, at, kind, startMs, before, after }, name, segments }) =>
    writeCsvRow([
      revision,
      secondInChina(at),
      name ?? gone,
      TRANSCRIPT_EDIT_LABELS[language][kind],
      startMs === null ? '' : formatTime(startMs),
      segments === null ? before : PACK_NAMES[language].replacedBefore(segments, revision),
      after,
    ]),
  );
  return [CSV_MARK, writeCsvRow(editColumns), ...lines].join('');
}

/** Transcripts whose place another took, oldest first: a table of each, with what the machine had. */
export async function replacedTables(
  db: Database,
  recordingId: string,
  language: Language,
): Promise<{ revision: number; content: string }[]> {
  const rows = await db
    .select({ revision: transcriptEdit.revision, removed: transcriptEdit.removed })
    .from(transcriptEdit)
    .where(
      and(
        eq(transcriptEdit.recordingId, recordingId),
        sql`${transcriptEdit.removed} ->> 'kind' = 'transcript'`,
      ),
    )
    .orderBy(asc(transcriptEdit.id));
  return rows.flatMap(({ revision, removed }) =>
    removed && 'kind' in removed ? { revision, content: replacedTable(removed, language) } : [],
  );
}

function replacedTable(
  { origin, segments, machine, speakers }: ReplacedTranscript,
  language: Language,
): string {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  const told = new Map(machine.map(({ segmentId, text }) => [segmentId, text]));
  const behind = new Set(segments.flatMap(({ machineIds }) => machineIds));
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  const rows = [
    ...segments.map(({ startMs, endMs, timing, speakerId, text, machineIds }) => ({
      ...{ startMs, endMs, timing, speakerId, text },
      heard: machineIds.flatMap((id) => told.get(id) ?? []).join(' '),
    })),
    ...machine
      .filter(({ segmentId }) => !behind.has(segmentId))
      .map(({ text, ...told }) => ({ ...told, text: '', heard: text })),
  ].toSorted((one, other) => one.startMs - other.startMs);
  const lines = rows.map(({ speakerId, text, heard, ...time }) =>
    writeCsvRow([
      formatSpokenTime({ timing: timingOfOrigin(origin), ...time }, language),
      formatTime(time.endMs),
      nameOf(speakerId),
      heard,
      text,
    ]),
  );
  return [CSV_MARK, writeCsvRow(PACK_NAMES[language].replacedColumns), ...lines].join('');
}
