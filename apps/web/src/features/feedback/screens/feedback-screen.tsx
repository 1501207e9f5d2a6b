import { listOwnFeedback, markAnswersRead, type ownFeedback } from '@mingfa/contract/feedback';
import { countUnreadAnswers } from '@mingfa/contract/feedback-unread';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { askForFeedback } from '../../../lib/feedback-request.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import styles from '../components/feedback.module.css';

const PAGE_SIZE = 20;

/** What one sent, and what came back. */
export default function FeedbackScreen() {
  const { t } = useTranslation('feedback');
  const [page, setPage] = useState(1);
  const own = useEndpoint(listOwnFeedback, { query: { page, pageSize: PAGE_SIZE } });
  const { mutate: markRead } = useEndpointMutation(markAnswersRead, {
    // The list keeps saying what was new until one leaves.
    onSuccess: () => refreshEndpoints(countUnreadAnswers),
  });
  const hasUnread = own.data?.items.some(({ isUnread }) => isUnread) ?? false;
  useEffect(() => {
    if (hasUnread) markRead({});
  }, [hasUnread, markRead]);
  const write = (
    <Button type="primary" onClick={() => askForFeedback()}>
      {t('write')}
    </Button>
  );
  return (
    <>
      <ScreenHeader title={t('own.title')} />
      <div className={styles.scroll}>
        <div className={styles.column}>
          <Loaded query={own}>
            {({ items, total }) =>
              total === 0 ? (
                <EmptyState sentence={t('own.empty')} hint={t('own.emptyHint')} action={write} />
              ) : (
                <>
                  {write}
                  <ul className={styles.list}>
                    {items.map((item) => (
                      <OwnItem key={item.feedbackId} item={item} />
                    ))}
                  </ul>
                  <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
    </>
  );
}

function OwnItem({ item }: { item: z.infer<typeof ownFeedback> }) {
  const { t } = useTranslation('feedback');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.kind}>{t(`kinds.${item.kind}`)}</span>
        <span>{t(`states.${item.state}`)}</span>
        <time dateTime={item.createdAt}>{formatTime(item.createdAt)}</time>
        {item.hasScreenshot ? <span>{t('own.withScreenshot')}</span> : null}
        {item.isUnread ? <span className={styles.unread}>{t('own.unread')}</span> : null}
      </div>
      {item.text ? <p className={styles.words}>{item.text}</p> : null}
      {item.answer ? (
        <div className={styles.answer}>
          <div className={styles.head}>
            <span className={styles.kind}>{t('own.answer')}</span>
            {item.answeredAt ? <time dateTime={item.answeredAt}>{formatTime(item.answeredAt)}</time> : null}
          </div>
          {item.answer}
        </div>
      ) : null}
    </li>
  );
}
