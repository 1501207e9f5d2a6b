import { dataOf, textOf } from '@mingfa/contract/answer-part';
import { resumeAnswer } from '@mingfa/contract/chat';
import { EMPTY_ANSWER, reduceAnswer } from '@mingfa/contract/reduce-answer';
import { type ApiFailure, AppRequestError, makeFailure } from '../../../lib/api-answer.ts';
import { openStream, type StreamEvent } from '../../../lib/stream.ts';

/** A suggestion being read from the server, where it goes on whether or not anybody reads. */
export interface SuggestionReading {
  runId: string | null;
  suggestionId: string | null;
  text: string;
  model: string | null;
  doing: 'connecting' | 'search_laws' | 'thinking' | 'write' | 'check_citations' | 'lost';
  /** It could not be begun, or not be read on. */
  failure: ApiFailure | null;
}

/** A reading of which nothing has come. */
export const NOTHING_READ: SuggestionReading = {
  ...{ runId: null, suggestionId: null, text: '', model: null },
  ...{ doing: 'connecting', failure: null },
};

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000];

/**
 * Reads a suggestion to its end; a lost connection is made again from where it broke.
 * @param open begins it, or reads one that is being written from its beginning
 */
export async function readSuggestion(
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
  onRead: (reading: SuggestionReading) => void,
  signal: AbortSignal,
): Promise<void> {
  let reading = NOTHING_READ;
  let answer = EMPTY_ANSWER;
  let cursor = 0;
  let stream = open(signal);
  const tell = (change: Partial<SuggestionReading>) => {
    reading = { ...reading, ...change };
    if (!signal.aborted) onRead(reading);
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const event of stream) {
        attempt = 0;
        // After a resume the server may tell again what we have.
        if (event.cursor !== null && event.cursor <= cursor) continue;
        cursor = event.cursor ?? cursor;
        answer = reduceAnswer(answer, event.chunk);
        const { messageId, metadata, parts } = answer;
        const step = parts.findLast((part) => part.type === 'data-step' && part.data.state === 'running');
        const isThinking = parts.at(-1)?.type === 'reasoning';
        tell({
          ...{ suggestionId: messageId, runId: metadata.runId ?? null, model: metadata.model ?? null },
          text: textOf(parts),
          doing: isThinking ? 'thinking' : doingOf(step && dataOf([step], 'step')?.kind),
        });
      }
      return;
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof AppRequestError ? error.failure : makeFailure(String(error));
      const delay = RETRY_DELAYS_MS[attempt];
      const { runId } = reading;
      if (!runId || failure.httpStatus || delay === undefined) {
        tell({ failure });
        return;
      }
      tell({ doing: 'lost' });
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (signal.aborted) return;
      stream = openStream(resumeAnswer, { query: { runId, cursor } }, { signal });
    }
  }
}

const doingOf = (step: string | undefined): SuggestionReading['doing'] =>
  step === 'search_laws' || step === 'check_citations' ? step : 'write';
