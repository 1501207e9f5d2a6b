import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { OpenedTable } from '../components/table/opened-table.tsx';
import { TableTools } from '../components/table/table-tools.tsx';
import { useReviewTable } from '../hooks/use-review-table.ts';
import { REVIEW_TABLES } from '../model/review-address.ts';

/** One review table. */
export default function ReviewTableScreen() {
  const { t } = useTranslation('review-table');
  const { tableId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={REVIEW_TABLES} label={t('back')} />}>
      <OpenedReviewTable key={tableId} tableId={tableId} />
    </MembersScreen>
  );
}

function OpenedReviewTable({ tableId }: { tableId: string }) {
  const { t } = useTranslation('review-table');
  const { table, progress } = useReviewTable(tableId);
  const [isMemoOpen, setIsMemoOpen] = useState(false);
  return (
    <>
      <ScreenHeader
        title={table.data?.title ?? t('title')}
        start={<BackLink to={REVIEW_TABLES} label={t('back')} />}
        actions={table.data ? <TableTools table={table.data} onMemo={() => setIsMemoOpen(true)} /> : null}
      />
      {table.data && progress && !table.isError ? (
        <OpenedTable
          table={table.data}
          progress={progress}
          isMemoOpen={isMemoOpen}
          onMemoClosed={() => setIsMemoOpen(false)}
        />
      ) : (
        <ScreenColumn>
          <Loaded query={table} missing={t('missing')}>
            {() => null}
          </Loaded>
        </ScreenColumn>
      )}
    </>
  );
}
