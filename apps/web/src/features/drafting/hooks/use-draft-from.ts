import { createDraft } from '@mingfa/contract/draft';
import { createMatter, readIntoFacts } from '@mingfa/contract/matter';
import type { StorySource } from '@mingfa/contract/story-source';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import { callEndpoint, requestData } from '../../../lib/client.ts';
import { describeError } from '../../../lib/describe-failure.ts';
import { draftAddress, matterAddress } from '../../../lib/drafting-address.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshMatters } from '../model/refresh-drafting.ts';

const NAME_MAX = 100;

interface Wanted {
  templateId: string;
  matterName: string;
}

/**
 * Makes a matter, reads the facts of a source into it, and begins a draft there. Where the facts could not be read, the matter is opened,
 * which offers to read again; where the draft could not be begun, the next try goes on in the same matter.
 */
export function useDraftFrom(from: StorySource) {
  const { t } = useTranslation('drafting');
  const navigate = useNavigate();
  const made = useRef<string | null>(null);
  const beginning = useMutation<string, AppRequestError, Wanted>({
    mutationFn: async ({ templateId, matterName }) => {
      const isFresh = made.current === null;
      const name = matterName.trim().slice(0, NAME_MAX);
      made.current ??= (await requestData(createMatter, { body: { name } })).matterId;
      const matterId = made.current;
      if (isFresh) {
        const read = await callEndpoint(readIntoFacts, { params: { matterId }, body: { from } });
        if (!read.status) {
          toast.error(t('from.notRead'));
          return matterAddress(matterId);
        }
      }
      return draftAddress((await requestData(createDraft, { body: { templateId, matterId } })).draftId);
    },
    retry: false,
    onSuccess: async (address) => {
      await navigate(address);
      await refreshMatters();
    },
  });
  const { error, isPending, variables, mutate } = beginning;
  return {
    begin: (templateId: string, matterName: string) => mutate({ templateId, matterName }),
    beginning: isPending ? variables.templateId : null,
    problem: error && !error.failure.silent ? describeError(error) : null,
  };
}
