import { SPEAKER_ROLE_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatSpokenTime, formatTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';
import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import type { SpokenTurn } from '../transcript/read-turns.ts';
import { changeMark, countChanged, countNamed, tellChanges } from './count-changes.ts';
import type { Spoken } from './read-spoken.ts';
import { RECORDING_WORDS } from './recording-words.ts';

const TIME_LOOK = { size: 18, color: '6B6878' } as const;

/** A transcript as a printed file: how its words came about, then who said what when. */
export function transcriptFile(spoken: Spoken, language: Language, today: string): PrintedFile {
  const { title } = spoken.row;
  return {
    title,
    language,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      remark(RECORDING_WORDS[language].transcript),
      ...headLines(spoken, language, today).map(remark),
      ...turnBlocks(spoken, language),
    ],
  };
}

/** What whoever reads a transcript has to know of it. */
export function headLines(spoken: Spoken, language: Language, today: string): string[] {
  const words = RECORDING_WORDS[language];
  const { row, files, part, unchecked, guessed, changes, deleted } = spoken;
  const separator = language === 'en' ? ': ' : '：';
  const lines = [
    ...files.map(({ name, sha256 }) => words.file(name, sha256)),
    row.durationMs === null ? null : words.duration + separator + formatTime(row.durationMs),
    row.recordedAt === null ? null : words.recordedAt + separator + minuteInChina(row.recordedAt),
    row.place === '' ? null : words.place + separator + row.place,
    part && words.part(formatTime(part.startMs), formatTime(part.endMs)),
    speakersLine(spoken, language),
    row.transcript && words.origin[row.transcript],
    countChanged(changes) > 0 ? words.changed(tellChanges(changes, language)) : null,
    countNamed(changes) > 0 ? words.named(countNamed(changes)) : null,
    guessed > 0 ? words.guessed(guessed) : null,
    unchecked > 0 ? words.unchecked(unchecked) : null,
    deleted.length > 0 ? words.deleted(deleted.length) : null,
    ...row.gaps.map(({ startMs, endMs }) => words.gap(formatTime(startMs), formatTime(endMs))),
    spoken.withoutFillers ? words.withoutFillers : null,
    words.exportedOn(today),
    words.caution[row.transcript ?? 'typed'],
  ];
  return lines.filter((line) => line !== null);
}

/** Who speaks, and who asks and answers where somebody said so; a transcript that comes back is read with it. */
function speakersLine({ speakers, turns }: Spoken, language: Language): string | null {
  const heard = new Set(turns.map(({ speakerId }) => speakerId));
  const speaking = speakers.filter(({ speakerId }) => heard.has(speakerId));
  if (speaking.length === 0) return null;
  const [open, close, separator, colon] =
    language === 'en' ? [' (', ')', ', ', ': '] : ['（', '）', '、', '：'];
  const named = speaking.map(({ name, role }) =>
    role === 'other' ? name : name + open + SPEAKER_ROLE_LABELS[language][role] + close,
  );
  return RECORDING_WORDS[language].speakers + colon + named.join(separator);
}

/** What stands in front of a turn: its time, with 约 where nobody measured it, and in brackets what a person did to it. */
export const turnHead = ({ changes }: Spoken, turn: SpokenTurn, language: Language): string =>
  `[${formatSpokenTime(turn, language)}]${changeMark(changes.get(turn.segmentId), language)}`;

function turnBlocks(spoken: Spoken, language: Language): PrintedBlock[] {
  const { note } = RECORDING_WORDS[language];
  const said = spoken.turns.map((turn) => ({
    startMs: turn.startMs,
    block: {
      kind: 'paragraph' as const,
      style: 'Body' as const,
      firstLine: false as const,
      text: [
        { text: `${turnHead(spoken, turn, language)} `, ...TIME_LOOK },
        ...(turn.speaker === null ? [] : [{ text: `${turn.speaker}：`, bold: true }]),
        { text: turn.text },
      ],
    },
  }));
  const noted = spoken.notes.map(({ startMs, text }) => ({
    startMs,
    block: {
      kind: 'paragraph' as const,
      style: 'Remark' as const,
      text: [{ text: `[${formatTime(startMs)}] ${note}：${text}`, ...TIME_LOOK }],
    },
  }));
  return [...said, ...noted].toSorted((one, other) => one.startMs - other.startMs).map(({ block }) => block);
}

const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });

/** `2026-03-01 14:30` as clocks in China show it. */
export function minuteInChina(at: Date): string {
  return `${dayInChina(at)} ${at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })}`;
}

/** `2026-03-01 14:30:05`, likewise. */
export const secondInChina = (at: Date): string =>
  `${dayInChina(at)} ${at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai' })}`;
