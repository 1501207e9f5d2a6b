import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DislikeOutlined from '@ant-design/icons/DislikeOutlined';
import FormOutlined from '@ant-design/icons/FormOutlined';
import LikeOutlined from '@ant-design/icons/LikeOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import { dataOf } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import * as chat from '@mingfa/contract/chat';
import { tellCopied } from '@mingfa/contract/labels/whose-labels';
import { holdsModelWords } from '@mingfa/contract/words-origin';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { copyText } from '../../../lib/clipboard.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { draftFromAddress } from '../../../lib/drafting-address.ts';
import { currentLanguage, loadNamespaces } from '../../../lib/i18n.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import { AnswerExport } from './answer-export.tsx';
import { BranchSwitcher } from './branch-switcher.tsx';
import styles from './message-actions.module.css';

const FeedbackDialog = lazy(async () => {
  await loadNamespaces('feedback');
  return import('./feedback-dialog.tsx');
});

export interface AnswerActionsProps {
  message: Message;
  text: string;
  disabled: boolean;
  onRegenerate: () => void;
  onShowBranch: (messageId: string) => void;
}

/** Copy, export, vote, answer again, and the versions of this answer. */
export function AnswerActions({ message, text, disabled, onRegenerate, onShowBranch }: AnswerActionsProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shell');
  const { at, isClosed } = useChatPlace();
  const [vote, setVote] = useState(message.vote);
  const [asksWhy, setAsksWhy] = useState(false);
  const save = useEndpointMutation(at(chat.voteAnswer), {
    onError: (error) => {
      setVote(message.vote);
      toastFailure(error);
    },
  });
  const cast = (wanted: 'up' | 'down') => {
    const next = vote === wanted ? null : wanted;
    setVote(next);
    save.mutate({ body: { messageId: message.messageId, vote: next } });
    if (next === 'down') setAsksWhy(true);
  };
  const model = message.run?.model ?? null;
  const check = dataOf(message.parts, 'citation-check');
  const labelled = holdsModelWords(text, { model, check })
    ? `${text}\n\n${tellCopied(model, currentLanguage())}`
    : text;
  const copy = async () =>
    (await copyText(labelled))
      ? toast.success(shared('action.copied'))
      : toast.error(shared('action.copyFailed'));
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-label={t('message.copy')}
        title={t('message.copy')}
        onClick={copy}
      >
        <CopyOutlined />
      </button>
      <AnswerExport conversationId={message.conversationId} messageId={message.messageId} />
      {isClosed ? null : (
        <Link
          className={styles.action}
          aria-label={shared('action.draftFrom')}
          title={shared('action.draftFrom')}
          to={draftFromAddress('conversation', message.conversationId)}
        >
          <FormOutlined aria-hidden />
        </Link>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={t('message.up')}
        title={t('message.up')}
        aria-pressed={vote === 'up'}
        onClick={() => cast('up')}
      >
        <LikeOutlined />
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label={t('message.down')}
        title={t('message.down')}
        aria-pressed={vote === 'down'}
        onClick={() => cast('down')}
      >
        <DislikeOutlined />
      </button>
      {isClosed ? null : (
        <button
          type="button"
          className={styles.action}
          aria-label={t('message.regenerate')}
          title={t('message.regenerate')}
          disabled={disabled}
          onClick={onRegenerate}
        >
          <RedoOutlined />
        </button>
      )}
      <BranchSwitcher message={message} onShow={onShowBranch} disabled={disabled} />
      {asksWhy ? (
        <Suspense>
          <FeedbackDialog messageId={message.messageId} onClose={() => setAsksWhy(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
