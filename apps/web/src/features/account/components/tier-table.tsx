import { describeTiers, type QuotaRow } from '@mingfa/contract/quota';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './tier-table.module.css';

const SHOWN = ['guest', 'user', 'vip'] as const;

/** What each may do, from the table of quotas itself. */
export function TierTable() {
  const { t } = useTranslation(['invite', 'quota']);
  const tiers = useEndpoint(describeTiers, {});
  const say = (limit: number | null, measure: QuotaRow['measure']) => {
    if (limit === null) return t('quota:notForGuests');
    if (limit === 0) return t('quota:unlimited');
    if (measure === 'bytes') return formatBytes(limit);
    return t(measure === 'a_day' ? 'vip.a_day' : 'vip.kept', { limit: limit.toLocaleString('en-US') });
  };
  return (
    <Loaded query={tiers}>
      {({ tier, rows }) => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('vip.what')}</th>
              {SHOWN.map((who) => (
                <th key={who} scope="col" data-own={who === tier}>
                  {t(`quota:tiers.${who}`)}
                  {who === tier ? ` (${t('vip.yours')})` : ''}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, measure, limits }) => (
              <tr key={kind}>
                <th scope="row">{t(`quota:kinds.${kind}`)}</th>
                {SHOWN.map((who) => (
                  <td key={who} data-own={who === tier}>
                    {say(limits[who], measure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Loaded>
  );
}
