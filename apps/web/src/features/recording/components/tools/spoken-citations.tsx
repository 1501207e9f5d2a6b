import { describeDifference } from '@mingfa/contract/labels/citation-labels';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import type { RecordingFindings } from '@mingfa/contract/recording-findings';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CitationBadge } from '../../../../components/citation-badge.tsx';
import { ToolRow } from '../../../../components/document-workspace/tool-row.tsx';
import { ToolRows } from '../../../../components/document-workspace/tool-rows.tsx';
import { articleAddress } from '../../../../lib/article-address.ts';
import { caseAddress } from '../../../../lib/case-address.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './tools.module.css';

type Cited = RecordingFindings['citations'][number];

/** Laws and cases somebody named: what the library knows of each, and the way to it. */
export function SpokenCitations({ desk, findings }: { desk: RecordingDesk; findings: RecordingFindings }) {
  const { t } = useTranslation('recording');
  const { citations, citationsAsOf, citationsAsOfFrom } = findings;
  if (citations.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{t('findings.citations')}</h3>
      <p className={styles.quiet}>
        {t(`findings.citationsHint.${citationsAsOfFrom}`, { day: citationsAsOf })}
      </p>
      <ToolRows>
        {citations.map((cited, place) => (
          <ToolRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same law may be named twice in one turn
            key={place}
            label={formatSpokenTime(cited.at.time, currentLanguage())}
            onOpen={() => desk.hear(cited.at.time.startMs)}
            beside={<WayToLaw cited={cited} asOf={citationsAsOf} />}
          >
            <span className={styles.value}>{cited.label}</span>{' '}
            <CitationBadge state={cited.state} isCase={cited.type === 'case'} />
            <span className={styles.sentence}>{cited.at.words}</span>
            {cited.difference || cited.better || cited.changedBy ? (
              <span className={styles.sentence}>{describeDifference(cited, currentLanguage())}</span>
            ) : null}
          </ToolRow>
        ))}
      </ToolRows>
    </section>
  );
}

/** States of what the library does not have: no text is shown for it. */
const NOT_HERE = new Set<Cited['state']>(['not_found', 'not_in_library', 'impossible_number']);

function WayToLaw({ cited: { location, caseId, state, label }, asOf }: { cited: Cited; asOf: string }) {
  const { t } = useTranslation('recording');
  const address = caseId
    ? caseAddress(caseId)
    : location && !NOT_HERE.has(state)
      ? articleAddress(location, asOf)
      : null;
  if (!address) return null;
  return (
    <Link
      to={address}
      target="_blank"
      className={styles.law ?? ''}
      aria-label={t('findings.openLawOf', { label })}
    >
      {t(state === 'digest_only' ? 'findings.openDigest' : 'findings.openLaw')}
    </Link>
  );
}
