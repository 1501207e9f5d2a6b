import { transcriptSegment, transcriptSpeaker } from '@mingfa/contract/transcript';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { ReadTranscriptResult } from '@mingfa/files/transcripts/read-result';
import { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';
import type { TranscriptReader } from '../../ports/transcript-reader.ts';
import type { ReadingProcesses } from './reading-processes.ts';

// What a child read is kept, so it is checked as every answer of a child.
const answer: z.ZodType<ReadTranscriptResult> = z.object({
  segments: z.array(transcriptSegment).max(100_000),
  speakers: z.array(transcriptSpeaker).max(100_000),
  warnings: z
    .array(
      z.object({
        code: z.enum([
          ...([
            'time_backward',
            'times_overlap',
            'end_before_start',
            'ends_estimated',
            'starts_guessed',
          ] as const),
          ...(['wrong_numbers', 'empty_cues', 'long_text_cut', 'text_before_first_time'] as const),
          ...(['times_of_day', 'times_shared_out'] as const),
        ]),
        count: z.number().int(),
        segmentIds: z.array(z.string().max(64)).max(100),
      }),
    )
    .max(20),
});
/** What is wrong with a process, and not with a transcript. */
const OF_THE_PROCESS = new Set([
  'parser_timeout',
  'parser_memory',
  'too_large',
  'file_too_long',
  'empty_file',
]);

/** Reads transcripts in child processes: they came from outside. */
export function processTranscriptReader(processes: ReadingProcesses): TranscriptReader {
  return {
    async read(file, signal) {
      let content: Buffer | undefined;
      try {
        for await (const output of processes.work({ task: 'transcript' }, file, signal))
          if (output.kind === 'transcript') content = output.content;
      } catch (error) {
        if (!(error instanceof ParseFailure)) throw error;
        if (OF_THE_PROCESS.has(error.code)) throw new AppError(error.code, error.values, { cause: error });
        throw new AppError('transcript_unreadable', {}, { cause: error });
      }
      const read = answer.safeParse(content && JSON.parse(content.toString('utf8')));
      if (!read.success) throw new AppError('transcript_unreadable', {}, { cause: read.error });
      return read.data;
    },
  };
}
