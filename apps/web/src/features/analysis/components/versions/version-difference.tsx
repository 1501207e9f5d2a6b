import {
  type AnalysisVersion,
  compareAnalysisVersion,
  type StepDifference,
} from '@mingfa/contract/analysis-version';
import { ANALYSIS_STEP_LABELS, STEP_CHANGE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { stepWords } from '../../model/step-words.ts';
import styles from './versions.module.css';

interface VersionDifferenceProps {
  analysisId: string;
  version: AnalysisVersion;
}

/** What became otherwise since a version, step by step. */
export function VersionDifference({ analysisId, version: { versionId } }: VersionDifferenceProps) {
  const { t } = useTranslation('analysis');
  const found = useEndpoint(
    compareAnalysisVersion,
    { params: { analysisId, versionId }, query: {} },
    { staleTime: 0 },
  );
  return (
    <Loaded query={found} missing={t('versions.gone')}>
      {({ titleBefore, titleAfter, items }) => {
        const shown = items.filter(({ change, answerDiffers }) => change !== 'same' || answerDiffers);
        return (
          <>
            {titleBefore === titleAfter ? null : (
              <p>{t('versions.renamed', { before: titleBefore, after: titleAfter })}</p>
            )}
            {shown.length === 0 ? <QuietNote>{t('versions.same')}</QuietNote> : null}
            <ul className={styles.differences}>
              {shown.map((item) => (
                <Difference key={item.stepId} item={item} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}

function Difference({ item }: { item: StepDifference }) {
  const { t } = useTranslation('analysis');
  const { change, before, after, lines, answerBefore, answerAfter, answerDiffers } = item;
  const step = after ?? before;
  if (!step) return null;
  const shownLines =
    lines.length > 0
      ? lines.filter(({ kind }) => kind !== 'same')
      : change === 'added' || change === 'removed'
        ? [{ kind: change, text: stepWords(step) }]
        : [];
  return (
    <li className={styles.difference}>
      <p className={styles.head}>
        <b>
          {ANALYSIS_STEP_LABELS[currentLanguage()][step.kind]} {step.title}
        </b>{' '}
        <span className={styles.quiet}>{STEP_CHANGE_LABELS[currentLanguage()][change]}</span>
      </p>
      {shownLines.length > 0 ? (
        <ol className={styles.lines}>
          {shownLines.map(({ kind, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names; their place is what they are
            <li key={place} className={kind === 'added' ? styles.added : styles.removed}>
              <span className="visually-hidden">
                {t(kind === 'added' ? 'versions.lineAdded' : 'versions.lineRemoved')}
              </span>
              {text || ' '}
            </li>
          ))}
        </ol>
      ) : null}
      {answerDiffers && before && after ? (
        <p className={styles.answers}>
          {t('versions.answers', {
            before: answerBefore
              ? t('versions.rows', { count: answerBefore.totalRows })
              : t('versions.noAnswer'),
            after: answerAfter
              ? t('versions.rows', { count: answerAfter.totalRows })
              : t('versions.noAnswer'),
          })}
        </p>
      ) : null}
    </li>
  );
}
