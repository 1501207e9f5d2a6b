import { getDraft, listDrafts, saveDraft } from '@mingfa/contract/draft';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { FactChange } from '@mingfa/contract/draft-fact';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import { listDraftVersions, saveDraftVersion } from '@mingfa/contract/draft-version';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { endpointKey, queryClient, refreshEndpoints } from '../../../lib/query.ts';
import {
  type DraftChanges,
  NO_CHANGES,
  partsWith,
  sheetWith,
  withFactChange,
} from '../model/draft-changes.ts';
import { DraftKeeper, type DraftServer } from '../model/draft-keeper.ts';

/** Keepers outlive the screen, so that what was typed last is still sent when one has left it. */
const keepers = new Map<string, DraftKeeper>();

function serverOf(draftId: string): DraftServer {
  const params = { draftId };
  return {
    save: async (base, { facts, title, parts, body }) => {
      const answer = await callEndpoint(saveDraft, {
        params,
        body: {
          seenRevision: base.revision,
          seenFactsRevision: base.factsRevision,
          facts: [...facts],
          ...(title === undefined ? {} : { title }),
          ...(Object.keys(parts).length > 0 ? { parts } : {}),
          ...(body === undefined ? {} : { body }),
        },
      });
      if (answer.status) {
        queryClient.setQueryData(endpointKey(getDraft, { params }), answer.data);
        void refreshEndpoints(listDrafts);
      }
      return answer;
    },
    read: () => callEndpoint(getDraft, { params }),
    keepVersion: async () => {
      const answer = await callEndpoint(saveDraftVersion, { params, body: {} });
      void refreshEndpoints(listDraftVersions);
      return answer;
    },
  };
}

function keeperOf(draft: DraftDetail): DraftKeeper {
  const { draftId } = draft;
  const held = keepers.get(draftId);
  if (held) return held;
  const keeper = new DraftKeeper(draft, serverOf(draftId));
  keepers.set(draftId, keeper);
  return keeper;
}

/** The draft is gone: nothing of it is sent any more. */
export const forgetDraft = (draftId: string): void => void keepers.delete(draftId);

/** A draft as it is typed, how it is saved, and ways to change it. */
export function useDraft(read: DraftDetail) {
  const keeper = keeperOf(read);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);
  const { base, changes, state } = kept;
  useEffect(() => keeper.refresh(read), [keeper, read]);
  useEffect(() => {
    window.addEventListener('online', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('online', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  // What only waits is sent as one leaves; what cannot be saved is asked about.
  useLeaveGuard(state === 'lost' || state === 'refused' || state === 'changed');
  const isUnsaved = state !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  const sheet = useMemo(() => sheetWith(base.sheet, changes), [base.sheet, changes]);
  const parts = useMemo(() => partsWith(base.parts, changes), [base.parts, changes]);
  const write = useMemo(() => {
    const put = (change: Partial<DraftChanges>) => keeper.change({ ...NO_CHANGES, ...change });
    return {
      fact: (change: FactChange) => keeper.change(withFactChange(NO_CHANGES, change)),
      /** Somebody has looked at all of them. */
      confirmAll: (paths: readonly string[]) =>
        put({ facts: paths.map((path) => ({ act: 'confirm', path })) }),
      rename: (title: string) => put({ title }),
      /** In one's own words; null gives a part back to the rules. */
      part: (id: string, text: string | null) =>
        put({ parts: { [id]: text === null ? null : { text, by: 'person' } } }),
      /** The whole document, edited freely: facts do not flow into it any more. */
      body: (body: DocumentBody) => put({ body }),
    };
  }, [keeper]);
  /** The server has changed it: a suggestion was taken over. */
  const take = (newer: DraftDetail) => {
    queryClient.setQueryData(endpointKey(getDraft, { params: { draftId: newer.draftId } }), newer);
    void refreshEndpoints(listDrafts);
    keeper.refresh(newer);
  };
  const body = changes.body === undefined ? base.body : changes.body;
  return {
    ...kept,
    keeper,
    take,
    sheet,
    parts,
    title: changes.title ?? base.title,
    /** As it is edited freely; null: as the template makes it. */
    body,
    isFree: body !== null,
    write,
  };
}

/** What {@link useDraft} gives. */
export type OpenDraft = ReturnType<typeof useDraft>;
