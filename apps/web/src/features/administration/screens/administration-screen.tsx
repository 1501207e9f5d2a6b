import { getSecondFactor } from '@mingfa/contract/second-factor';
import { Button, Select, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { AccessSettings } from '../components/access-settings.tsx';
import styles from '../components/administration.module.css';
import { AuditLog } from '../components/audit-log.tsx';
import { BackupSettings } from '../components/backup-settings.tsx';
import { CloneApproval } from '../components/clone-approval.tsx';
import { CommentReports } from '../components/comment-reports.tsx';
import { FeedbackInbox } from '../components/feedback-inbox.tsx';
import { FirstRunPath } from '../components/first-run-path.tsx';
import { Invites } from '../components/invite-list.tsx';
import { JobList } from '../components/job-list.tsx';
import { LabelSettings } from '../components/label-settings.tsx';
import { LibraryImports } from '../components/library-imports.tsx';
import { ModelList } from '../components/model-list.tsx';
import { OperatorSettings } from '../components/operator-settings.tsx';
import { OutgoingGate } from '../components/outgoing-gate.tsx';
import { Overview } from '../components/overview.tsx';
import { PublishedFigures } from '../components/published-figures.tsx';
import { QuotaTable } from '../components/quota-table.tsx';
import { ShareList } from '../components/share-list.tsx';
import { SmsSettings } from '../components/sms-settings.tsx';
import { UserList } from '../components/user-list.tsx';
import { WebSearchSettings } from '../components/web-search-settings.tsx';

const TABS = {
  overview: Overview,
  users: UserList,
  jobs: JobList,
  feedback: FeedbackInbox,
  models: ModelList,
  search: WebSearchSettings,
  gate: OutgoingGate,
  settings: AccessSettings,
  sms: SmsSettings,
  operator: OperatorSettings,
  invites: Invites,
  quotas: QuotaTable,
  clones: CloneApproval,
  reports: CommentReports,
  shares: ShareList,
  library: LibraryImports,
  figures: PublishedFigures,
  labels: LabelSettings,
  backups: BackupSettings,
  audit: AuditLog,
};
type Tab = keyof typeof TABS;

/** Where administrators must have a second factor, one without it is told how to get it. */
function Administration() {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  const state = useEndpoint(getSecondFactor, {});
  if (state.isPending) return <PageLoading />;
  if (!state.data?.required || state.data.enabled) return <AdministrationTabs />;
  return (
    <EmptyState
      sentence={t('secondFactorNeeded')}
      hint={t('secondFactorNeededHint')}
      action={
        <Button type="primary" onClick={() => void navigate('/settings')}>
          {t('openSettings')}
        </Button>
      }
    />
  );
}

/** So many that all of them stand on one page only when they are close together. */
const DENSE = { margin: 0, paddingBlock: 6 };

function AdministrationTabs() {
  const { t } = useTranslation('administration');
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 1000px)');
  const wanted = search.get('tab') ?? '';
  const shown = (wanted in TABS ? wanted : 'overview') as Tab;
  const show = (tab: string) => setSearch({ tab }, { replace: true });
  const tabs = (Object.keys(TABS) as Tab[]).map((key) => ({ key, label: t(`tabs.${key}`) }));
  const Panel = TABS[shown];
  return (
    <>
      <FirstRunPath mayResume />
      {isWide ? (
        // Beside each other they would not have room, and those that do not fit would be hidden.
        <Tabs
          tabPlacement="start"
          styles={{ item: DENSE }}
          activeKey={shown}
          onChange={show}
          items={tabs.map((tab) => ({ ...tab, children: tab.key === shown ? <Panel /> : null }))}
        />
      ) : (
        <>
          <Select
            className={styles.places}
            aria-label={t('places')}
            value={shown}
            onChange={show}
            options={tabs.map(({ key, label }) => ({ value: key, label }))}
          />
          <Panel />
        </>
      )}
    </>
  );
}

function OnlyAdministrators() {
  const { t } = useTranslation(['administration', 'shell']);
  const navigate = useNavigate();
  return (
    <EmptyState
      sentence={t('onlyAdministrators')}
      hint={t('onlyAdministratorsHint')}
      action={
        <Button type="primary" onClick={() => void navigate('/sign_in', { state: { from: '/admin' } })}>
          {t('shell:user.signIn')}
        </Button>
      }
    />
  );
}

export default function AdministrationScreen() {
  const { t } = useTranslation('administration');
  const ready = useSession((state) => state.ready);
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  return (
    <>
      <ScreenHeader title={t('title')} />
      <div className={styles.scroll}>
        <div className={styles.column}>
          {ready ? isAdministrator ? <Administration /> : <OnlyAdministrators /> : <PageLoading />}
        </div>
      </div>
    </>
  );
}
