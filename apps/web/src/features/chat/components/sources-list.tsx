import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import {
  type CitationCheck,
  type Evidence,
  type FileEvidence,
  isArticleEvidence,
} from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { isOfFile } from './sources-context.ts';
import styles from './sources-list.module.css';

/** The numbered sources of an answer; each opens the article, or the file at the passage. */
export function SourcesList({
  sources,
  check,
  asOf,
  onOpen,
}: {
  sources: readonly Evidence[];
  check: CitationCheck | null;
  asOf: string;
  onOpen: (source: FileEvidence) => void;
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
              {source.kind === 'digest' ? (
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
  onOpen: (source: FileEvidence) => void;
  children: React.ReactNode;
}) {
  if (isOfFile(source)) {
    return (
      <button type="button" className={styles.source} onClick={() => onOpen(source)}>
        {children}
      </button>
    );
  }
  if (!isArticleEvidence(source)) return <div className={styles.source}>{children}</div>;
  return (
    <Link className={styles.source} to={articleAddress(source.place, asOf)}>
      {children}
    </Link>
  );
}
