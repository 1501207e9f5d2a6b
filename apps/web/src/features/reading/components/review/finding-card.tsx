import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import { decideFinding, type Finding } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CitationBadge } from '../../../../components/citation-badge.tsx';
import { articleAddress } from '../../../../lib/article-address.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { refreshReviews } from '../../model/refresh-reading.ts';
import styles from './finding-card.module.css';

export interface FindingCardProps {
  finding: Finding;
  /** Day of the review, for articles whose version is not told. */
  asOf: string;
  isActive: boolean;
  onOpen: (place: DocumentPlace, quote: string) => void;
}

/** One finding: what, why, on which article, what to write instead, and the person's decision. */
export function FindingCard({ finding, asOf, isActive, onOpen }: FindingCardProps) {
  const { t } = useTranslation('reading');
  const { findingId, level, title, reason, type, source, decision, places, quote, clauseLabel } = finding;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const deciding = useEndpointMutation(decideFinding, { onSettled: refreshReviews, onError: toastFailure });
  const decide = (to: Finding['decision']) =>
    deciding.mutate({ params: { findingId }, body: { decision: to } });
  const tags = [
    type === 'clause' ? null : t(`review.${type}`),
    source === 'model' ? t('review.fromModel') : null,
  ].filter(Boolean);
  return (
    <li
      ref={card}
      className={`${styles.card} ${styles[level]} ${isActive ? styles.active : ''} ${decision === 'rejected' ? styles.rejected : ''}`}
    >
      <div className={styles.head}>
        <span className={styles.level}>{t(`review.level.${level}`)}</span>
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
        <span className={styles.clause}>{clauseLabel || t('review.whole')}</span>
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.reason}>{reason}</p>
      {quote && places[0] ? (
        <button
          type="button"
          className={styles.quote}
          onClick={() => onOpen(places[0] as DocumentPlace, quote)}
        >
          <span className={styles.label}>{t('review.quote')}</span>
          {quote}
        </button>
      ) : null}
      {places.length > 1 ? (
        <p className={styles.places}>
          {places.map((place, index) => (
            <Button key={place.blockIds.join('-')} size="small" onClick={() => onOpen(place, '')}>
              {t('review.place', { number: index + 1 })}
            </Button>
          ))}
        </p>
      ) : null}
      {finding.action === 'comment' ? null : <Suggestion finding={finding} />}
      {finding.articles.length > 0 ? <Articles finding={finding} asOf={asOf} /> : null}
      <div className={styles.actions}>
        {decision === 'open' ? (
          <>
            <Button
              size="small"
              type="primary"
              icon={<CheckOutlined aria-hidden />}
              onClick={() => decide('accepted')}
            >
              {t('review.accept')}
            </Button>
            <Button size="small" onClick={() => decide('rejected')}>
              {t('review.reject')}
            </Button>
          </>
        ) : (
          <>
            <span className={decision === 'accepted' ? styles.accepted : styles.dismissed}>
              {t(`review.${decision}`)}
            </span>
            <Button size="small" type="text" onClick={() => decide('open')}>
              {t('review.undo')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function Suggestion({ finding }: { finding: Finding }) {
  const { t } = useTranslation('reading');
  const { t: shared } = useTranslation('shell');
  const [draft, setDraft] = useState<string | null>(null);
  const saving = useEndpointMutation(decideFinding, {
    onSuccess: () => setDraft(null),
    onSettled: refreshReviews,
    onError: toastFailure,
  });
  const label = t(finding.action === 'insert' ? 'review.insert' : 'review.replace');
  if (draft !== null) {
    return (
      <div className={styles.suggestion}>
        <span className={styles.label}>{label}</span>
        <textarea
          className={styles.editor}
          aria-label={label}
          value={draft}
          rows={4}
          maxLength={4000}
          onChange={(event) => setDraft(event.target.value)}
        />
        <span className={styles.actions}>
          <Button
            size="small"
            type="primary"
            loading={saving.isPending}
            onClick={() =>
              saving.mutate({ params: { findingId: finding.findingId }, body: { suggestion: draft } })
            }
          >
            {t('review.saveSuggestion')}
          </Button>
          <Button size="small" onClick={() => setDraft(null)}>
            {shared('action.cancel')}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <div className={styles.suggestion}>
      <span className={styles.label}>{label}</span>
      <span className={styles.wording}>{finding.suggestion}</span>
      <Button
        size="small"
        type="text"
        icon={<EditOutlined />}
        aria-label={t('review.edit')}
        title={t('review.edit')}
        onClick={() => setDraft(finding.suggestion)}
      />
    </div>
  );
}

function Articles({ finding, asOf }: { finding: Finding; asOf: string }) {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  return (
    <div className={styles.articles}>
      <span className={styles.label}>{t('review.articles')}</span>
      {finding.articles.map(({ citation, state, lawId, versionId, articleKey }) => (
        <CitationBadge
          key={citation}
          state={state}
          label={citation}
          {...(lawId && articleKey
            ? {
                onClick: () =>
                  void navigate(
                    articleAddress({ lawId, versionId, articleKey, paragraph: null, item: null }, asOf),
                  ),
              }
            : {})}
        />
      ))}
    </div>
  );
}
