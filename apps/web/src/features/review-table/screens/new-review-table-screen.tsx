import { REVIEW_TABLE_LIMITS } from '@mingfa/contract/review-cell';
import { createReviewTable, listReviewColumnLibrary } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { ColumnChoice } from '../components/make/column-choice.tsx';
import { DocumentChoice } from '../components/make/document-choice.tsx';
import styles from '../components/make/make.module.css';
import {
  columnsToAdd,
  countColumns,
  countRows,
  NO_COLUMNS,
  NO_ROWS,
  rowsToAdd,
  TITLE_CHARACTERS,
} from '../model/new-table.ts';
import { REVIEW_TABLES, reviewTableAddress } from '../model/review-address.ts';
import { refreshReviewTables } from '../model/review-cache.ts';

/** Makes a review table: its name, documents and questions. */
export default function NewReviewTableScreen() {
  const { t } = useTranslation('review-table');
  const start = <BackLink to={REVIEW_TABLES} label={t('back')} />;
  return (
    <MembersScreen title={t('make.title')} start={start}>
      <ScreenHeader title={t('make.title')} start={start} />
      <ScreenColumn>
        <NewTable />
      </ScreenColumn>
    </MembersScreen>
  );
}

function NewTable() {
  const { t } = useTranslation('review-table');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [rows, setRows] = useState(NO_ROWS);
  const [columns, setColumns] = useState(NO_COLUMNS);
  const [madeId, setMadeId] = useState<string | null>(null);
  const { data: library } = useEndpoint(listReviewColumnLibrary, {});
  const making = useEndpointMutation(createReviewTable, {
    onSuccess: ({ tableId }) => {
      setMadeId(tableId);
      void refreshReviewTables();
    },
    onError: toastFailure,
  });
  const [rowCount, columnCount] = [countRows(rows), countColumns(columns)];
  useLeaveGuard(madeId === null && (title.trim() !== '' || rowCount > 0 || columnCount > 0));
  // Only once the guard above has heard that nothing would be lost.
  useEffect(() => {
    if (madeId !== null) void navigate(reviewTableAddress(madeId), { replace: true });
  }, [madeId, navigate]);
  const { rows: rowsMax, columns: columnsMax } = REVIEW_TABLE_LIMITS;
  const problem =
    rowCount === 0
      ? t('make.needsDocuments')
      : columnCount === 0
        ? t('make.needsColumns')
        : rowCount > rowsMax || columnCount > columnsMax
          ? t('make.tooMany', { rows: rowsMax, columns: columnsMax })
          : title.trim() === ''
            ? t('make.needsName')
            : null;
  return (
    <>
      <p className={styles.hint}>{t('make.intro')}</p>
      <div className={styles.part}>
        <TextField
          label={t('make.name')}
          placeholder={t('make.namePlaceholder')}
          value={title}
          maxLength={TITLE_CHARACTERS}
          onChange={setTitle}
        />
      </div>
      <section className={styles.part} aria-label={t('make.documents')}>
        <h2>{t('make.documents')}</h2>
        <DocumentChoice wanted={rows} onWanted={setRows} />
      </section>
      <section className={styles.part} aria-label={t('make.columns')}>
        <h2>{t('make.columns')}</h2>
        <ColumnChoice wanted={columns} onWanted={setColumns} />
      </section>
      <div className={styles.foot}>
        <span className={styles.size} role="status">
          {t('make.size', { rows: rowCount, columns: columnCount })}
          {problem ? ` · ${problem}` : null}
        </span>
        <Button
          type="primary"
          disabled={problem !== null}
          loading={making.isPending}
          onClick={() =>
            making.mutate({
              body: {
                title: title.trim(),
                ...rowsToAdd(rows),
                columns: columnsToAdd(columns, library?.modelName ?? null),
              },
            })
          }
        >
          {t('make.do')}
        </Button>
      </div>
    </>
  );
}
