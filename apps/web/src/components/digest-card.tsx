import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './digest-card.module.css';

export interface DigestCardProps {
  digest: { heading: string; text: string; checkedOn: string };
  /** Law and article it belongs to, links, actions: the line under it. */
  source?: ReactNode;
  /** Draws text, for highlights; called in the order of the text. */
  renderText?: (text: string) => ReactNode;
}

/** Our digest of an article: sans serif, in a dashed grey frame, marked as not the text of the law. */
export function DigestCard({ digest, source, renderText = (text) => text }: DigestCardProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.card}>
      <div className={styles.mark}>
        <FileTextOutlined aria-hidden="true" />
        <strong>{t('digest.mark')}</strong>
        <span>{t('digest.checkedOn', { day: digest.checkedOn })}</span>
      </div>
      <p className={styles.heading}>{renderText(digest.heading)}</p>
      <p className={styles.text}>{renderText(digest.text)}</p>
      {source ? <div className={styles.source}>{source}</div> : null}
    </div>
  );
}
