import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import type { SearchState } from '../model/search-state.ts';
import styles from './search-form.module.css';
import { TermSuggestions } from './term-suggestions.tsx';

interface SearchFormProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}

/** What is looked for, how, and in the law of which day. */
export function SearchForm({ state, onChange }: SearchFormProps) {
  const { t } = useTranslation('law');
  const [words, setWords] = useState(state.q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: words.trim() });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit} data-field>
        <SearchOutlined aria-hidden className={styles.glass} />
        <input
          className={styles.words}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={words}
          maxLength={1000}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="primary" htmlType="submit">
          {t('search.submit')}
        </Button>
      </form>
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
