import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../components/icon-button.tsx';
import { localDay } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/stored-value.ts';
import styles from './sidebar.module.css';

const WARNED_MS = 7 * 24 * 3_600_000;
const KEY = 'vipEndingDismissed';

/** To somebody who is VIP: says in the last week that it ends, until it is dismissed for this end. */
export default function VipEnding() {
  const { t } = useTranslation('shell');
  const { vip_exp: until } = useSession((state) => state.profile);
  const [dismissed, setDismissed] = useState(() => readStored(KEY));
  if (dismissed === until || Date.parse(until) - Date.now() > WARNED_MS) return null;
  const dismiss = () => {
    writeStored(KEY, until);
    setDismissed(until);
  };
  return (
    <div className={styles.vipEnding}>
      <Link to="/vip">{t('user.vipEnds', { day: localDay(until) })}</Link>
      <IconButton size="small" icon={<CloseOutlined />} label={t('user.vipDismiss')} onClick={dismiss} />
    </div>
  );
}
