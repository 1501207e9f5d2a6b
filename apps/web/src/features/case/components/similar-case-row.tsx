import type { SimilarCase } from '@mingfa/contract/case-search';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import rows from '../../../components/search-screen/result-rows.module.css';
import { caseAddress } from '../../../lib/case-address.ts';
import { CaseTags, useCaseFacts } from './case-tags.tsx';
import { CollectMenu } from './collect/collect-menu.tsx';
import styles from './similar-case-row.module.css';

interface SimilarCaseRowProps {
  one: SimilarCase;
  /** In place of what can be done with a case everywhere. */
  action?: ReactNode;
  /** What must be known of it first; below it. */
  notice?: ReactNode;
}

/** A similar case: what it shares with the story, sentence by sentence, and in what it differs. */
export function SimilarCaseRow({ one, action, notice }: SimilarCaseRowProps) {
  const { t } = useTranslation('case');
  const facts = useCaseFacts();
  const { sameCauses, sameArticles, pairs, missing, additional } = one.likeness;
  const same = [...sameCauses, ...sameArticles];
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div className={`${rows.link} ${styles.one}`}>
        <Link className={`${rows.title} ${styles.title}`} to={caseAddress(one.caseId, pairs[0]?.paragraph)}>
          {one.title}
        </Link>
        <span className={rows.tags}>
          <CaseTags one={one} />
        </span>
        <span className={rows.facts}>{facts(one)}</span>
        {same.length > 0 ? (
          <p className={styles.same}>
            {t('story.same')}：{same.join('、')}
          </p>
        ) : null}
        {pairs.length > 0 ? (
          <dl className={styles.pairs} aria-label={t('story.pairs')}>
            {pairs.map((pair) => (
              <div key={`${pair.paragraph} ${pair.told}`} className={styles.pair}>
                <dt>{t('story.told')}</dt>
                <dd>{pair.told}</dd>
                <dt>{t('story.found')}</dt>
                <dd>
                  <Link to={caseAddress(one.caseId, pair.paragraph)}>{pair.found}</Link>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {missing.length + additional.length > 0 ? (
          <p className={styles.differs}>
            {[
              missing.length > 0 && `${t('story.missing')}：${missing.join('、')}`,
              additional.length > 0 && `${t('story.additional')}：${additional.join('、')}`,
            ]
              .filter(Boolean)
              .join('；')}
          </p>
        ) : null}
      </div>
      {action ?? <CollectMenu one={one} inList />}
      {notice}
    </li>
  );
}
