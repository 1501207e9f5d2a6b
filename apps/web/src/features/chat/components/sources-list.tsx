import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import {
  type CitationCheck,
  type Evidence,
  isArticleEvidence,
  type WebEvidence,
} from '@mingfa/contract/evidence';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { caseAddress } from '../../../lib/case-address.ts';
import { formatTime } from '../../../lib/dates.ts';
import { hostOf } from '../model/host-of.ts';
import { verifiedSources } from '../model/verified-sources.ts';
import { isOfFile, type SourceOpeners } from './sources-context.ts';
import styles from './sources-list.module.css';
import { Untrusted } from './untrusted.tsx';

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
  onOpen: SourceOpeners;
}) {
  const { t } = useTranslation('shell');
  const verified = useMemo(() => verifiedSources(sources, check), [sources, check]);
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={source.index}>
          <SourceFrame source={source} asOf={asOf} onOpen={onOpen}>
            <span className={styles.law}>
              <span className={styles.number}>[{source.index}]</span>
              {isOfFile(source) ? <FileIcon format={null} /> : null}
              {source.kind === 'web' ? <GlobalOutlined aria-hidden /> : null}
              <span className={styles.title}>
                {isArticleEvidence(source) ? source.shortTitle : source.title}
              </span>
              {source.kind === 'digest' || (source.kind === 'case' && source.isDigest) ? (
                <span className={styles.digest}>
                  <FileTextOutlined aria-hidden /> {t('citation.digest_only')}
                </span>
              ) : verified.has(source.index) ? (
                <CheckCircleFilled
                  className={styles.verified}
                  role="img"
                  aria-label={t('citation.verified')}
                />
              ) : null}
            </span>
            {source.kind === 'web' ? (
              <PageFacts page={source} />
            ) : (
              <span className={source.kind === 'law' ? styles.article : styles.place}>{source.label}</span>
            )}
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

/** Whose page it is and when it was read; and that anybody can have written it. */
function PageFacts({ page }: { page: WebEvidence }) {
  const { t } = useTranslation('chat');
  const { address, readAt } = page.place;
  return (
    <>
      <span className={styles.page}>
        {hostOf(address)} · {t('web.readOn', { time: formatTime(readAt) })}
      </span>
      <Untrusted />
    </>
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
  onOpen: SourceOpeners;
  children: React.ReactNode;
}) {
  const open = isOfFile(source)
    ? () => onOpen.openFile(source)
    : isArticleEvidence(source)
      ? () => onOpen.openArticle(source.place, asOf)
      : source.kind === 'web' && source.place.snapshotId !== null
        ? () => onOpen.openWeb(source)
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
