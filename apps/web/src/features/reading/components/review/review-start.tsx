import { getReading } from '@mingfa/contract/document';
import {
  type ContractKind,
  contractKind,
  listPlaybooks,
  type ReviewSide,
  reviewSide,
} from '@mingfa/contract/playbook';
import { createReview, type Review } from '@mingfa/contract/review';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { refreshReviews } from '../../model/refresh-reading.ts';
import { ToolFrame } from '../tool-frame.tsx';
import tools from '../tools.module.css';
import styles from './review.module.css';

const BUILT_IN = 'built-in';

/** Side, kind and playbook of a new review, and the reviews made before. */
export function ReviewStart({
  documentId,
  earlier,
  onStarted,
  onEarlier,
}: {
  documentId: string;
  earlier: readonly Review[];
  onStarted: (reviewId: string) => void;
  onEarlier: (reviewId: string) => void;
}) {
  const { t } = useTranslation('reading');
  const [side, setSide] = useState<ReviewSide>('party_a');
  const [kind, setKind] = useState<ContractKind | ''>('');
  const [playbookId, setPlaybookId] = useState(BUILT_IN);
  const [useModel, setUseModel] = useState(true);
  const playbooks = useEndpoint(listPlaybooks, {});
  const reading = useEndpoint(getReading, { params: { documentId } });
  const starting = useEndpointMutation(createReview, {
    onSuccess: async ({ reviewId }) => {
      onStarted(reviewId);
      await refreshReviews();
    },
    onError: toastFailure,
  });
  const start = () =>
    starting.mutate({
      body: {
        documentId,
        side,
        playbookId,
        useModel,
        language: currentLanguage(),
        ...(kind ? { contractKind: kind } : {}),
      },
    });
  return (
    <ToolFrame
      foot={
        <Button type="primary" loading={starting.isPending} onClick={start}>
          {t('review.start')}
        </Button>
      }
    >
      <p className={tools.note}>{t('review.intro')}</p>
      <fieldset className={styles.sides}>
        <legend>{t('review.side')}</legend>
        {reviewSide.options.map((one) => (
          <label key={one} className={`${styles.side} ${one === side ? styles.chosen : ''}`}>
            <input
              type="radio"
              name="review-side"
              className="visually-hidden"
              checked={one === side}
              onChange={() => setSide(one)}
            />
            {t(`review.sides.${one}`)}
            {one !== 'neutral' && reading.data?.sides[one] ? (
              <small className={styles.party}>{reading.data.sides[one]}</small>
            ) : null}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        {t('review.kind')}
        <select value={kind} onChange={(event) => setKind(event.target.value as ContractKind | '')}>
          <option value="">{t('review.detected')}</option>
          {contractKind.options.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('review.playbook')}
        <select value={playbookId} onChange={(event) => setPlaybookId(event.target.value)}>
          {(playbooks.data?.items ?? []).map((one) => (
            <option key={one.playbookId} value={one.playbookId}>
              {one.builtIn ? t('playbook.builtInName') : one.name}
            </option>
          ))}
        </select>
      </label>
      <Checkbox checked={useModel} onChange={(event) => setUseModel(event.target.checked)}>
        {t('review.useModel')}
      </Checkbox>
      {earlier.length > 0 ? (
        <section className={styles.earlier} aria-label={t('review.earlier')}>
          <h3 className={tools.groupTitle}>{t('review.earlier')}</h3>
          <ul className={tools.rows}>
            {earlier.map((one) => (
              <li key={one.reviewId}>
                <button type="button" className={tools.row} onClick={() => onEarlier(one.reviewId)}>
                  <span className={tools.words}>
                    {t('review.earlierItem', {
                      time: formatTime(one.createdAt),
                      side: t(`review.sides.${one.side}`),
                      kind: t(`kinds.${one.contractKind}`),
                    })}
                  </span>
                  <span className={tools.page}>{t('review.counts', one.counts)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ToolFrame>
  );
}
