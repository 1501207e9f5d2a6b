import { caseSectionKind } from '@mingfa/contract/case';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../components/search-screen/search-box.module.css';
import { SearchBox } from '../../../components/search-screen/search-box.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useCaseWords } from '../hooks/use-case-words.ts';
import type { CaseSearchState } from '../model/case-search-state.ts';

/** Sections that are worth searching alone. */
const SEARCHED = caseSectionKind.options.filter((kind) =>
  ['gist', 'claims', 'defence', 'facts', 'issues', 'reasoning', 'ruling'].includes(kind),
);

interface CaseSearchFormProps {
  state: CaseSearchState;
  onChange: (change: Partial<CaseSearchState>) => void;
}

/** What is looked for, and in which part of the documents. */
export function CaseSearchForm({ state, onChange }: CaseSearchFormProps) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const [typed, setTyped] = useState(state.q);
  return (
    <search>
      <SearchBox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        submit={t('search.submit')}
        words={typed}
        maxLength={1000}
        onWords={setTyped}
        onSubmit={() => onChange({ q: typed.trim(), within: '' })}
      />
      <div className={styles.options}>
        <SelectField
          label={t('search.section')}
          labelPlace="hidden"
          value={state.section ?? 'anywhere'}
          options={[
            { value: 'anywhere', label: t('search.anywhere') },
            ...SEARCHED.map((kind) => ({ value: kind, label: words.section[kind] })),
          ]}
          onChange={(section) => onChange({ section: section === 'anywhere' ? null : section })}
        />
      </div>
    </search>
  );
}
