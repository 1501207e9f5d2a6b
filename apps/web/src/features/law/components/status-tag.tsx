import type { LawStatus } from '@mingfa/contract/evidence';
import type { LawKind } from '@mingfa/legal/statute/statute';
import { useTranslation } from 'react-i18next';
import styles from './status-tag.module.css';

const TONES: Record<LawStatus, string> = {
  现行有效: 'good',
  已修改: 'caution',
  已废止: 'danger',
  尚未生效: 'coming',
};

/** Status of a law in words, coloured. */
export function StatusTag({ status }: { status: LawStatus | null }) {
  const { t } = useTranslation('law');
  return status ? (
    <span className={`${styles.tag} ${styles[TONES[status]]}`}>{t(`status.${status}`)}</span>
  ) : null;
}

export function Tag({ children }: { children: React.ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** Kind of a law in the reader's language; a kind we have no word for as it is. */
export function KindTag({ kind }: { kind: string }) {
  const { t, i18n } = useTranslation('law');
  return <Tag>{i18n.exists(`kind.${kind}`, { ns: 'law' }) ? t(`kind.${kind as LawKind}`) : kind}</Tag>;
}
