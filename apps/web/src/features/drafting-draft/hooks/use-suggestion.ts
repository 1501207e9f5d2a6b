import { listQuotas } from '@mingfa/contract/account';
import { resumeAnswer } from '@mingfa/contract/chat';
import type { DraftSuggestion, SuggestionAct, SuggestionProblem } from '@mingfa/contract/draft-suggestion';
import * as contract from '@mingfa/contract/draft-suggestion';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { refreshEndpoints, useEndpoint } from '../../../lib/query.ts';
import { randomId } from '../../../lib/random-id.ts';
import { openStream, type StreamEvent } from '../../../lib/stream.ts';
import { NOTHING_READ, readSuggestion, type SuggestionReading } from '../model/suggestion-reading.ts';

/** As many open suggestions of a draft as are looked through. */
const LISTED = 50;

/** Words chosen in a part, or in a document that is edited freely. */
export interface ChosenWords {
  text: string;
  /** Where they stand in the text of the part. */
  start?: number;
}

/** Where a model writes, and how what it wrote gets there. */
export interface SuggestionPlace {
  draftId: string;
  /** Of the template; null: words of a document that is edited freely. */
  part: string | null;
  /** Saves what was typed; null where it cannot be saved now, else the revision that the server has then. */
  settle: () => Promise<number | null>;
  /** It was taken over: the draft as it is now, and the words. */
  onAccepted: (taken: TakenOver) => void;
}

/** What the server says of a suggestion that was taken over. */
export type TakenOver = EndpointOutput<typeof contract.acceptSuggestion>;

/** What a model is asked for. */
export interface AskedOfModel {
  act: SuggestionAct;
  selection?: ChosenWords | undefined;
  wish?: string | undefined;
}

/** The suggestion of a model for one place of a draft: the one that is being written, or the last that nobody decided on. */
export function useSuggestion({ draftId, part, settle, onAccepted }: SuggestionPlace) {
  const [reading, setReading] = useState<SuggestionReading | null>(null);
  const [failure, setFailure] = useState<ApiFailure | 'unsaved' | null>(null);
  const [isDeciding, setIsDeciding] = useState(false);
  const controller = useRef<AbortController | null>(null);
  const list = useEndpoint(
    contract.listSuggestions,
    { params: { draftId }, query: { decision: 'open', pageSize: LISTED } },
    { staleTime: 0 },
  );
  const held = list.data?.items.find((one) => one.part === part) ?? null;
  const { refetch } = list;
  const read = useCallback(
    async (open: (signal: AbortSignal) => AsyncIterable<StreamEvent>, begun = NOTHING_READ) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setFailure(null);
      setReading(begun);
      let last = begun;
      await readSuggestion(
        open,
        (now) => {
          last = now;
          setReading(now);
        },
        own.signal,
      );
      if (own.signal.aborted) return;
      await refetch();
      if (own.signal.aborted) return;
      setReading(null);
      setFailure(last.failure);
      controller.current = null;
    },
    [refetch],
  );
  // The run is the server's: leaving ends the reading alone, and coming back reads it from its beginning.
  const running = held?.run.state === 'running' ? held.run.runId : null;
  useEffect(() => {
    if (!running || controller.current) return;
    void read((signal) => openStream(resumeAnswer, { query: { runId: running, cursor: 0 } }, { signal }));
  }, [running, read]);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );

  const start = async ({ act, selection, wish = '' }: AskedOfModel): Promise<void> => {
    setFailure(null);
    if ((await settle()) === null) {
      setFailure('unsaved');
      return;
    }
    const idempotencyKey = randomId();
    const body = {
      ...{ act, wish },
      ...(part === null ? {} : { part }),
      ...(selection ? { selection } : {}),
    };
    await read((signal) =>
      openStream(contract.startSuggestion, { params: { draftId }, body }, { signal, idempotencyKey }),
    );
    void refreshEndpoints(listQuotas);
  };
  const paramsOf = (suggestionId: string) => ({ params: { draftId, suggestionId } });
  const stop = async (): Promise<void> => {
    const suggestionId = reading?.suggestionId ?? held?.suggestionId;
    if (!suggestionId) return;
    const answer = await callEndpoint(contract.cancelSuggestion, paramsOf(suggestionId));
    if (!answer.status) setFailure(answer);
  };
  const dismiss = async ({ suggestionId }: DraftSuggestion): Promise<void> => {
    setIsDeciding(true);
    const answer = await callEndpoint(contract.dismissSuggestion, paramsOf(suggestionId));
    setFailure(answer.status ? null : answer);
    await refetch();
    setIsDeciding(false);
  };
  /** @param text as it was mended */
  const accept = async (
    { suggestionId }: DraftSuggestion,
    text: string | undefined,
    accepted: readonly SuggestionProblem[],
  ): Promise<void> => {
    setIsDeciding(true);
    const seenRevision = await settle();
    if (seenRevision === null) setFailure('unsaved');
    else {
      const body = { seenRevision, accepted: [...accepted], ...(text === undefined ? {} : { text }) };
      const answer = await callEndpoint(contract.acceptSuggestion, { ...paramsOf(suggestionId), body });
      setFailure(answer.status ? null : answer);
      if (answer.status) onAccepted(answer.data);
      await refetch();
    }
    setIsDeciding(false);
  };
  return { held, reading, failure, isDeciding, start, stop, dismiss, accept };
}

/** What {@link useSuggestion} gives. */
export type OpenSuggestion = ReturnType<typeof useSuggestion>;
