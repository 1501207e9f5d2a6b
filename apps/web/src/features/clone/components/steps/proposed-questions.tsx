import BulbOutlined from '@ant-design/icons/BulbOutlined';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { proposeGuideQuestions } from '@mingfa/contract/clone-help';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { settleContent } from '../../model/settle-content.ts';
import styles from './helped.module.css';

/** No more are kept in mind as seen. */
const SEEN_MAX = 60;

export interface ProposedQuestionsProps {
  content: CloneContent;
  onTake: (questions: string[]) => void;
}

/** Has guide questions proposed, each of which was answered with law in scope; those ticked are taken. */
export function ProposedQuestions({ content, onTake }: ProposedQuestionsProps) {
  const { t } = useTranslation('clone');
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<string[]>([]);
  const [ticked, setTicked] = useState<string[]>([]);
  const proposing = useEndpointMutation(proposeGuideQuestions, {
    onSuccess: ({ questions }) => {
      setSeen((held) => [...held, ...questions].slice(-SEEN_MAX));
      setTicked([]);
    },
  });
  const settled = settleContent(content);
  const propose = () => {
    if (!settled) return;
    setIsOpen(true);
    const without = [...new Set([...settled.guideQuestions, ...seen])].slice(-SEEN_MAX);
    proposing.mutate({ body: { content: settled, without } });
  };
  const close = () => setIsOpen(false);
  const take = () => {
    onTake(ticked);
    close();
  };
  const { data } = proposing;
  return (
    <>
      <Button icon={<BulbOutlined aria-hidden />} disabled={settled === null} onClick={propose}>
        {t('help.propose')}
      </Button>
      <ModalDialog
        open={isOpen}
        onClose={close}
        title={t('help.propose')}
        footer={
          <>
            <Button loading={proposing.isPending} onClick={propose}>
              {t('help.proposeAgain')}
            </Button>
            <Button type="primary" disabled={ticked.length === 0} onClick={take}>
              {t('help.takeQuestions', { count: ticked.length })}
            </Button>
          </>
        }
      >
        <div aria-live="polite">
          {proposing.isPending ? <p className={styles.quiet}>{t('help.trying')}</p> : null}
          {proposing.isError ? <ErrorState error={proposing.error} title={t('help.failed')} /> : null}
          {data && !proposing.isPending ? (
            <>
              <p className={styles.quiet}>
                {data.questions.length === 0
                  ? t('help.noneProposed', { count: data.tried })
                  : t('help.tried', { count: data.tried })}
              </p>
              <Checkbox.Group
                value={ticked}
                options={data.questions.map((question) => ({ value: question, label: question }))}
                style={{ display: 'flex', flexDirection: 'column', gap: 10 }}
                onChange={setTicked}
              />
            </>
          ) : null}
        </div>
      </ModalDialog>
    </>
  );
}
