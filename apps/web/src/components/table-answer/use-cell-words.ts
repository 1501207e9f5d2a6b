import type { CellWords } from '@mingfa/contract/show-cell';
import { useTranslation } from 'react-i18next';

/** What a cell that says yes or no says. */
export function useCellWords(): CellWords {
  const { t } = useTranslation('dataset');
  return { yes: t('cell.yes'), no: t('cell.no') };
}
