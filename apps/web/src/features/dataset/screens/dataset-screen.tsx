import { getDataset } from '@mingfa/contract/dataset';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DATASETS } from '../../../lib/dataset-address.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { DatasetMenu } from '../components/dataset-menu.tsx';
import { DatasetWay } from '../components/dataset-way.tsx';
import { OpenedTables } from '../components/opened-tables.tsx';
import { ProposalView } from '../components/proposal/proposal-view.tsx';

/** One dataset. */
export default function DatasetScreen() {
  const { t } = useTranslation('dataset');
  const { datasetId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={DATASETS} label={t('back')} />}>
      <OpenedDataset key={datasetId} datasetId={datasetId} />
    </MembersScreen>
  );
}

function OpenedDataset({ datasetId }: { datasetId: string }) {
  const { t } = useTranslation('dataset');
  const navigate = useNavigate();
  const dataset = useEndpoint(
    getDataset,
    { params: { datasetId } },
    { staleTime: 0, refetchInterval: pollWhile(isMoving) },
  );
  return (
    <>
      <ScreenHeader
        title={dataset.data?.title ?? t('title')}
        start={<BackLink to={DATASETS} label={t('back')} />}
        actions={
          dataset.data ? (
            <DatasetMenu dataset={dataset.data} onDeleted={() => void navigate(DATASETS)} />
          ) : null
        }
      />
      {dataset.data?.state === 'ready' && dataset.data.tableList.length > 0 ? (
        <OpenedTables dataset={dataset.data} />
      ) : (
        <ScreenColumn>
          <Loaded query={dataset} missing={t('missing')}>
            {(data) => (
              <>
                <DatasetWay dataset={data} />
                {data.state === 'proposed' ? <ProposalView dataset={data} /> : null}
              </>
            )}
          </Loaded>
        </ScreenColumn>
      )}
    </>
  );
}
