import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { type CitationCheck, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { caseAddress } from '../../../lib/case-address.ts';
import { isOfFile, type Sources } from './sources-context.ts';
import styles from './sources-list.module.css';

/** Numbered sources of an answer; each opens its article, or the file at the passage, beside the conversation. */
export function SourcesList({
  sources,
  check,
  asOf,
  onOpen,
}: {
  sources: readonly Evidence[];
  check: CitationCheck | null;
  asOf: string;
  onOpen: Pick<Sources, 'openFile' | 'openArticle'>;
}) {
  const { t } = useTranslation('shell');
  const verified = (source: Evidence) =>
    check?.citations.some(
      (citation) =>
        citation.state === 'verified' &&
        (citation.sourceIndex === source.index ||
          (isArticleEvidence(source) &&
            citation.location?.lawId === source.place.lawId &&
            citation.location.articleKey === source.place.articleKey)),
    );
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={source.index}>
          <SourceFrame source={source} asOf={asOf} onOpen={onOpen}>
            <span className={styles.law}>
              <span className={styles.number}>[{source.index}]</span>
              {isOfFile(source) ? <FileIcon format={null} /> : null}
              <span className={styles.title}>
                {isArticleEvidence(source) ? source.shortTitle : source.title}
              </span>
              {source.kind === 'digest' || (source.kind === 'case' && source.isDigest) ? (
                <span className={styles.digest}>
                  <FileTextOutlined aria-hidden /> {t('citation.digest_only')}
                </span>
              ) : verified(source) ? (
                <CheckCircleFilled
                  className={styles.verified}
                  role="img"
                  aria-label={t('citation.verified')}
                />
              ) : null}
            </span>
            <span className={source.kind === 'law' ? styles.article : styles.place}>{source.label}</span>
            <span className={`${styles.gist} ${isArticleEvidence(source) ? '' : styles.passage}`}>
              {isArticleEvidence(source)
                ? (source.digest?.heading ?? source.headingPath.split(' › ').at(-1) ?? '')
                : source.text}
            </span>
          </SourceFrame>
        </li>
      ))}
    </ol>
  );
}

function SourceFrame({
  source,
  asOf,
  onOpen,
  children,
}: {
  source: Evidence;
  asOf: string;
  onOpen: Pick<Sources, 'openFile' | 'openArticle'>;
  children: React.ReactNode;
}) {
  const open = isOfFile(source)
    ? () => onOpen.openFile(source)
    : isArticleEvidence(source)
      ? () => onOpen.openArticle(source.place, asOf)
      : null;
  // A judgment has a screen of its own; the conversation stays where it is.
  if (source.kind === 'case')
    return (
      <Link
        className={styles.source}
        to={caseAddress(source.place.caseId, source.place.paragraph)}
        target="_blank"
      >
        {children}
      </Link>
    );
  if (!open) return <div className={styles.source}>{children}</div>;
  return (
    <button type="button" className={styles.source} onClick={open}>
      {children}
    </button>
  );
}
