import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getLawText, lawDetail } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import styles from './law-facts.module.css';
import { KindTag, StatusTag, Tag } from './status-tag.tsx';

export type LawText = EndpointOutput<typeof getLawText>;

/** The newest text held was amended since: it must not be taken for the law of today. */
function lacksNewerText({ versions }: z.infer<typeof lawDetail>, version: LawText['version']): boolean {
  if (version?.status !== '已修改') return false;
  const begins = ({ effectiveOn, promulgatedOn }: NonNullable<LawText['version']>) =>
    effectiveOn ?? promulgatedOn ?? '';
  return versions.every((other) => begins(other) <= begins(version));
}

/** Title, status, dates and history of the text shown. */
export function LawFacts({ law, text }: { law: z.infer<typeof lawDetail>; text: LawText | null }) {
  const { t } = useTranslation('law');
  const version = text?.version ?? null;
  const { promulgatedOn, effectiveOn, effectiveApproximate, documentNumber } = version ?? law;
  const count = version?.articleCount ?? text?.articles.length ?? law.articleCount;
  return (
    <header className={styles.facts}>
      <p className={styles.tags}>
        <StatusTag status={version?.status ?? law.status} />
        <KindTag kind={law.kind} />
        {law.issuer ? <Tag>{law.issuer}</Tag> : null}
      </p>
      <p className={styles.title} aria-hidden="true">
        {law.title}
      </p>
      <p className={styles.dates}>
        {[
          promulgatedOn && t('reader.promulgated', { day: promulgatedOn }),
          effectiveOn && t('reader.effective', { day: effectiveOn }),
          version?.repealedOn && t('reader.repealed', { day: version.repealedOn }),
          documentNumber,
          t('reader.articles', { count }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {effectiveOn && effectiveApproximate ? (
          <abbr title={t('reader.approximateWhy')}>{t('reader.approximate')}</abbr>
        ) : null}
      </p>
      {version ? null : law.versions.length === 0 ? (
        <p className={styles.notice}>{t('reader.digestOnly')}</p>
      ) : null}
      {lacksNewerText(law, version) ? <p className={styles.notice}>{t('reader.newerMissing')}</p> : null}
      {text && (text.history.length > 0 || version) ? (
        <details className={styles.history}>
          <summary>{t('reader.history')}</summary>
          {text.history.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {version?.rawStatus ? <p>{t('reader.rawStatus', { status: version.rawStatus })}</p> : null}
          {version ? <p>{t('reader.source', { source: version.source })}</p> : null}
        </details>
      ) : null}
    </header>
  );
}
