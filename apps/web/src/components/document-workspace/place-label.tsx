import type { DocumentPlace } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';

/** Page of a place, where the format has pages. */
export function PlaceLabel({ place }: { place: DocumentPlace }) {
  const { t } = useTranslation('document');
  return place.page ? t('viewer.page', { page: place.page }) : null;
}
