import PlusOutlined from '@ant-design/icons/PlusOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import {
  type DatasetDetail,
  type DatasetTable,
  listDatasetSteps,
  undoDatasetStep,
} from '@mingfa/contract/dataset';
import { TABLE_STEP_LABELS } from '@mingfa/contract/labels/table-labels';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { ADDED_STEPS, type AddedStep } from '../../model/added-steps.ts';
import { describeStep } from '../../model/describe-step.ts';
import { refreshTables } from '../../model/refresh-datasets.ts';
import { tellEmptyRows } from '../../model/tell-empty-rows.ts';
import { BatchRows } from '../home/batch-rows.tsx';
import { ProposalView } from '../proposal/proposal-view.tsx';
import { ReplaceFiles } from './replace-files.tsx';
import { StepDialog } from './step-dialog.tsx';
import styles from './steps.module.css';

interface StepsViewProps {
  dataset: DatasetDetail;
  table: DatasetTable;
}

/** What was changed, step by step: each can be taken back, and another made. The file stays as it is. */
export default function StepsView({ dataset, table }: StepsViewProps) {
  const { t } = useTranslation('dataset');
  const { datasetId, fileList } = dataset;
  const params = { datasetId };
  const [added, setAdded] = useState<AddedStep | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const steps = useEndpoint(listDatasetSteps, { params }, { staleTime: 0 });
  const undoing = useEndpointMutation(undoDatasetStep, { onSettled: refreshTables, onError: toastFailure });
  const undo = async (number: number, after: number) => {
    const confirmed =
      after === 0 ||
      (await confirmAction({ title: t('steps.undoTitle'), text: t('steps.undoText', { count: after }) }));
    if (confirmed) undoing.mutate({ params, body: { number } });
  };
  if (isImporting) return <ProposalView dataset={dataset} onClose={() => setIsImporting(false)} />;
  const labelOf = (name: string) => dataset.tableList.find((one) => one.name === name);
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.intro}>
          {t('steps.intro', { files: fileList.map(({ name }) => name).join(t('listed')) })}
        </p>
        <Button onClick={() => setIsImporting(true)}>{t('steps.importAgain')}</Button>
        <ReplaceFiles dataset={dataset} />
        <ActionMenu
          label={t('steps.add')}
          trigger={(trigger) => (
            <Button {...trigger} type="primary" icon={<PlusOutlined aria-hidden />}>
              {t('steps.add')}
            </Button>
          )}
          actions={ADDED_STEPS.map((kind) => ({
            key: kind,
            label: TABLE_STEP_LABELS[currentLanguage()][kind],
            onSelect: () => setAdded(kind),
          }))}
        />
      </div>
      <BatchRows replaced={datasetId} />
      <Loaded query={steps}>
        {({ items }) => (
          <>
            {items.length === 0 ? <QuietNote>{t('steps.none')}</QuietNote> : null}
            <RowList>
              {items.map(({ number, table: of, step, touched, createdAt }, place) => {
                const name = `${number}. ${TABLE_STEP_LABELS[currentLanguage()][step.kind]}`;
                return (
                  <ListRow
                    key={number}
                    name={name}
                    about={[
                      dataset.tableList.length > 1 ? labelOf(of)?.label : null,
                      describeStep(step, labelOf(of), t),
                      tellEmptyRows(step, labelOf(of), t),
                      t('steps.touched', { count: touched, shown: touched.toLocaleString() }),
                      formatTime(createdAt),
                    ]}
                    actions={
                      <Button
                        size="small"
                        type="text"
                        icon={<UndoOutlined aria-hidden />}
                        loading={undoing.isPending}
                        aria-label={t('steps.undoLabel', { name })}
                        onClick={() => void undo(number, items.length - place - 1)}
                      >
                        {t(place === items.length - 1 ? 'steps.undo' : 'steps.undoFrom')}
                      </Button>
                    }
                  />
                );
              })}
            </RowList>
          </>
        )}
      </Loaded>
      {added ? (
        <StepDialog
          key={added}
          kind={added}
          datasetId={datasetId}
          table={table}
          onClose={() => setAdded(null)}
        />
      ) : null}
    </div>
  );
}
