import type { DocumentPlace } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import styles from './tools.module.css';

/** Page of a place, where the format has pages. */
export function PlaceLabel({ place }: { place: DocumentPlace | undefined }) {
  const { t } = useTranslation('document');
  if (!place?.page) return null;
  return <span className={styles.page}>{t('viewer.page', { page: place.page })}</span>;
}
