import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { RecordingFailure } from '@mingfa/files/recordings/recording-failure';
import { AppError } from '../../ports/app-error.ts';
import type { SpeechHearing } from '../../ports/speech-hearing.ts';
import type { SoundPiece } from '../../ports/transcriber.ts';
import { type HearingTask, heardStretches } from './hearing-messages.ts';
import { ReaderBroke } from './reading-child.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/** Fifteen minutes of 16 kHz; a piece is shorter. */
const SPEECH_BYTES_MAX = 15 * 60 * 32_000;
const PROBLEM_CHARACTERS = 200;

/** Hears speech in child processes: hostile sound is decoded in one, and only its samples reach the one that has the model. */
export function processSpeechHearing(
  processes: ReadingProcesses,
  { ffmpeg }: { ffmpeg: string | null },
): SpeechHearing {
  async function ask(
    kind: 'speech' | 'heard',
    task: HearingTask,
    file: { name: string; content: Uint8Array },
    signal: AbortSignal,
  ): Promise<Buffer> {
    let content: Buffer | undefined;
    const { name } = file;
    const work = processes.work(task, { name, path: '', content: Buffer.from(file.content) }, signal);
    for await (const output of work) if (output.kind === kind) content = output.content;
    if (!content) throw new ParseFailure('file_damaged');
    return content;
  }

  async function decode({ fileName, content, mediaType }: SoundPiece, signal: AbortSignal): Promise<Buffer> {
    // Only AAC needs it, and is not decoded without.
    const isAac = ffmpeg !== null && mediaType === 'audio/mp4';
    const task: HearingTask = isAac
      ? { task: 'speech_ffmpeg', ffmpeg, bytesMax: SPEECH_BYTES_MAX }
      : { task: 'speech', bytesMax: SPEECH_BYTES_MAX };
    try {
      return await ask('speech', task, { name: fileName, content }, signal);
    } catch (error) {
      throw asSoundError(error);
    }
  }

  return {
    async hear(piece, model, { library, language, signal }) {
      const samples = await decode(piece, signal);
      if (samples.length < 2) return [];
      const task: HearingTask = { task: 'hear', library, model, language };
      try {
        const heard = await ask('heard', task, { name: 'samples', content: samples }, signal);
        return heardStretches.parse(JSON.parse(heard.toString('utf8')));
      } catch (error) {
        throw asModelError(error);
      }
    },
  };
}

function asSoundError(error: unknown): unknown {
  if (error instanceof RecordingFailure && error.code === 'recording_unsupported')
    return new AppError('recording_undecodable', { codec: `${error.values.codec ?? '?'}` }, { cause: error });
  if (error instanceof ParseFailure && error.code === 'parser_timeout')
    return new AppError('model_timeout', {}, { cause: error });
  if (error instanceof ParseFailure || error instanceof RecordingFailure)
    return new AppError('recording_damaged', {}, { cause: error });
  return error;
}

function asModelError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof ReaderBroke)
    return new AppError('recogniser_model_broken', { problem: problemOf(error.detail) }, { cause: error });
  if (!(error instanceof ParseFailure)) return error;
  if (error.code === 'parser_timeout') return new AppError('model_timeout', {}, { cause: error });
  if (error.code === 'parser_memory') return new AppError('recogniser_memory', {}, { cause: error });
  return new AppError('recogniser_model_broken', { problem: error.code }, { cause: error });
}

/** What the library said last, without the folders of this machine. */
function problemOf(detail: string): string {
  const lines = detail.split('\n').flatMap((line) => {
    const said = line.replace(/(?:\/[^\s/'"]+)+\//g, '').trim();
    return said === '' || /^(?:at |Node\.js v|\^)/.test(said) ? [] : [said];
  });
  return (lines.at(-1) ?? '').slice(-PROBLEM_CHARACTERS);
}
