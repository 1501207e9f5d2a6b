import { type OwnCloneDetail, updateClone } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { useEffect, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { DraftKeeper } from '../model/draft-keeper.ts';

/** Keepers outlive the screen, so that what was typed last is still sent when one has left it. */
const keepers = new Map<string, DraftKeeper>();

function keeperOf(clone: OwnCloneDetail): DraftKeeper {
  const { appId } = clone;
  const held = keepers.get(appId);
  if (held) return held;
  const keeper = new DraftKeeper(clone, (draftRevision, content) =>
    callEndpoint(updateClone, { params: { appId }, body: { draftRevision, content } }),
  );
  keepers.set(appId, keeper);
  return keeper;
}

/** The draft of a clone as it is typed, how it is saved, and ways to change it. */
export function useDraft(clone: OwnCloneDetail) {
  const keeper = keeperOf(clone);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);
  useEffect(() => keeper.refresh(clone), [keeper, clone]);
  useEffect(() => {
    window.addEventListener('online', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('online', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  const isUnsaved = kept.state !== 'saved';
  // What only waits is sent as one leaves; what cannot be saved is asked about.
  useLeaveGuard(isUnsaved && kept.state !== 'waiting' && kept.state !== 'saving');
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  return {
    ...kept,
    keeper,
    /** Writes some fields anew. */
    write: (to: Partial<CloneContent>) => keeper.change((content) => ({ ...content, ...to })),
  };
}

/** What {@link useDraft} gives. */
export type Draft = ReturnType<typeof useDraft>;
