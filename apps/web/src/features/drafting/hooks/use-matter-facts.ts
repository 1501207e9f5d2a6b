import { getFactDictionary } from '@mingfa/contract/document-template';
import type { FactChange } from '@mingfa/contract/draft-fact';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { changeFacts, getMatterFacts, type MatterFacts } from '@mingfa/contract/matter';
import { useMemo, useRef } from 'react';
import { type ApiFailure, failureOf } from '../../../lib/api-answer.ts';
import { requestData } from '../../../lib/client.ts';
import { endpointKey, queryClient, useEndpoint } from '../../../lib/query.ts';
import type { FactNames } from '../model/fact-names.ts';
import { refreshFacts } from '../model/refresh-drafting.ts';

type HeldFacts = EndpointOutput<typeof getMatterFacts>;

/** The facts of a matter, what their paths name, and how they are changed. */
export function useMatterFacts(matterId: string) {
  const request = { params: { matterId } };
  const facts = useEndpoint(getMatterFacts, request, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  const dictionary = useEndpoint(getFactDictionary, {}, { staleTime: Number.POSITIVE_INFINITY });
  const held = useRef<HeldFacts | undefined>(undefined);
  held.current = facts.data;
  const names = useMemo<FactNames>(
    () => ({
      facts: dictionary.data?.facts ?? [],
      records: dictionary.data?.records ?? [],
      held: facts.data?.definitions ?? {},
    }),
    [dictionary.data, facts.data],
  );
  /** What the server says of the facts now; an older answer never takes the place of a newer one. */
  const takeIn = async (now: MatterFacts) => {
    queryClient.setQueryData<HeldFacts>(endpointKey(getMatterFacts, request), (old) =>
      old && old.factsRevision <= now.factsRevision ? { ...old, ...pickFacts(now) } : old,
    );
    await refreshFacts();
  };
  /** All of the changes or none; null, or why they were not made. Changed elsewhere, the facts are read again first. */
  const change = async (changes: FactChange[]): Promise<ApiFailure | null> => {
    const seenFactsRevision = held.current?.factsRevision ?? 0;
    try {
      await takeIn(await requestData(changeFacts, { ...request, body: { seenFactsRevision, changes } }));
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (failure.errorCode === 'facts_changed') await facts.refetch();
      return failure;
    }
  };
  return { matterId, facts, dictionary, names, change, takeIn };
}

const pickFacts = ({ factsRevision, sheet, contradicted, problems, touchedDrafts }: MatterFacts) => ({
  ...{ factsRevision, sheet, contradicted, problems, touchedDrafts },
});

/** The sheet as its rows work with it. */
export interface SheetState
  extends Pick<ReturnType<typeof useMatterFacts>, 'matterId' | 'names' | 'change' | 'takeIn'> {
  held: HeldFacts;
}
