import PlusOutlined from '@ant-design/icons/PlusOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import { createCaseReport, listCaseReports } from '@mingfa/contract/case-report';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { NameDialog } from '../components/name-dialog.tsx';
import { ReportRow } from '../components/report/report-row.tsx';
import { CASE_SEARCH, caseReportAddress } from '../model/case-work-address.ts';

const PAGE_SIZE = 50;
const TITLE_MAX = 200;

/** The similar-case reports of a person. */
export default function CaseReportsScreen() {
  const { t } = useTranslation('case-report');
  return (
    <MembersScreen title={t('title')} start={<BackLink to={CASE_SEARCH} label={t('backToSearch')} />}>
      <Reports />
    </MembersScreen>
  );
}

function Reports() {
  const { t } = useTranslation('case-report');
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [isNaming, setIsNaming] = useState(false);
  const reports = useEndpoint(
    listCaseReports,
    { query: { page, pageSize: PAGE_SIZE } },
    { refetchOnMount: 'always' },
  );
  const making = useEndpointMutation(createCaseReport, {
    onSuccess: ({ reportId }) => {
      void refreshEndpoints(listCaseReports);
      void navigate(caseReportAddress(reportId));
    },
    onError: toastFailure,
  });
  const make = (title: string) => making.mutate({ body: { title, language: currentLanguage() } });
  const button = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsNaming(true)}>
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <ScreenHeader
        title={t('title')}
        start={<BackLink to={CASE_SEARCH} label={t('backToSearch')} />}
        actions={reports.data?.total ? button : null}
      />
      <ScreenColumn>
        <Loaded query={reports}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState
                icon={<SolutionOutlined />}
                sentence={t('list.none')}
                hint={t('list.noneHint')}
                action={button}
                examples={[t('list.example1'), t('list.example2'), t('list.example3')]}
                onExample={make}
              />
            ) : (
              <>
                <QuietNote>{t('list.intro')}</QuietNote>
                <RowList>
                  {items.map((report) => (
                    <ReportRow key={report.reportId} report={report} />
                  ))}
                </RowList>
                <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
              </>
            )
          }
        </Loaded>
      </ScreenColumn>
      {isNaming ? (
        <NameDialog
          title={t('list.new')}
          label={t('list.name')}
          maxLength={TITLE_MAX}
          submit={t('list.make')}
          isSending={making.isPending}
          onName={make}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </>
  );
}
