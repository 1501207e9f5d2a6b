import type { FactChange } from '@mingfa/contract/draft-fact';
import {
  addEvidenceFile,
  cancelEvidenceBundle,
  createEvidenceBundle,
  getEvidence,
  type MatterEvidence,
  placeEvidenceFiles,
  recountEvidenceFile,
  removeEvidence,
  removeEvidenceFile,
} from '@mingfa/contract/matter-evidence';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshFacts } from '../model/refresh-drafting.ts';
import { useMatterFacts } from './use-matter-facts.ts';

const isUnderWay = ({ items, unplaced, bundle }: MatterEvidence): boolean =>
  [...items.flatMap(({ files }) => files), ...unplaced].some(({ state }) => state === 'counting') ||
  (bundle !== null && isMoving(bundle));

/** The evidence of a matter with the facts in which its names stand, and all that is done with it. */
export function useEvidence(matterId: string) {
  const request = { params: { matterId } };
  const matterFacts = useMatterFacts(matterId);
  const evidence = useEndpoint(getEvidence, request, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: pollWhile(isUnderWay),
  });
  // Files bring facts with them: names, days, page numbers.
  const { facts } = matterFacts;
  const newest = evidence.data?.factsRevision ?? 0;
  const held = facts.data?.factsRevision ?? newest;
  useEffect(() => {
    if (newest > held) void refreshFacts();
  }, [newest, held]);

  const takeIn = (now: MatterEvidence) => {
    queryClient.setQueryData(endpointKey(getEvidence, request), now);
  };
  const settled = { onSuccess: takeIn, onError: toastFailure };
  const adding = useEndpointMutation(addEvidenceFile, {
    onSuccess: ({ evidence: now }) => takeIn(now),
    onError: toastFailure,
  });
  const placing = useEndpointMutation(placeEvidenceFiles, settled);
  const takingOut = useEndpointMutation(removeEvidenceFile, settled);
  const removing = useEndpointMutation(removeEvidence, settled);
  const recounting = useEndpointMutation(recountEvidenceFile, settled);
  const reread = { onSettled: () => void evidence.refetch(), onError: toastFailure };
  const bundling = useEndpointMutation(createEvidenceBundle, reread);
  const cancelling = useEndpointMutation(cancelEvidenceBundle, reread);
  /** Changes facts and reads the evidence again, whose page numbers may be others now. */
  const change = async (changes: FactChange[]): Promise<ApiFailure | null> => {
    const failure = await matterFacts.change(changes);
    await evidence.refetch();
    return failure;
  };
  return {
    ...matterFacts,
    change,
    evidence,
    adding,
    placing,
    takingOut,
    removing,
    recounting,
    bundling,
    cancelling,
  };
}

/** The evidence as the parts of its screen work with it. */
export interface EvidenceDesk
  extends Omit<ReturnType<typeof useEvidence>, 'facts' | 'evidence' | 'dictionary'> {
  sheet: NonNullable<ReturnType<typeof useEvidence>['facts']['data']>['sheet'];
  now: MatterEvidence;
}
