import type { OwnClone } from '@mingfa/contract/clone';
import { getIntroduction } from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/query.ts';

const KEPT_MS = 5 * 60_000;

/** How many people used a published clone lately, and what they say of it. */
export function CloneNumbersLine({ clone }: { clone: OwnClone }) {
  const { t } = useTranslation('clone');
  const { data } = useEndpoint(
    getIntroduction,
    { query: { appId: clone.appId } },
    { enabled: clone.publishedVersion !== null, staleTime: KEPT_MS, retry: false },
  );
  if (!data) return null;
  const words = [
    t('card.users', { count: data.users }),
    data.rating === null ? '' : t('card.rating', { rating: data.rating.toFixed(1), count: data.ratings }),
    data.comments > 0 ? t('card.comments', { count: data.comments }) : '',
  ];
  return <span>{words.filter(Boolean).join(' · ')}</span>;
}
