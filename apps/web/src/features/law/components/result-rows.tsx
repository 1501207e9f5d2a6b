import type { articleHit, LawSummary } from '@mingfa/contract/law';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { articleAddress } from '../../../lib/article-address.ts';
import { today } from '../../../lib/dates.ts';
import styles from './result-rows.module.css';
import { KindTag, StatusTag, Tag } from './status-tag.tsx';

type ArticleHit = z.infer<typeof articleHit>;

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
        (law.effectiveApproximate ? `（${t('reader.approximate')}）` : ''),
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
export function ArticleRow({ hit, asOf }: { hit: ArticleHit; asOf: string | null }) {
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
          {highlight(hit.excerpt, hit.highlights)}
        </span>
        <span className={styles.facts}>
          {[hit.headingPath, hit.effectiveOn && t('reader.effective', { day: hit.effectiveOn })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  );
}

/** Marks character ranges of a text. */
function highlight(text: string, ranges: readonly (readonly [number, number])[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (start < done) continue;
    pieces.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  pieces.push(text.slice(done));
  return pieces;
}
