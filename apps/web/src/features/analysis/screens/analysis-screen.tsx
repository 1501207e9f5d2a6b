import { getAnalysis } from '@mingfa/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { ANALYSES } from '../../../lib/dataset-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { Notebook } from '../components/notebook/notebook.tsx';

/** One analysis. */
export default function AnalysisScreen() {
  const { t } = useTranslation('analysis');
  const { analysisId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={ANALYSES} label={t('back')} />}>
      <OpenedAnalysis key={analysisId} analysisId={analysisId} />
    </MembersScreen>
  );
}

function OpenedAnalysis({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('analysis');
  const analysis = useEndpoint(getAnalysis, { params: { analysisId } }, { staleTime: 0 });
  if (analysis.data) return <Notebook read={analysis.data} />;
  return (
    <>
      <ScreenHeader title={t('title')} start={<BackLink to={ANALYSES} label={t('back')} />} />
      <ScreenColumn>
        <Loaded query={analysis} missing={t('missing')}>
          {() => null}
        </Loaded>
      </ScreenColumn>
    </>
  );
}
