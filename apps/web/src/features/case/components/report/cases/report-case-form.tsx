import { caseUse } from '@mingfa/contract/case-report-content';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../../components/fields/field-group.tsx';
import { TextField } from '../../../../../components/fields/text-field.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import type { OpenReport } from '../../../hooks/use-report.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { StanceField } from '../stance-field.tsx';
import { CaseTierField } from './case-tier-field.tsx';
import styles from './cases.module.css';
import { ComparedQuotes } from './compared-quotes.tsx';

const REASON_MAX = 2000;

/** All that the author says of a chosen case; what was typed is kept as it is typed. */
export function ReportCaseForm({ one, open }: { one: ReportCase; open: OpenReport }) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const { caseId, stance, reason, use, useReason, difference, differenceHints, articles, duty } = one;
  const write = (values: Parameters<OpenReport['writeCase']>[1]) => open.writeCase(caseId, values);
  const hints = [...differenceHints.missing, ...differenceHints.additional];
  return (
    <div className={styles.form}>
      <FieldGroup label={t('stance.label')}>
        <StanceField stance={stance} onStance={(to) => write({ stance: to })} />
      </FieldGroup>
      <TextField
        label={t('cases.reason')}
        placeholder={t('cases.reasonPlaceholder')}
        value={reason}
        maxLength={REASON_MAX}
        rows={2}
        onChange={(to) => write({ reason: to })}
      />
      <ComparedQuotes one={one} open={open} />
      {articles.length > 0 ? (
        <p className={styles.quiet}>{t('cases.articles', { articles: articles.join('、') })}</p>
      ) : null}
      <TextField
        label={t('cases.difference')}
        placeholder={t('cases.differencePlaceholder')}
        value={difference}
        maxLength={REASON_MAX}
        rows={2}
        onChange={(to) => write({ difference: to })}
      />
      {hints.length > 0 ? (
        <details className={styles.hints}>
          <summary>{t('cases.hints')}</summary>
          <Hints label={t('cases.hintsMissing')} sentences={differenceHints.missing} />
          <Hints label={t('cases.hintsAdditional')} sentences={differenceHints.additional} />
        </details>
      ) : null}
      <FieldGroup label={t('cases.use', { duty: names.duty[duty] })}>
        <SelectField
          label={t('cases.use', { duty: names.duty[duty] })}
          labelPlace="hidden"
          value={use}
          options={caseUse.options.map((value) => ({ value, label: names.use[value] }))}
          onChange={(to) => write({ use: to })}
        />
      </FieldGroup>
      <TextField
        label={t('cases.useReason')}
        placeholder={t('cases.useReasonPlaceholder')}
        value={useReason}
        maxLength={REASON_MAX}
        rows={2}
        onChange={(to) => write({ useReason: to })}
      />
      <CaseTierField one={one} open={open} />
      {one.foundBy.length > 0 ? (
        <p className={styles.quiet}>{t('cases.foundBy', { numbers: one.foundBy.join('、') })}</p>
      ) : null}
    </div>
  );
}

function Hints({ label, sentences }: { label: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{label}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
