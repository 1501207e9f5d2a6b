import type { AuditedCitation, NamedArticle } from '@mingfa/contract/citation-audit';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import { auditedStateMeaning, describeNow } from '@mingfa/contract/labels/citation-audit-labels';
import { describeDifference } from '@mingfa/contract/labels/citation-labels';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articleAddress } from '../../../lib/article-address.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { AuditedBadge } from './audited-badge.tsx';
import styles from './citation-card.module.css';
import { ComparedWording } from './compared-wording.tsx';

export interface CitationCardProps {
  citation: AuditedCitation;
  asOf: string;
  isActive?: boolean;
  /** Shows the place in the original; absent for a pasted text. */
  onOpen?: ((place: DocumentPlace, quote: string) => void) | undefined;
}

/** One citation: what it says, its state and what that means, what differs, what is in force now, and the article meant. */
export function CitationCard({ citation, asOf, isActive = false, onOpen }: CitationCardProps) {
  const { t } = useTranslation('citation-audit');
  const language = currentLanguage();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { number, label, location, caseId, place, raw, sentence, isDoubtful, state, now } = citation;
  const tone = isDoubtful ? (state === 'not_in_library' ? styles.caution : styles.bad) : '';
  const address = location ? articleAddress(location, asOf) : caseId ? `/case_search/${caseId}` : null;
  const difference = describeDifference({ ...citation, better: null }, language);
  const became = now && now.state !== 'in_force' ? describeNow(citation, language) : null;
  const certain = citation.successors.filter(({ by }) => by === 'table');
  const closest = citation.successors.filter(({ by }) => by === 'words');
  return (
    <li ref={card} className={`${styles.card} ${tone} ${isActive ? styles.active : ''}`}>
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        {address ? (
          <Link className={styles.name} to={address}>
            {label}
          </Link>
        ) : (
          <span className={styles.name}>{label}</span>
        )}
        <AuditedBadge citation={citation} />
        {place?.page ? <span className={styles.place}>{t('page', { page: place.page })}</span> : null}
      </div>
      {place && onOpen ? (
        <button
          type="button"
          className={styles.sentence}
          title={t('openOriginal')}
          onClick={() => onOpen(place, raw)}
        >
          <Sentence sentence={sentence} raw={raw} />
        </button>
      ) : (
        <p className={styles.sentence}>
          <Sentence sentence={sentence} raw={raw} />
        </p>
      )}
      <p className={styles.meaning}>{auditedStateMeaning(citation, language)}</p>
      {difference ? <p className={styles.difference}>{difference}</p> : null}
      {became ? <p className={styles.became}>{became}</p> : null}
      <Articles title={t('successors')} articles={certain} asOf={asOf} />
      <Articles title={t('closest')} articles={closest} asOf={asOf} />
      <Articles title={t('nearest')} articles={citation.nearest ? [citation.nearest] : []} asOf={asOf} />
      {citation.nearestNotRun ? <p className={styles.meaning}>{t('nearestNotRun')}</p> : null}
      {citation.wording ? <ComparedWording wording={citation.wording} /> : null}
    </li>
  );
}

/** The sentence with the citation marked in it. */
function Sentence({ sentence, raw }: { sentence: string; raw: string }) {
  const at = sentence.indexOf(raw);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <mark>{raw}</mark>
      {sentence.slice(at + raw.length)}
    </>
  );
}

interface ArticlesProps {
  title: string;
  articles: readonly NamedArticle[];
  asOf: string;
}

function Articles({ title, articles, asOf }: ArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <p className={styles.articles}>
      <span className={styles.label}>{title}</span>
      {articles.map(({ label, location }) => (
        <Link key={label} to={articleAddress(location, asOf)}>
          {label}
        </Link>
      ))}
    </p>
  );
}
