import type { FindingFigureOutcome } from '@mingfa/contract/analysis-result';
import { FIGURE_STATE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TraceSheet } from '../../../../components/table-answer/trace-sheet.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { findingPieces } from '../../model/finding-pieces.ts';
import { isAsking } from '../../model/new-step.ts';
import type { NotebookDesk, StepProps } from '../../model/notebook-desk.ts';
import styles from './finding.module.css';

interface FindingTextProps {
  desk: NotebookDesk;
  step: StepProps<'finding'>['step'];
  outcomes: readonly FindingFigureOutcome[];
}

/** A finding as it is read: each figure leads to the rows it comes from, or to the step whose SQL it comes from. */
export function FindingText({ desk, step: { text, figures }, outcomes }: FindingTextProps) {
  const { t } = useTranslation('analysis');
  const [traced, setTraced] = useState<FindingFigureOutcome | null>(null);
  if (text.trim() === '') return null;
  const source = traced ? desk.steps.filter(isAsking).find(({ stepId }) => stepId === traced.of) : undefined;
  const query =
    source?.kind === 'question'
      ? (desk.outcomeOf(source.stepId)?.understood?.query ?? source.query)
      : undefined;
  const follow = (figure: FindingFigureOutcome) => {
    if (figure.trace && desk.write) setTraced(figure);
    else document.getElementById(`step-${figure.of}`)?.focus();
  };
  return (
    <p className={styles.text}>
      {findingPieces(text, figures).map((piece, place) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a text have no other name
        if ('words' in piece) return <span key={place}>{piece.words}</span>;
        const now = outcomes.find(({ key }) => key === piece.key);
        const held = figures.find(({ key }) => key === piece.key);
        const shown = now?.text || String(held?.seen ?? `{${piece.key}}`);
        if (!now || now.state === 'missing')
          return (
            <b
              key={place}
              className={styles.missing}
              title={now ? FIGURE_STATE_LABELS[currentLanguage()].missing : ''}
            >
              {shown}
            </b>
          );
        return (
          <button
            key={place}
            type="button"
            className={`${styles.figure} ${now.state === 'changed' ? styles.changed : ''}`}
            title={`${FIGURE_STATE_LABELS[currentLanguage()][now.state]}${t('between')}${t('finding.follow')}`}
            onClick={() => follow(now)}
          >
            {shown}
          </button>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
      {traced?.trace && query && source?.datasetId ? (
        <TraceSheet
          datasetId={source.datasetId}
          query={query}
          figure={{ ...traced.trace, label: traced.label }}
          onClose={() => setTraced(null)}
        />
      ) : null}
    </p>
  );
}
