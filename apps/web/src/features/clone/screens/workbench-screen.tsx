import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { getOwnClone } from '@mingfa/contract/clone';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { NewClone } from '../components/list/new-clone.tsx';
import { Workbench } from '../components/workbench/workbench.tsx';
import { CLONES } from '../model/clone-address.ts';
import type { TestConversationSlot } from '../model/test-conversation-slot.ts';
import styles from './workbench-screen.module.css';

/** The workbench: a clone is made on the left and tried on the right, as one makes it. */
export function WorkbenchScreen({ TestConversation }: { TestConversation: TestConversationSlot }) {
  const { t } = useTranslation('clone');
  const [params] = useSearchParams();
  const appId = params.get('app') ?? '';
  return (
    <main id="main" className={styles.page}>
      <MembersOnly sentence={t('list.signUpTitle')} hint={t('list.signUpHint')}>
        {appId === '' ? (
          <>
            <Header />
            <NoClone />
          </>
        ) : (
          <WorkbenchOf key={appId} appId={appId} TestConversation={TestConversation} />
        )}
      </MembersOnly>
    </main>
  );
}

function Header() {
  const { t } = useTranslation('clone');
  return (
    <ScreenHeader title={t('workbench.title')} start={<BackLink to={CLONES} label={t('workbench.back')} />} />
  );
}

/** The address names none: a new one is made from here. */
function NoClone() {
  const { t } = useTranslation('clone');
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <EmptyState
        sentence={t('workbench.none')}
        hint={t('workbench.noneHint')}
        action={
          <span className={styles.ways}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsMaking(true)}>
              {t('new.title')}
            </Button>
            <LinkButton to={CLONES}>{t('workbench.toList')}</LinkButton>
          </span>
        }
      />
      <NewClone open={isMaking} initial="" onClose={() => setIsMaking(false)} />
    </>
  );
}

function WorkbenchOf(props: { appId: string; TestConversation: TestConversationSlot }) {
  const { t } = useTranslation('clone');
  const { appId } = props;
  const clone = useEndpoint(getOwnClone, { params: { appId } }, { refetchOnMount: 'always' });
  return (
    <>
      {clone.data ? null : <Header />}
      <Loaded query={clone} missing={t('workbench.missing')}>
        {(read) => <Workbench clone={read} TestConversation={props.TestConversation} />}
      </Loaded>
    </>
  );
}
