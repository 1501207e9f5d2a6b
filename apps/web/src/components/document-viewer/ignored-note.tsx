import type { ReadDocument } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import styles from './viewer.module.css';

/** What the file carries besides its text, in one quiet line; nothing where that is nothing. */
export function IgnoredNote({ ignored }: Pick<ReadDocument, 'ignored'>) {
  const { t } = useTranslation('document');
  if (ignored.length === 0) return null;
  const kinds = ignored.map((kind) => t(`viewer.ignoredKinds.${kind}`)).join(t('viewer.ignoredJoin'));
  return <p className={styles.ignored}>{t('viewer.ignored', { kinds })}</p>;
}
