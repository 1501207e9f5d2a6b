import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { TranscriptFormat } from '@mingfa/contract/recording-findings';
import type { Language } from '@mingfa/contract/values';
import { writeSrt } from '@mingfa/files/transcripts/write/write-srt';
import { writeTranscriptJson } from '@mingfa/files/transcripts/write/write-transcript-json';
import { writeTranscriptMarkdown } from '@mingfa/files/transcripts/write/write-transcript-markdown';
import { writeVtt } from '@mingfa/files/transcripts/write/write-vtt';
import { AppError } from '../../../ports/app-error.ts';
import type { Spoken } from './read-spoken.ts';
import { RECORDING_WORDS } from './recording-words.ts';
import { headLines, turnHead } from './transcript-file.ts';

type PlainFormat = Exclude<TranscriptFormat, 'docx' | 'pdf' | 'html'>;

/** Media types of what is no printed file. */
export const PLAIN_MEDIA_TYPES: Record<PlainFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Subtitles have a time for every line and no way to say 约: they are made of what was measured. */
const SUBTITLES: readonly TranscriptFormat[] = ['srt', 'vtt'];

/**
 * A transcript as text: subtitles hold nothing but what was said, the others say first how the words came about.
 * @throws AppError `transcript_times_guessed` for subtitles of turns whose times nobody measured
 */
export function writePlainTranscript(
  spoken: Spoken,
  format: PlainFormat,
  language: Language,
  today: string,
): string {
  if (SUBTITLES.includes(format) && spoken.guessed > 0)
    throw new AppError('transcript_times_guessed', { count: spoken.guessed });
  const written = {
    segments: spoken.turns.map(({ segmentId, startMs, endMs, timing, speakerId, text }) => ({
      ...{ id: segmentId, startMs, endMs, text },
      ...(timing === 'guessed' ? { timing } : {}),
      speaker: speakerId,
    })),
    speakers: spoken.speakers.map(({ speakerId, name, role }) => ({
      ...{ id: speakerId, name },
      role: role === 'other' ? null : role,
    })),
  };
  switch (format) {
    case 'srt':
      return writeSrt(written);
    case 'vtt':
      return writeVtt(written);
    case 'json':
      return writeTranscriptJson(written);
    case 'md': {
      const head = headLines(spoken, language, today).map((line) => `> ${escapeLine(line)}`);
      const turns = new Map(spoken.turns.map((turn) => [turn.segmentId, turn]));
      const body = writeTranscriptMarkdown(written, spoken.row.title, ({ id }) => {
        const turn = turns.get(id);
        return turn ? turnHead(spoken, turn, language) : '';
      });
      const [title = '', ...rest] = body.split('\n');
      return [
        title,
        '',
        ...head,
        ...notesOf(spoken, language).map((line) => `> ${escapeLine(line)}`),
        ...rest,
      ].join('\n');
    }
    case 'txt': {
      const turns = spoken.turns.map((turn) => {
        const name = turn.speaker === null ? '' : `${turn.speaker}：`;
        return `${turnHead(spoken, turn, language)} ${name}${turn.text.replace(/\s*\n\s*/g, ' ')}`;
      });
      const head = [spoken.row.title, ...headLines(spoken, language, today), ...notesOf(spoken, language)];
      return `${[...head, '', ...turns].join('\n')}\n`;
    }
  }
}

function notesOf({ notes }: Spoken, language: Language): string[] {
  const { note } = RECORDING_WORDS[language];
  return notes.map(
    ({ startMs, text }) => `[${formatTime(startMs)}] ${note}：${text.replace(/\s*\n\s*/g, ' ')}`,
  );
}

/** What Markdown would take for more than words. */
const escapeLine = (line: string): string => line.replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');
