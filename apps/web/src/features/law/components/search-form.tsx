import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import styles from '../../../components/search-screen/search-box.module.css';
import { SearchBox } from '../../../components/search-screen/search-box.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import type { SearchState } from '../model/search-state.ts';
import { TermSuggestions } from './term-suggestions.tsx';

interface SearchFormProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}

/** What is looked for, how, and in the law of which day. */
export function SearchForm({ state, onChange }: SearchFormProps) {
  const { t } = useTranslation('law');
  const [words, setWords] = useState(state.q);
  return (
    <search>
      <SearchBox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        submit={t('search.submit')}
        words={words}
        maxLength={1000}
        onWords={setWords}
        onSubmit={() => onChange({ q: words.trim() })}
      />
      <TermSuggestions words={words} asPhrase={state.mode === 'phrase'} onUse={(q) => onChange({ q })} />
      <div className={styles.options}>
        <SelectField
          label={t('search.mode')}
          labelPlace="hidden"
          value={state.mode}
          options={(['meaning', 'words', 'phrase'] as const).map((mode) => ({
            value: mode,
            label: t(`search.${mode}`),
          }))}
          onChange={(mode) => onChange({ mode })}
        />
        <DateField label={t('filter.asOf')} value={state.asOf} onChange={(asOf) => onChange({ asOf })} />
      </div>
    </search>
  );
}
