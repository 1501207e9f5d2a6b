import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { Finding } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingArticles } from './finding-articles.tsx';
import styles from './finding-card.module.css';
import { FindingDecision } from './finding-decision.tsx';
import { FindingSuggestion } from './finding-suggestion.tsx';

export interface FindingCardProps {
  finding: Finding;
  /** Day of the review, for articles whose version is not told. */
  asOf: string;
  isActive: boolean;
  onOpen: (place: DocumentPlace, quote: string) => void;
}

/** One finding: what, why, on which article, what to write instead, and the person's decision. */
export function FindingCard({ finding, asOf, isActive, onOpen }: FindingCardProps) {
  const { t } = useTranslation('review');
  const { level, title, reason, type, source, decision, places, quote, clauseLabel } = finding;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const tags = [
    type === 'clause' ? null : t(`review.type.${type}`),
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
      {finding.action === 'comment' ? null : <FindingSuggestion finding={finding} />}
      {finding.articles.length > 0 ? <FindingArticles finding={finding} asOf={asOf} /> : null}
      <FindingDecision finding={finding} />
    </li>
  );
}
