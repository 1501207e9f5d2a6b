import {
  createFeedback,
  type FeedbackKind,
  listOwnFeedback,
  SENT_FEEDBACK_KINDS,
} from '@mingfa/contract/feedback';
import { countUnreadAnswers } from '@mingfa/contract/feedback-unread';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import type { FeedbackAbout } from '../../../lib/feedback-request.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { contextOf } from '../model/context-of.ts';
import styles from './feedback.module.css';
import { ScreenshotField } from './screenshot-field.tsx';

type SentKind = Exclude<FeedbackKind, 'answer'>;

export interface FeedbackDialogProps {
  about: FeedbackAbout;
  onClose: () => void;
}

/** Feedback to whoever runs the installation. Where the person is goes along only where they tick it, and see it. */
export default function FeedbackDialog({ about, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation(['feedback', 'shell']);
  const [kind, setKind] = useState<SentKind>(about.requestId || about.errorCode ? 'broken' : 'wrong_answer');
  const [text, setText] = useState('');
  const [screenshot, setScreenshot] = useState<string | null>(null);
  const [sendsContext, setSendsContext] = useState(false);
  const field = useId();
  const context = contextOf(about, window.location.pathname, window.navigator.userAgent);
  const sending = useEndpointMutation(createFeedback, {
    onSuccess: () => {
      toast.success(t('sent'));
      void refreshEndpoints(listOwnFeedback, countUnreadAnswers);
      onClose();
    },
    onError: toastFailure,
  });
  const send = () =>
    sending.mutate({
      body: {
        kind,
        text: text.trim(),
        ...(screenshot ? { screenshot } : {}),
        ...(sendsContext ? { context } : {}),
      },
    });
  return (
    <ModalDialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={text.trim() === ''} loading={sending.isPending} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>{t('hint')}</p>
        <SelectField
          label={t('kind')}
          value={kind}
          options={SENT_FEEDBACK_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={setKind}
        />
        <div>
          <label htmlFor={field} className={styles.label}>
            {t('text')}
          </label>
          <Input.TextArea
            id={field}
            value={text}
            maxLength={5000}
            autoSize={{ minRows: 4, maxRows: 10 }}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') send();
            }}
          />
        </div>
        <ScreenshotField value={screenshot} onChange={setScreenshot} />
        <div>
          <Checkbox checked={sendsContext} onChange={(event) => setSendsContext(event.target.checked)}>
            {t('context.label')}
          </Checkbox>
          <p className={styles.hint}>{t('context.hint')}</p>
          <dl className={`${styles.context} ${sendsContext ? '' : styles.notSent}`}>
            {Object.entries(context).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`context.${name as keyof typeof context}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ModalDialog>
  );
}
