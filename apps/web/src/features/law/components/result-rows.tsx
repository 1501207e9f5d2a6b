import type { LawSummary, searchHit } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Highlighted } from '../../../components/search-screen/highlighted.tsx';
import styles from '../../../components/search-screen/result-rows.module.css';
import { articleAddress } from '../../../lib/article-address.ts';
import { today } from '../../../lib/dates.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { inBrackets } from '../../../lib/in-brackets.ts';
import { KindTag, StatusTag, Tag } from './status-tag.tsx';

type SearchHit = z.infer<typeof searchHit>;

/** One law in a list. */
export function LawRow({ law }: { law: LawSummary }) {
  const { t } = useTranslation('law');
  const digestOnly = law.versionCount === 0;
  const facts = [
    law.issuer,
    law.documentNumber,
    law.promulgatedOn && t('reader.promulgated', { day: law.promulgatedOn }),
    law.effectiveOn &&
      t('reader.effective', { day: law.effectiveOn }) +
        (law.effectiveApproximate ? inBrackets(t('reader.approximate'), currentLanguage()) : ''),
    digestOnly
      ? t('list.digests', { count: law.digestCount })
      : t('list.articles', { count: law.articleCount }),
    law.versionCount > 1 && t('list.versions', { count: law.versionCount }),
  ];
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={`/laws_regulations/${law.lawId}`}>
        <span className={styles.title}>{law.title}</span>
        <span className={styles.tags}>
          <StatusTag status={law.status} />
          <KindTag kind={law.kind} />
          {digestOnly ? <Tag>{t('list.digestOnly')}</Tag> : null}
        </span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
}

/** One article found, with the words found marked. */
export function ArticleRow({ hit, asOf }: { hit: SearchHit; asOf: string | null }) {
  const { t } = useTranslation('law');
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={articleAddress(hit.location, asOf ?? today())}>
        <span className={styles.title}>
          {hit.shortTitle} <span className={styles.label}>{hit.label}</span>
        </span>
        <span className={styles.tags}>
          <StatusTag status={hit.status} />
          <KindTag kind={hit.kind} />
          {hit.isDigest ? <Tag>{t('search.digest')}</Tag> : null}
        </span>
        <span className={hit.isDigest ? styles.digest : styles.excerpt}>
          <Highlighted text={hit.excerpt} ranges={hit.highlights} />
        </span>
        <Reason reason={hit.reason} />
        <span className={styles.facts}>
          {[hit.headingPath, hit.effectiveOn && t('reader.effective', { day: hit.effectiveOn })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  );
}

/** Why an article stands here that does not hold all words typed. */
function Reason({ reason }: Pick<SearchHit, 'reason'>) {
  const { t } = useTranslation('law');
  if (reason.by === 'words') return null;
  const { held, missing, meant } = reason;
  const list = (words: readonly string[]) => words.map((word) => t('search.quoted', { word })).join('');
  const said = [...new Set(meant.map((one) => one.said))].map((everyday) =>
    t('search.meant', {
      said: everyday,
      terms: list(meant.filter((one) => one.said === everyday).map((one) => one.term)),
    }),
  );
  const why = [
    held.length > 0 && t('search.held', { words: list(held) }),
    ...said,
    missing.length > 0 && t('search.missing', { words: list(missing) }),
  ];
  return <span className={styles.reason}>{why.filter(Boolean).join(t('search.and'))}</span>;
}
