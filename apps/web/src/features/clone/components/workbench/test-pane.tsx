import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../../../../components/page-loading.tsx';
import type { Draft } from '../../hooks/use-draft.ts';
import { useTestChat } from '../../hooks/use-test-chat.ts';
import type { TestConversationSlot } from '../../model/test-conversation-slot.ts';
import styles from './test-pane.module.css';

export interface TestPaneProps {
  draft: Draft;
  TestConversation: TestConversationSlot;
}

/** The draft as its users would meet it; kept apart from history and counts. */
export function TestPane({ draft, TestConversation }: TestPaneProps) {
  const { t } = useTranslation('clone');
  const id = useId();
  const [asViewer, setAsViewer] = useState(false);
  const { appId } = draft.clone;
  const { conversationId, isLoading, isResetting, keep, reset } = useTestChat(appId, asViewer);
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <span className={styles.viewer}>
          <Switch size="small" checked={asViewer} aria-labelledby={id} onChange={setAsViewer} />
          <span id={id}>{t('test.asViewer')}</span>
        </span>
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          disabled={conversationId === null}
          loading={isResetting}
          onClick={reset}
        >
          {t('test.reset')}
        </Button>
      </div>
      <p className={styles.note} aria-live="polite">
        {t(asViewer ? 'test.asViewerHelp' : 'test.note')}
      </p>
      {isLoading ? (
        <PageLoading />
      ) : (
        <TestConversation
          key={String(asViewer)}
          appId={appId}
          clone={draft.content}
          conversationId={conversationId}
          asViewer={asViewer}
          onBegun={keep}
        />
      )}
    </div>
  );
}
