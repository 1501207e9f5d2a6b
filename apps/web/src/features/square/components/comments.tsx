import type { CommentThread, ListedClone } from '@mingfa/contract/clone-square';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { type CommentSort, commentPages } from '../api/comment-pages.ts';
import { type CommentActions, useCommentActions } from '../hooks/use-comment-actions.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentView } from './comment-view.tsx';
import styles from './comments.module.css';
import { SignUpNote } from './sign-up-note.tsx';

const SORTS: readonly CommentSort[] = ['new', 'old', 'rated'];

export interface CommentsProps {
  clone: ListedClone;
  linkId: string | null;
}

/** What people say of a clone, with the answers of its maker; and a field to say something oneself. */
export function Comments({ clone, linkId }: CommentsProps) {
  const { t } = useTranslation('square');
  const [sort, setSort] = useState<CommentSort>('new');
  const isMember = useIsMember();
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  const actions = useCommentActions(clone.appId, linkId);
  const pages = useInfiniteQuery(commentPages(clone.appId, linkId, sort));
  const threads = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.comments} aria-label={t('comment.title')}>
      <div className={styles.bar}>
        <h3 className={styles.title}>
          {t('comment.title')} {clone.comments > 0 ? <span>{clone.comments}</span> : null}
        </h3>
        {threads.length > 1 ? (
          <SelectField
            small
            label={t('comment.sort.label')}
            labelPlace="hidden"
            value={sort}
            options={SORTS.map((value) => ({ value, label: t(`comment.sort.${value}`) }))}
            onChange={setSort}
          />
        ) : null}
      </div>
      {isMember ? (
        <CommentForm
          label={t('comment.write')}
          placeholder={t('comment.placeholder')}
          confirm={t('comment.send')}
          isPending={actions.isPending}
          onSend={(text) => actions.write(text)}
        />
      ) : (
        <SignUpNote sentence={t('signUp.comment')} />
      )}
      {pages.isPending ? <SkeletonRows count={3} /> : null}
      {pages.isError && threads.length === 0 ? (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      ) : null}
      {pages.isSuccess && threads.length === 0 ? (
        <QuietNote>
          {t('comment.empty')} {t('comment.emptyHint')}
        </QuietNote>
      ) : null}
      <ul className={styles.threads}>
        {threads.map((thread) => (
          <li key={thread.commentId}>
            <Thread
              thread={thread}
              actions={actions}
              mayModerate={isAdministrator || clone.isOwn}
              mayReply={isMember}
            />
          </li>
        ))}
      </ul>
      {pages.hasNextPage ? (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('comment.more')}
        </Button>
      ) : null}
    </section>
  );
}

interface ThreadProps {
  thread: CommentThread;
  actions: CommentActions;
  mayModerate: boolean;
  mayReply: boolean;
}

function Thread({ thread, actions, mayModerate, mayReply }: ThreadProps) {
  const { t } = useTranslation('square');
  const [isReplying, setIsReplying] = useState(false);
  const close = () => setIsReplying(false);
  const label = t('comment.replyTo', { author: thread.author || t('comment.gone') });
  return (
    <>
      <CommentView
        comment={thread}
        actions={actions}
        mayModerate={mayModerate}
        onReply={mayReply && !isReplying ? () => setIsReplying(true) : undefined}
      />
      {thread.replies.length > 0 || isReplying ? (
        <div className={styles.replies}>
          {thread.replies.length > 0 ? (
            <ul className={styles.threads} aria-label={t('comment.replies')}>
              {thread.replies.map((reply) => (
                <li key={reply.commentId}>
                  <CommentView comment={reply} actions={actions} mayModerate={mayModerate} />
                </li>
              ))}
            </ul>
          ) : null}
          {isReplying ? (
            <CommentForm
              focused
              label={label}
              placeholder={t('comment.replyPlaceholder')}
              confirm={t('comment.reply')}
              isPending={actions.isPending}
              onCancel={close}
              onSend={(text) => actions.write(text, thread.commentId).then(close)}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
