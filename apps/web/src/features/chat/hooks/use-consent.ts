import { getConsent, giveConsent } from '@mingfa/contract/clone-chat';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointQuery, refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';

/** Whether the maker of a clone may read along: asked once, before the first question. */
export function useConsent(appId: string, linkId: string | null) {
  const queries = useQueryClient();
  const request = { query: { appId, ...(linkId ? { linkId } : {}) } };
  const { data } = useEndpoint(getConsent, request, { enabled: appId !== '' });
  const [answer, setAnswer] = useState<{ resolve: (may: boolean) => void } | null>(null);
  const give = useEndpointMutation(giveConsent, { onError: toastFailure });

  const decide = async (allowed: boolean) => {
    await give.mutateAsync({ body: { appId, ...(linkId ? { linkId } : {}), allowed } });
    await refreshEndpoints(getConsent);
  };
  return {
    /** A clone of one's own and an official one ask nobody. */
    isAsked: data?.isAsked ?? false,
    allowed: data?.allowed ?? null,
    decide,
    /** The question is open: it is answered with {@link reply}. */
    isOpen: answer !== null,
    /** True when the question may be sent: nothing had to be asked, or it was answered. */
    async settle(): Promise<boolean> {
      try {
        const known = await queries.ensureQueryData(endpointQuery(getConsent, request));
        if (!known.isAsked || known.allowed !== null) return true;
      } catch (error) {
        toastFailure(error);
        return false;
      }
      return await new Promise((resolve) => setAnswer({ resolve }));
    },
    async reply(allowed: boolean | null) {
      const asked = answer;
      setAnswer(null);
      if (allowed === null) return asked?.resolve(false);
      const isKept = await decide(allowed).then(
        () => true,
        () => false,
      );
      asked?.resolve(isKept);
    },
  };
}
