import {
  type AnalysisTemplate,
  applyAnalysisTemplate,
  type ColumnMatch,
  matchAnalysisTemplate,
} from '@mingfa/contract/analysis-template';
import { COLUMN_MATCH_LABELS } from '@mingfa/contract/labels/analysis-labels';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { analysisAddress } from '../../../../lib/dataset-address.ts';
import { describeError, toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { refreshAnalyses } from '../../model/refresh-analyses.ts';
import { DatasetChoice } from '../step/dataset-choice.tsx';
import styles from './templates.module.css';

interface ApplyTemplateProps {
  template: AnalysisTemplate;
  onBack: () => void;
  onClose: () => void;
}

const WIDTH_PX = 720;
const keyOf = ({ table, column }: ColumnRef) => `${table}.${column}`;

/** Which dataset and which columns take the place of the template's; then a new analysis is made of it. */
export function ApplyTemplate({ template, onBack, onClose }: ApplyTemplateProps) {
  const { t } = useTranslation('analysis');
  const navigate = useNavigate();
  const { templateId, title, datasets } = template;
  const [given, setGiven] = useState<Record<string, string | null>>({});
  const [columns, setColumns] = useState<{ slot: string; from: ColumnRef; to: ColumnRef }[]>([]);
  const body = {
    datasets: datasets.flatMap(({ slot }) => {
      const datasetId = given[slot];
      return datasetId ? [{ slot, datasetId }] : [];
    }),
    columns,
  };
  const isWhole = body.datasets.length === datasets.length;
  const match = useEndpoint(
    matchAnalysisTemplate,
    { params: { templateId }, body },
    { enabled: body.datasets.length > 0, staleTime: 0 },
  );
  const applying = useEndpointMutation(applyAnalysisTemplate, {
    onSuccess: ({ analysisId }) => void navigate(analysisAddress(analysisId)),
    onSettled: refreshAnalyses,
    onError: toastFailure,
  });
  const choose = ({ slot, from }: ColumnMatch, to: ColumnRef) =>
    setColumns((before) => [
      ...before.filter((one) => one.slot !== slot || keyOf(one.from) !== keyOf(from)),
      { slot, from, to },
    ]);
  const broken = match.data?.stepIdsBroken.length ?? 0;
  return (
    <Sheet
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('templates.applyTitle', { title })}
      footer={
        <>
          <Button onClick={onBack}>{t('templates.back')}</Button>
          <Button
            type="primary"
            disabled={!isWhole || match.isPending}
            loading={applying.isPending}
            onClick={() => applying.mutate({ params: { templateId }, body: { ...body, title: '' } })}
          >
            {t('templates.make')}
          </Button>
        </>
      }
    >
      {datasets.map(({ slot, label }) => (
        <div key={slot} className={styles.slot}>
          <DatasetChoice
            label={t('templates.instead', { label })}
            labelPlace="above"
            value={given[slot] ?? null}
            onChange={(datasetId) => {
              setGiven({ ...given, [slot]: datasetId });
              setColumns((before) => before.filter((one) => one.slot !== slot));
            }}
          />
        </div>
      ))}
      {datasets.length === 0 ? <QuietNote>{t('templates.noDatasets')}</QuietNote> : null}
      {match.isError ? (
        <p role="alert" className={styles.bad}>
          {describeError(match.error)}
        </p>
      ) : null}
      {match.isFetching && !match.data ? <SkeletonRows count={4} label={t('templates.matching')} /> : null}
      {match.data && match.data.columns.length > 0 ? (
        <table className={styles.matches}>
          <thead>
            <tr>
              <th scope="col">{t('templates.from')}</th>
              <th scope="col">{t('templates.to')}</th>
              <th scope="col">{t('templates.by')}</th>
            </tr>
          </thead>
          <tbody>
            {match.data.columns.map((one) => (
              <MatchRow
                key={`${one.slot} ${keyOf(one.from)}`}
                match={one}
                onChoose={(to) => choose(one, to)}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      {broken > 0 ? (
        <p role="status" className={styles.bad}>
          {t('templates.broken', { count: broken })}
        </p>
      ) : null}
    </Sheet>
  );
}

const NONE = '';

function MatchRow({ match, onChoose }: { match: ColumnMatch; onChoose: (to: ColumnRef) => void }) {
  const { t } = useTranslation('analysis');
  const { fromLabel, to, toLabel, by, kindDiffers, others } = match;
  const options = [
    ...(to
      ? [{ value: keyOf(to), label: toLabel ?? to.column }]
      : [{ value: NONE, label: t('templates.noColumn') }]),
    ...others.map((other) => ({ value: keyOf(other), label: other.label })),
  ];
  return (
    <tr>
      <th scope="row">{fromLabel}</th>
      <td>
        <SelectField
          small
          label={t('templates.toOf', { label: fromLabel })}
          labelPlace="hidden"
          value={to ? keyOf(to) : NONE}
          options={options}
          onChange={(key) => {
            const chosen = others.find((other) => keyOf(other) === key);
            if (chosen) onChoose({ table: chosen.table, column: chosen.column });
          }}
        />
      </td>
      <td className={by === 'missing' || kindDiffers ? styles.bad : styles.quiet}>
        {COLUMN_MATCH_LABELS[currentLanguage()][by]}
        {kindDiffers ? ` · ${t('templates.kindDiffers')}` : null}
      </td>
    </tr>
  );
}
