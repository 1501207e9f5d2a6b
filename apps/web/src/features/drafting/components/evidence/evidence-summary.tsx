import { getEvidence } from '@mingfa/contract/matter-evidence';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/query.ts';

/** How much evidence a matter has, in one line. */
export function EvidenceSummary({ matterId }: { matterId: string }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const evidence = useEndpoint(getEvidence, { params: { matterId } }, { staleTime: 0 });
  if (!evidence.data) return '…';
  const { items, pages } = evidence.data;
  return items.length > 0
    ? `${t('summary', { count: items.length })} · ${t('pages', { count: pages })}`
    : t('none');
}
