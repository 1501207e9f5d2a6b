import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';
import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { dayInChina } from '../../../runtime/today-in-china.ts';
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
  const { row, files, part, unchecked, deleted } = spoken;
  const separator = language === 'en' ? ': ' : '：';
  const lines = [
    ...files.map(({ name, sha256 }) => words.file(name, sha256)),
    row.durationMs === null ? null : words.duration + separator + formatTime(row.durationMs),
    row.recordedAt === null ? null : words.recordedAt + separator + minuteInChina(row.recordedAt),
    row.place === '' ? null : words.place + separator + row.place,
    part && words.part(formatTime(part.startMs), formatTime(part.endMs)),
    row.transcript && words.origin[row.transcript],
    unchecked > 0 ? words.unchecked(unchecked) : null,
    deleted.length > 0 ? words.deleted(deleted.length) : null,
    ...row.gaps.map(({ startMs, endMs }) => words.gap(formatTime(startMs), formatTime(endMs))),
    spoken.withoutFillers ? words.withoutFillers : null,
    words.exportedOn(today),
    words.caution,
  ];
  return lines.filter((line) => line !== null);
}

function turnBlocks(spoken: Spoken, language: Language): PrintedBlock[] {
  const { note } = RECORDING_WORDS[language];
  const said = spoken.turns.map(({ startMs, speaker, text }) => ({
    startMs,
    block: {
      kind: 'paragraph' as const,
      style: 'Body' as const,
      firstLine: false as const,
      text: [
        { text: `[${formatTime(startMs)}] `, ...TIME_LOOK },
        ...(speaker === null ? [] : [{ text: `${speaker}：`, bold: true }]),
        { text },
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
