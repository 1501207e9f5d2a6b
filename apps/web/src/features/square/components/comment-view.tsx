import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import type { CloneComment } from '@mingfa/contract/clone-square';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../components/action-menu.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { useIsMember } from '../../../lib/session.ts';
import type { CommentActions } from '../hooks/use-comment-actions.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { GivenRating } from './rating-stars.tsx';

export interface CommentViewProps {
  comment: CloneComment;
  actions: CommentActions;
  /** Whether the reader may hide it: the maker, and administrators. */
  mayModerate: boolean;
  /** Opens the field for an answer; absent where none can be given. */
  onReply?: (() => void) | undefined;
}

/** A comment or an answer to one: who says what of which version, and what can be done with it. */
export function CommentView({ comment, actions, mayModerate, onReply }: CommentViewProps) {
  const { t } = useTranslation('square');
  const [asks, setAsks] = useState<'edit' | 'hide' | 'report' | null>(null);
  const { commentId, text, state } = comment;
  const author = useAuthor(comment);
  const close = () => setAsks(null);
  return (
    <article className={styles.comment} aria-label={t('comment.of', { author })}>
      <CommentHead comment={comment} author={author} mayModerate={mayModerate}>
        <Menu comment={comment} actions={actions} mayModerate={mayModerate} onAsk={setAsks} />
      </CommentHead>
      <State comment={comment} />
      {asks === 'edit' ? (
        <CommentForm
          focused
          label={t('comment.editLabel')}
          initial={text}
          confirm={t('comment.save')}
          isPending={actions.isPending}
          onCancel={close}
          onSend={(changed) => actions.edit(commentId, changed).then(close)}
        />
      ) : text ? (
        <p className={styles.text}>{text}</p>
      ) : null}
      {onReply && state === 'shown' && asks === null ? (
        <Button type="text" size="small" className={styles.reply ?? ''} onClick={onReply}>
          {t('comment.reply')}
        </Button>
      ) : null}
      {asks === 'hide' || asks === 'report' ? (
        <ReasonDialog
          title={t(`comment.${asks}Title`)}
          hint={t(`comment.${asks}Hint`)}
          label={t(`comment.${asks}Reason`)}
          confirm={t(`comment.${asks}`)}
          isPending={actions.isPending}
          onClose={close}
          onConfirm={(reason) => void actions[asks](commentId, reason).then(close, () => undefined)}
        />
      ) : null}
    </article>
  );
}

function useAuthor({ author, isOwn, state }: CloneComment): string {
  const { t } = useTranslation('square');
  if (isOwn) return author || t('comment.own');
  return author || (state === 'deleted' ? '' : t('comment.gone'));
}

interface CommentHeadProps {
  comment: CloneComment;
  author: string;
  mayModerate: boolean;
  children: React.ReactNode;
}

function CommentHead({ comment, author, mayModerate, children }: CommentHeadProps) {
  const { t } = useTranslation('square');
  const { byMaker, rating, version, edited, createdAt, reports } = comment;
  return (
    <header className={styles.head}>
      <span className={styles.author}>{author}</span>
      {byMaker ? <span className={styles.maker}>{t('comment.byMaker')}</span> : null}
      {rating === null ? null : <GivenRating rating={rating} />}
      <span className={styles.about}>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {edited ? ` · ${t('comment.edited')}` : ''}
        {` · ${t('comment.version', { version })}`}
      </span>
      {mayModerate && reports > 0 ? (
        <span className={styles.reports}>{t('comment.reports', { count: reports })}</span>
      ) : null}
      {children}
    </header>
  );
}

/** Why there is no text, or why others do not see it. */
function State({ comment: { state, reason } }: Pick<CommentViewProps, 'comment'>) {
  const { t } = useTranslation('square');
  if (state === 'shown') return null;
  const words =
    state === 'deleted'
      ? t('comment.deleted')
      : reason
        ? t('comment.hiddenBecause', { reason })
        : t('comment.hidden');
  return <p className={styles.state}>{words}</p>;
}

interface MenuProps extends Pick<CommentViewProps, 'comment' | 'actions' | 'mayModerate'> {
  onAsk: (what: 'edit' | 'hide' | 'report') => void;
}

function Menu({ comment, actions, mayModerate, onAsk }: MenuProps) {
  const { t } = useTranslation('square');
  const isMember = useIsMember();
  const { commentId, isOwn, state } = comment;
  const possible: (MenuAction | null)[] = [
    isOwn && state === 'shown'
      ? { key: 'edit', label: t('comment.edit'), onSelect: () => onAsk('edit') }
      : null,
    isOwn && state !== 'deleted'
      ? {
          key: 'delete',
          label: t('comment.delete'),
          danger: true,
          onSelect: () => void actions.remove(commentId),
        }
      : null,
    isMember && !isOwn && state === 'shown'
      ? { key: 'report', label: t('comment.report'), onSelect: () => onAsk('report') }
      : null,
    mayModerate && !isOwn && state === 'shown'
      ? { key: 'hide', label: t('comment.hide'), onSelect: () => onAsk('hide') }
      : null,
    mayModerate && state === 'hidden'
      ? { key: 'show', label: t('comment.show'), onSelect: () => actions.show(commentId) }
      : null,
  ];
  const offered = possible.filter((action) => action !== null);
  if (offered.length === 0) return null;
  return (
    <ActionMenu
      label={t('comment.actions')}
      actions={offered}
      trigger={(props) => (
        <Button
          {...props}
          type="text"
          size="small"
          className={styles.more ?? ''}
          icon={<EllipsisOutlined />}
          aria-label={t('comment.actions')}
        />
      )}
    />
  );
}
