import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { getFeedback, listFeedback, readScreenshot, updateFeedback } from '@mingfa/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { readFileAddress } from '../../../lib/read-file.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './admin-list.module.css';

type Detail = EndpointOutput<typeof getFeedback>;

/** One feedback with what came along; opened for the first time it counts as seen. */
export function FeedbackSheet({ feedbackId, onClose }: { feedbackId: string; onClose: () => void }) {
  const { t } = useTranslation(['admin-lists', 'feedback']);
  const detail = useEndpoint(getFeedback, { params: { feedbackId } });
  return (
    <Sheet open title={t('feedback.title')} width={560} onClose={onClose}>
      <Loaded query={detail} missing={t('feedback.gone')}>
        {(item) => <FeedbackDetail item={item} />}
      </Loaded>
    </Sheet>
  );
}

function FeedbackDetail({ item }: { item: Detail }) {
  const { t } = useTranslation(['admin-lists', 'feedback', 'shell']);
  const { feedbackId, state } = item;
  const params = { feedbackId };
  const [answer, setAnswer] = useState(item.answer ?? '');
  const field = useId();
  const updating = useEndpointMutation(updateFeedback, {
    onSuccess: () => refreshEndpoints(getFeedback, listFeedback),
    onError: toastFailure,
  });
  const { mutate } = updating;
  useEffect(() => {
    if (state === 'new') mutate({ params: { feedbackId }, body: { state: 'seen' } });
  }, [feedbackId, state, mutate]);
  const send = () =>
    mutate(
      { params, body: { answer: answer.trim() } },
      { onSuccess: () => toast.success(t(item.person ? 'feedback.answerSent' : 'shell:action.saved')) },
    );
  return (
    <div className={styles.detail}>
      <p className={styles.rowHead}>
        <strong>{t(`feedback:kinds.${item.kind}`)}</strong>
        <span className={styles.state}>{t(`feedback:states.${state}`)}</span>
        <span>{item.person ? item.person.nickname || t('noName') : t('feedback.nobody')}</span>
        <time dateTime={item.createdAt}>{formatTime(item.createdAt)}</time>
      </p>
      {item.reasons.length > 0 ? (
        <p>{item.reasons.map((reason) => t(`feedback:answer.${reason}`)).join('、')}</p>
      ) : null}
      {item.text ? <p className={styles.words}>{item.text}</p> : null}
      {item.hasScreenshot ? <Screenshot feedbackId={feedbackId} /> : null}
      {item.context ? (
        <dl className={styles.facts}>
          {Object.entries(item.context).map(([name, value]) => (
            <div key={name}>
              <dt>{t(`feedback:context.${name as keyof NonNullable<Detail['context']>}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.quiet}>{t('feedback.noContext')}</p>
      )}
      <div>
        <label htmlFor={field}>{t('feedback.answer')}</label>
        <Input.TextArea
          id={field}
          value={answer}
          maxLength={5000}
          autoSize={{ minRows: 3, maxRows: 10 }}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {item.person ? null : <p className={styles.quiet}>{t('feedback.nobodyReads')}</p>}
      </div>
      <div className={styles.actions}>
        <Button type="primary" disabled={answer.trim() === ''} loading={updating.isPending} onClick={send}>
          {t('feedback.sendAnswer')}
        </Button>
        <Button onClick={() => mutate({ params, body: { state: state === 'closed' ? 'seen' : 'closed' } })}>
          {t(state === 'closed' ? 'feedback.reopen' : 'feedback.close')}
        </Button>
      </div>
    </div>
  );
}

function Screenshot({ feedbackId }: { feedbackId: string }) {
  const { t } = useTranslation('admin-lists');
  const request = { params: { feedbackId } };
  const picture = useQuery({
    queryKey: endpointKey(readScreenshot, request),
    queryFn: ({ signal }) => readFileAddress(readScreenshot, request, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (picture.isError) return <p className={styles.quiet}>{t('feedback.noScreenshot')}</p>;
  return picture.data ? (
    <img className={styles.picture} src={picture.data} alt={t('feedback.screenshot')} />
  ) : null;
}
