import { createDraft } from '@mingfa/contract/draft';
import { readIntoFacts } from '@mingfa/contract/matter';
import type { StorySource } from '@mingfa/contract/story-source';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { describeError } from '../../../lib/describe-failure.ts';
import { draftAddress, matterAddress } from '../../../lib/drafting-address.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshMatters } from '../model/refresh-drafting.ts';

const NAME_MAX = 100;

/**
 * Begins a draft in a matter of its own and reads the facts of a source into it. Where they could not be read, the matter is opened, which
 * offers to read again.
 */
export function useDraftFrom(from: StorySource) {
  const { t } = useTranslation('drafting');
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState<string | null>(null);
  const making = useEndpointMutation(createDraft);
  const reading = useEndpointMutation(readIntoFacts);
  const begin = async (templateId: string, title: string) => {
    setBeginning(templateId);
    const matterName = title.trim().slice(0, NAME_MAX);
    const body = matterName ? { templateId, matterName } : { templateId };
    const draft = await making.mutateAsync({ body }).catch(() => null);
    if (!draft) return setBeginning(null);
    const { matterId, draftId } = draft;
    const read = await reading.mutateAsync({ params: { matterId }, body: { from } }).catch(() => null);
    if (!read) toast.error(t('from.notRead'));
    await navigate(read ? draftAddress(draftId) : matterAddress(matterId));
    await refreshMatters();
  };
  const { error } = making;
  return { begin, beginning, problem: error && !error.failure.silent ? describeError(error) : null };
}
