import type { LawStatus } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { useLawWords } from '../hooks/use-law-words.ts';
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

/** Kind of a law in the reader's language. */
export function KindTag({ kind }: { kind: string }) {
  return <Tag>{useLawWords().kind(kind)}</Tag>;
}
