import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { caseSectionKind } from '@mingfa/contract/case';
import type { CaseReport } from '@mingfa/contract/case-report-project';
import { searchCases } from '@mingfa/contract/case-search';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../../../components/search-screen/search-box.tsx';
import { Segments } from '../../../../../components/segments.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { Sheet } from '../../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../../lib/query.ts';
import { useCaseWords } from '../../../hooks/use-case-words.ts';
import type { RunningSearch } from '../../../hooks/use-report-search.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { caseFiltersOf, hasCaseFilters } from '../../../model/case-search-state.ts';
import { SEARCHED_TIERS } from '../../../model/report-search-form.ts';
import { CaseFilters } from '../../case-filters.tsx';
import styles from './searches.module.css';

interface ReportSearchBoxProps {
  report: CaseReport;
  search: RunningSearch;
}

const SHORTEST = 10;
const SEARCHED_SECTIONS = caseSectionKind.options.filter((kind) =>
  ['gist', 'claims', 'facts', 'issues', 'reasoning', 'ruling'].includes(kind),
);

/** What is looked for: words, a number or an article, or cases with facts like those of the pending case. */
export function ReportSearchBox({ report, search }: ReportSearchBoxProps) {
  const { t } = useTranslation(['case-report', 'case']);
  const { form, change, run, running } = search;
  const [isShort, setIsShort] = useState(false);
  const story = form.story ?? report.pending.facts;
  const byFacts = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(story.trim().length < SHORTEST);
    if (story.trim().length >= SHORTEST) run();
  };
  return (
    <search className={styles.search}>
      <Segments
        label={t('case:way.label')}
        segments={(['search', 'facts'] as const).map((by) => ({
          key: by,
          label: t(`searches.by_${by}`),
          isOn: by === form.by,
          onChoose: () => change({ by }),
        }))}
      />
      {form.by === 'search' ? (
        <SearchBox
          label={t('case:search.label')}
          placeholder={t('searches.placeholder')}
          submit={t('searches.run')}
          words={form.q}
          maxLength={1000}
          onWords={(q) => change({ q })}
          onSubmit={() => run()}
        />
      ) : (
        <form className={styles.facts} onSubmit={byFacts}>
          <Input.TextArea
            aria-label={t('case:story.label')}
            aria-invalid={isShort}
            placeholder={t('case:story.placeholder')}
            value={story}
            maxLength={20_000}
            autoSize={{ minRows: 4, maxRows: 10 }}
            onChange={(event) => change({ story: event.target.value })}
          />
          <div className={styles.factsFoot}>
            <span className={styles.quiet}>
              {form.story === null ? t('searches.factsOfPending') : t('searches.factsChanged')}
            </span>
            {isShort ? (
              <span className={styles.problem} role="alert">
                {t('case:story.short')}
              </span>
            ) : null}
            <Button type="primary" htmlType="submit" loading={running.isPending}>
              {t('searches.run')}
            </Button>
          </div>
        </form>
      )}
      <Narrowing search={search} />
    </search>
  );
}

/** Which tier, which part of the documents, which filters. */
function Narrowing({ search: { form, change } }: { search: RunningSearch }) {
  const { t } = useTranslation(['case-report', 'case', 'shell']);
  const names = useReportWords();
  const words = useCaseWords();
  const [isFiltering, setIsFiltering] = useState(false);
  const isFiltered = hasCaseFilters(form.filters);
  return (
    <div className={styles.narrowing}>
      <SelectField
        label={t('searches.tier')}
        labelPlace="hidden"
        value={form.tier ?? 'every'}
        options={[
          { value: 'every', label: t('searches.everyTier') },
          ...SEARCHED_TIERS.map((value) => ({ value, label: names.tier[value] })),
        ]}
        onChange={(tier) => change({ tier: tier === 'every' ? null : tier })}
      />
      {form.by === 'search' ? (
        <SelectField
          label={t('case:search.section')}
          labelPlace="hidden"
          value={form.section ?? 'anywhere'}
          options={[
            { value: 'anywhere', label: t('case:search.anywhere') },
            ...SEARCHED_SECTIONS.map((kind) => ({ value: kind, label: words.section[kind] })),
          ]}
          onChange={(section) => change({ section: section === 'anywhere' ? null : section })}
        />
      ) : null}
      <Button
        type={isFiltered ? 'primary' : 'default'}
        icon={<FilterOutlined aria-hidden />}
        onClick={() => setIsFiltering(true)}
      >
        {t('shell:search.filter')}
      </Button>
      <Sheet open={isFiltering} onClose={() => setIsFiltering(false)} title={t('shell:search.filter')}>
        <Filters form={form} onChange={change} />
      </Sheet>
    </div>
  );
}

/** The filters of the case library with what it holds of each; counting is no search, and not logged. */
function Filters({ form, onChange }: { form: RunningSearch['form']; onChange: RunningSearch['change'] }) {
  const counts = useEndpoint(
    searchCases,
    { query: { ...caseFiltersOf(form.filters), page: 1, pageSize: 1 } },
    { placeholderData: (earlier) => earlier },
  );
  return (
    <CaseFilters
      state={form.filters}
      facets={counts.data?.facets}
      onChange={(changed) => onChange({ filters: { ...form.filters, ...changed } })}
    />
  );
}
