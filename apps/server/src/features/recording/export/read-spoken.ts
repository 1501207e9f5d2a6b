import type { TimeRange } from '@mingfa/contract/evidence';
import type { RecordingSpeaker } from '@mingfa/contract/recording';
import type { RecordingNote } from '@mingfa/contract/recording-transcript';
import { findFillers, withoutRanges } from '@mingfa/legal/recordings/find-fillers';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { AppError } from '../../../ports/app-error.ts';
import { listRecordingFiles, listSpeakers, type RecordingFileRow } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import { readNotes } from '../transcript/notes.ts';
import { readChanged } from '../transcript/read-changed.ts';
import { type DeletedTurn, readDeleted } from '../transcript/read-deleted.ts';
import { readTurns, type SpokenTurn } from '../transcript/read-turns.ts';
import type { TurnChanges } from './count-changes.ts';

/** What of a transcript goes into a file. */
export interface SpokenChoice {
  fromMs?: number | undefined;
  toMs?: number | undefined;
  withoutFillers?: boolean;
  withNotes?: boolean;
}

/** What was said, ready to be written. */
export interface Spoken {
  row: RecordingRow;
  files: RecordingFileRow[];
  speakers: RecordingSpeaker[];
  turns: SpokenTurn[];
  notes: RecordingNote[];
  /** Of how many turns nobody measured when they begin. */
  guessed: number;
  /** How many of the turns nobody held against the recording. */
  unchecked: number;
  /** What a person did to turns; none where all of it was typed, which the transcript says as a whole. */
  changes: TurnChanges;
  /** What somebody deleted of what the machine or an imported file had. */
  deleted: DeletedTurn[];
  /** The part that was chosen; null for all. */
  part: TimeRange | null;
  withoutFillers: boolean;
}

/** Reads what was chosen of a transcript. @throws AppError `transcript_missing` */
export async function readSpoken(
  db: DatabaseOrTransaction,
  row: RecordingRow,
  choice: SpokenChoice,
): Promise<Spoken> {
  if (row.segments === 0) throw new AppError('transcript_missing');
  const { fromMs = 0, toMs = Number.MAX_SAFE_INTEGER, withoutFillers = false } = choice;
  const isWithin = ({ startMs, endMs }: { startMs: number; endMs: number | null }) =>
    startMs < toMs && (endMs ?? startMs) >= fromMs;
  const all = await readTurns(db, row.id);
  const turns = all.filter(isWithin);
  const speakers = await listSpeakers(db, row.id);
  const changed = row.transcript === 'typed' ? [] : await readChanged(db, row.id, all, speakers);
  const chosen = new Set(turns);
  const isPart = choice.fromMs !== undefined || choice.toMs !== undefined;
  const last = turns.reduce((end, { endMs }) => Math.max(end, endMs), fromMs);
  return {
    row,
    files: await listRecordingFiles(db, row.id),
    speakers,
    turns: withoutFillers ? turns.map(hideFillers) : turns,
    notes: choice.withNotes ? (await readNotes(db, row.id)).filter(isWithin) : [],
    changes: new Map(
      changed.filter(({ turn }) => chosen.has(turn)).map(({ turn, kinds }) => [turn.segmentId, kinds]),
    ),
    deleted: (await readDeleted(db, row.id)).filter(isWithin),
    guessed: turns.filter(({ timing }) => timing === 'guessed').length,
    unchecked: turns.filter(({ isUnchecked }) => isUnchecked).length,
    part: isPart ? { startMs: fromMs, endMs: Math.min(toMs, row.durationMs ?? last) } : null,
    withoutFillers,
  };
}

const hideFillers = (turn: SpokenTurn): SpokenTurn => ({
  ...turn,
  text: withoutRanges(turn.text, findFillers(turn.text)),
});
