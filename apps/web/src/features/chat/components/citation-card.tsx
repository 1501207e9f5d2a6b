import type { ArticleLocation, CheckedCitation } from '@mingfa/contract/evidence';
import { citationStateMeaning, describeDifference } from '@mingfa/contract/labels/citation-labels';
import { getArticle } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { DigestCard } from '../../../components/digest-card.tsx';
import { LawText } from '../../../components/law-text.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { caseAddress } from '../../../lib/case-address.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { describeError } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { inBrackets } from '../../../lib/in-brackets.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { useCheckDay } from './check-day.ts';
import styles from './citation-card.module.css';
import { useSources } from './sources-context.ts';

/** The article behind a citation, as of the day of the check, with its state and what can be done with it. */
export function CitationCard({ citation, onOpen }: { citation: CheckedCitation; onOpen: () => void }) {
  const { t: chat } = useTranslation('chat');
  const differs = describeDifference(citation, currentLanguage());
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>{citation.label}</strong>
        <CitationBadge
          state={citation.state}
          isCase={citation.type === 'case'}
          missing={citation.missing}
          partly={citation.partly}
        />
      </div>
      <p className={styles.why}>
        {citationStateMeaning(citation, currentLanguage())}
        {citation.state === 'verified' && citation.quote ? chat('citation.quoteAgrees') : null}
      </p>
      {differs ? <p className={styles.why}>{differs}</p> : null}
      {citation.quote ? <Quote text={citation.quote} isWrong={citation.state === 'quote_mismatch'} /> : null}
      {citation.location ? (
        <ArticleOf location={citation.location} state={citation.state} onOpen={onOpen} />
      ) : (
        <NoArticle citation={citation} />
      )}
    </div>
  );
}

function Quote({ text, isWrong }: { text: string; isWrong: boolean }) {
  const { t } = useTranslation('chat');
  if (!isWrong) return null;
  return (
    <p className={styles.quote}>
      {t('message.quoted')}：<del>{text}</del>
    </p>
  );
}

function NoArticle({ citation }: { citation: CheckedCitation }) {
  const { t } = useTranslation('chat');
  if (citation.caseId)
    return (
      <div className={styles.actions}>
        <Link to={caseAddress(citation.caseId)} target="_blank">
          {t('citation.openCase')}
        </Link>
        {citation.changedBy ? (
          <Link to={caseAddress(citation.changedBy.caseId)} target="_blank">
            {citation.changedBy.number}
          </Link>
        ) : null}
      </div>
    );
  if (citation.type === 'case') return <p className={styles.why}>{t('citation.caseNotHere')}</p>;
  return (
    <p className={styles.why}>
      {citation.type === 'source' && citation.state === 'verified'
        ? t('citation.attachment')
        : t('citation.notHere')}
    </p>
  );
}

/** The law is held, but not in the text of the day: the reader shows which texts are. */
function OtherVersions({ location, asOf }: { location: ArticleLocation; asOf: string }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <p className={styles.why}>{t('citation.dayNotHeld', { day: asOf })}</p>
      <div className={styles.actions}>
        <Link to={articleAddress(location, asOf)}>{t('citation.openVersions')}</Link>
      </div>
    </>
  );
}

function ArticleOf({
  location,
  state,
  onOpen,
}: {
  location: ArticleLocation;
  state: CheckedCitation['state'];
  onOpen: () => void;
}) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shell');
  const asOf = useCheckDay();
  const { openArticle } = useSources();
  const { lawId, articleKey } = location;
  const day = location.versionId ? { versionId: location.versionId } : { asOf };
  const article = useEndpoint(getArticle, {
    params: { lawId, articleKey },
    query: { ...day, language: currentLanguage() },
  });
  if (article.isPending) return <NineCubeSpinner tip={t('citation.loading')} size={32} />;
  if (article.isError && state === 'version_not_held')
    return <OtherVersions location={location} asOf={asOf} />;
  if (article.isError) {
    const missing = state === 'not_found' || state === 'digest_only';
    return <p className={styles.why}>{missing ? t('citation.notHere') : describeError(article.error)}</p>;
  }
  const { version, law, citation, libraryDate, article: held } = article.data;
  const copy = async () =>
    (await copyText(`${citation}\n${held.text ?? held.digest?.text ?? ''}`))
      ? toast.success(shared('action.copied'))
      : toast.error(shared('action.copyFailed'));
  return (
    <>
      {held.text === null ? null : (
        <div className={styles.text}>
          <LawText
            label={held.label}
            paragraphs={held.paragraphs}
            text={held.text}
            marked={location}
            compact
          />
        </div>
      )}
      {held.digest && held.text === null ? <DigestCard digest={held.digest} /> : null}
      <p className={styles.facts}>
        {[
          law.title,
          version?.status ?? law.status,
          version?.effectiveOn &&
            t('citation.effective', { day: version.effectiveOn }) +
              (version.effectiveApproximate ? inBrackets(t('citation.approximate'), currentLanguage()) : ''),
          libraryDate && t('check.libraryDate', { day: libraryDate }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          onClick={() => {
            onOpen();
            openArticle(location, asOf);
          }}
        >
          {t(held.text === null ? 'citation.openDigest' : 'citation.openArticle')}
        </button>
        <button type="button" onClick={copy}>
          {t('citation.copy')}
        </button>
      </div>
    </>
  );
}
