import type { DatasetDetail } from '@mingfa/contract/dataset';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { useProposal } from '../../hooks/use-proposal.ts';
import styles from './proposal.module.css';
import { ProposedTableCard } from './proposed-table-card.tsx';

interface ProposalViewProps {
  dataset: DatasetDetail;
  /** Back to the tables that are there, where one looked at the import once more. */
  onClose?: () => void;
}

/** The tables as they were recognised, to be looked at and corrected before they are taken. */
export function ProposalView({ dataset, onClose }: ProposalViewProps) {
  const { t } = useTranslation(['dataset', 'shell']);
  const { proposal, tables, reading, problems, correct, skip, take, isImporting } = useProposal(
    dataset.datasetId,
  );
  const taken = tables.filter(({ shape }) => !shape.isSkipped).length;
  const button = (
    <div className={styles.foot}>
      {onClose ? <Button onClick={onClose}>{t('shell:action.cancel')}</Button> : null}
      <Button
        type="primary"
        disabled={taken === 0 || reading !== null}
        loading={isImporting}
        onClick={() => {
          take();
          onClose?.();
        }}
      >
        {t('proposal.import', { count: taken })}
      </Button>
    </div>
  );
  return (
    <Loaded query={proposal}>
      {() => (
        <>
          <div className={styles.head}>
            <p className={styles.intro}>{t(onClose ? 'proposal.introAgain' : 'proposal.intro')}</p>
            {button}
          </div>
          {tables.map((table) => (
            <ProposedTableCard
              key={table.shape.name}
              table={table}
              file={dataset.fileList[table.shape.file]?.name ?? ''}
              isReading={reading === table.shape.name}
              problem={problems[table.shape.name] ?? null}
              onCorrect={(shape, anew) => void correct(shape, anew)}
              onSkip={(isSkipped) => skip(table, isSkipped)}
            />
          ))}
          {tables.length > 1 ? button : null}
        </>
      )}
    </Loaded>
  );
}
