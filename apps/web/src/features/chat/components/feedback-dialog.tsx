import * as chat from '@mingfa/contract/chat';
import { FEEDBACK_REASONS } from '@mingfa/contract/chat';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';

type Reason = (typeof FEEDBACK_REASONS)[number];

/** Asks what was wrong with an answer. */
export default function FeedbackDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { t } = useTranslation('feedback');
  const { at } = useChatPlace();
  const feedbackAnswer = at(chat.feedbackAnswer);
  const [reasons, setReasons] = useState<Reason[]>([]);
  const [comment, setComment] = useState('');
  const send = useEndpointMutation(feedbackAnswer, {
    onSuccess: () => {
      toast.success(t('answer.thanks'));
      onClose();
    },
    onError: toastFailure,
  });
  const empty = reasons.length === 0 && comment.trim() === '';
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('answer.title')}
      footer={
        <Button
          type="primary"
          disabled={empty}
          loading={send.isPending}
          onClick={() => send.mutate({ body: { messageId, reasons, comment } })}
        >
          {t('answer.submit')}
        </Button>
      }
    >
      <Checkbox.Group
        style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 8, marginBottom: 16 }}
        value={reasons}
        onChange={(values) => setReasons(values as Reason[])}
        options={FEEDBACK_REASONS.map((reason) => ({ value: reason, label: t(`answer.${reason}`) }))}
      />
      <Input.TextArea
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        placeholder={t('answer.comment')}
        aria-label={t('answer.comment')}
        maxLength={2000}
        autoSize={{ minRows: 3, maxRows: 8 }}
      />
    </ModalDialog>
  );
}
