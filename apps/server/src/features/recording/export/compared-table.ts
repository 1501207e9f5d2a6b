import type { TimeRange } from '@mingfa/contract/evidence';
import { TURN_CHANGE_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatSpokenTime, formatTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';
import { CSV_MARK, writeCsvRow } from '@mingfa/files/sheets/write-csv';
import type { ChangedTurn } from '../transcript/compare-turns.ts';
import type { DeletedTurn } from '../transcript/read-deleted.ts';
import type { SpokenTurn } from '../transcript/read-turns.ts';
import { PACK_NAMES } from './pack-names.ts';

/** What the machine had beside what stands there now: words, times and who spoke; of a turn that was deleted nothing does. */
export function comparedTable(
  changed: readonly ChangedTurn<SpokenTurn>[],
  deleted: readonly DeletedTurn[],
  speakers: readonly { speakerId: string; name: string }[],
  language: Language,
): string {
  const { comparedColumns, mergedSpeaker } = PACK_NAMES[language];
  const labels = TURN_CHANGE_LABELS[language];
  const names = new Map(speakers.map(({ speakerId, name }) => [speakerId, name]));
  const marks = (kinds: ChangedTurn['kinds']) => kinds.map((kind) => labels[kind]).join('、');
  const rows = [
    ...changed.map(({ turn, kinds, heard }) => {
      const hasTimes = kinds.includes('time') || kinds.includes('parted');
      const hasSpeakers = kinds.includes('speaker') || kinds.includes('named');
      return {
        time: turn,
        cells: [
          ...[heard?.text ?? '', turn.text, marks(kinds)],
          ...(hasTimes && heard ? [timesOf(heard), timesOf(turn)] : ['', '']),
          hasSpeakers && heard ? heard.speakerIds.map((id) => names.get(id) ?? mergedSpeaker).join('、') : '',
          hasSpeakers || heard === null ? (turn.speaker ?? '') : '',
        ],
      };
    }),
    ...deleted.map(({ text, ...time }) => ({ time, cells: [text, '', labels.deleted, '', '', '', ''] })),
  ];
  const lines = rows
    .toSorted((one, other) => one.time.startMs - other.time.startMs)
    .map(({ time, cells }) => writeCsvRow([formatSpokenTime(time, language), ...cells]));
  return [CSV_MARK, writeCsvRow([...comparedColumns]), ...lines].join('');
}

/** To a tenth: a turn is often moved by less than a second. */
const timesOf = ({ startMs, endMs }: TimeRange): string =>
  [startMs, endMs].map((time) => `${formatTime(time)}.${Math.floor((time % 1000) / 100)}`).join('–');
