import { caseArea, caseProcedure } from '@mingfa/contract/case';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import fields from '../../../../components/fields/fields.module.css';
import { Section } from '../../../../components/fields/section.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useCaseWords } from '../../hooks/use-case-words.ts';
import { ListTextField } from './list-text-field.tsx';
import { ReadCourts } from './read-courts.tsx';
import type { ReportStepProps } from './report-step-props.ts';

const NONE = 'none-chosen';
const CAUSES_MAX = 5;
const ISSUES_MAX = 10;

/** The case that waits for its decision: court, cause, facts, issues, claims. */
export function PendingStep({ open }: ReportStepProps) {
  const { t } = useTranslation('case-report');
  const words = useCaseWords();
  const { report, write, writePending } = open;
  const { pending, courts, openPoints } = report;
  const gap = (...kinds: string[]) => {
    const found = openPoints.find(({ kind }) => kinds.includes(kind));
    return found ? t(`open.${found.kind}`) : null;
  };
  return (
    <Section title={t('step.pending')} intro={t('pending.intro')}>
      <TextField
        label={t('pending.title')}
        gap={report.title.trim() === '' ? t('pending.untitled') : null}
        value={report.title}
        maxLength={200}
        onChange={(title) => write({ title })}
      />
      <div className={fields.pair}>
        <TextField
          label={t('pending.author')}
          placeholder={t('pending.authorPlaceholder')}
          value={report.author}
          maxLength={60}
          onChange={(author) => write({ author })}
        />
        <TextField
          label={t('pending.side')}
          placeholder={t('pending.sidePlaceholder')}
          value={pending.side}
          maxLength={60}
          onChange={(side) => writePending({ side })}
        />
      </div>
      <div>
        <div className={fields.pair}>
          <TextField
            label={t('pending.hearingCourt')}
            placeholder={t('pending.hearingCourtPlaceholder')}
            gap={gap('no_hearing_court', 'hearing_court_unread')}
            value={pending.hearingCourt}
            maxLength={100}
            onChange={(hearingCourt) => writePending({ hearingCourt })}
          />
          <TextField
            label={t('pending.higherCourt')}
            placeholder={t('pending.higherCourtPlaceholder')}
            gap={gap('higher_court_unknown')}
            value={pending.higherCourt}
            maxLength={100}
            onChange={(higherCourt) => writePending({ higherCourt })}
          />
        </div>
        <ReadCourts courts={courts} />
      </div>
      <div className={fields.pair}>
        <FieldGroup label={words.field.area}>
          <SelectField
            label={words.field.area}
            labelPlace="hidden"
            value={pending.area ?? NONE}
            options={[
              { value: NONE, label: t('pending.unset') },
              ...caseArea.options.map((value) => ({ value, label: words.area[value] })),
            ]}
            onChange={(area) => writePending({ area: area === NONE ? null : area })}
          />
        </FieldGroup>
        <FieldGroup label={words.field.procedure}>
          <SelectField
            label={words.field.procedure}
            labelPlace="hidden"
            value={pending.procedure ?? NONE}
            options={[
              { value: NONE, label: t('pending.unset') },
              ...caseProcedure.options
                .filter((value) => value !== 'none')
                .map((value) => ({ value, label: words.procedure[value] })),
            ]}
            onChange={(procedure) => writePending({ procedure: procedure === NONE ? null : procedure })}
          />
        </FieldGroup>
      </div>
      <div className={fields.pair}>
        <TextField
          label={t('pending.number')}
          placeholder={t('pending.numberPlaceholder')}
          value={pending.number}
          maxLength={60}
          onChange={(number) => writePending({ number })}
        />
        <ListTextField
          label={t('pending.causes')}
          placeholder={t('pending.causesPlaceholder')}
          items={pending.causes}
          most={CAUSES_MAX}
          itemMax={60}
          onChange={(causes) => writePending({ causes })}
        />
      </div>
      <TextField
        label={t('pending.facts')}
        help={t('pending.factsHelp')}
        gap={gap('no_facts')}
        value={pending.facts}
        maxLength={20_000}
        rows={6}
        onChange={(facts) => writePending({ facts })}
      />
      <ListTextField
        label={t('pending.issues')}
        help={t('pending.issuesHelp')}
        gap={gap('no_issues')}
        items={pending.issues}
        most={ISSUES_MAX}
        itemMax={500}
        rows={2}
        onChange={(issues) => writePending({ issues })}
      />
      <TextField
        label={t('pending.claims')}
        value={pending.claims}
        maxLength={5000}
        rows={3}
        onChange={(claims) => writePending({ claims })}
      />
      <div className={fields.pair}>
        <DateField
          label={t('pending.lawAsOf')}
          labelAbove
          clearable
          value={pending.lawAsOf}
          onChange={(lawAsOf) => writePending({ lawAsOf })}
        />
        <FieldGroup label={t('pending.language')}>
          <SelectField
            label={t('pending.language')}
            labelPlace="hidden"
            value={report.language}
            options={[
              { value: 'zh-CN', label: t('pending.chinese') },
              { value: 'en', label: t('pending.english') },
            ]}
            onChange={(language) => write({ language })}
          />
        </FieldGroup>
      </div>
    </Section>
  );
}
