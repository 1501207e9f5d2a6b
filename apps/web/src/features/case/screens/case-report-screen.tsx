import { getCaseReport } from '@mingfa/contract/case-report';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { ReportWorkbench } from '../components/report/report-workbench.tsx';
import { CASE_REPORTS } from '../model/case-work-address.ts';

/** One similar-case report, step by step. */
export default function CaseReportScreen() {
  const { t } = useTranslation('case-report');
  const { reportId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={CASE_REPORTS} label={t('back')} />}>
      <ReadReport key={reportId} reportId={reportId} />
    </MembersScreen>
  );
}

function ReadReport({ reportId }: { reportId: string }) {
  const { t } = useTranslation('case-report');
  const found = useEndpoint(getCaseReport, { params: { reportId } }, { refetchOnMount: 'always' });
  return (
    <>
      {found.data ? null : (
        <ScreenHeader title={t('title')} start={<BackLink to={CASE_REPORTS} label={t('back')} />} />
      )}
      <Loaded query={found} missing={t('missing')}>
        {(report) => <ReportWorkbench read={report} />}
      </Loaded>
    </>
  );
}
