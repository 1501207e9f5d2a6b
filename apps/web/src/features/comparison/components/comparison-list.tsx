import { listComparisons } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { ComparisonStart } from './comparison-start.tsx';

const SHOWN_MAX = 100;

/** Two documents to compare, and the comparisons made before. */
export function ComparisonList() {
  const { t } = useTranslation('comparison');
  const comparisons = useEndpoint(listComparisons, { query: { pageSize: SHOWN_MAX } }, { staleTime: 0 });
  return (
    <Loaded query={comparisons}>
      {({ items }) => (
        <>
          <QuietNote>{t('intro')}</QuietNote>
          <ComparisonStart />
          {items.length === 0 ? (
            <QuietNote>{t('empty')}</QuietNote>
          ) : (
            <RowList>
              {items.map((comparison) => (
                <ComparisonRow key={comparison.comparisonId} comparison={comparison} />
              ))}
            </RowList>
          )}
        </>
      )}
    </Loaded>
  );
}
