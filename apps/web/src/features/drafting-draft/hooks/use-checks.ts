import { checkDraft } from '@mingfa/contract/draft';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../../lib/query.ts';
import type { OpenDraft } from './use-draft.ts';

/** What the checks say of the draft, asked for when they are looked at: what was typed last is kept before. */
export function useChecks(draft: OpenDraft) {
  const { keeper, base } = draft;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isHere = true;
    void keeper.settle().then(() => isHere && setIsSettled(true));
    return () => {
      isHere = false;
    };
  }, [keeper]);
  const checks = useEndpoint(
    checkDraft,
    { params: { draftId: base.draftId } },
    { enabled: isSettled, staleTime: 0 },
  );
  return {
    checks,
    /** The draft was saved since. */
    isOld: checks.dataUpdatedAt > 0 && checks.dataUpdatedAt < Date.parse(base.savedAt) && !checks.isFetching,
    again: async () => {
      await keeper.settle();
      await checks.refetch();
    },
  };
}
