import { templateShelf } from '@mingfa/contract/document-template';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import type { TemplateFilter } from '../../hooks/use-templates.ts';
import styles from '../drafting.module.css';

const FORMS = ['all', 'official', 'plain'] as const;

/** Narrows templates by words, by what they are for, and by whether they follow an official form. */
export function TemplateFilters({ filter }: { filter: TemplateFilter }) {
  const { t } = useTranslation('drafting');
  const { typed, setTyped, shelf, setShelf, form, setForm } = filter;
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          label={t('templates.search')}
          value={typed}
          onChange={setTyped}
        />
        <SelectField
          label={t('templates.forms')}
          labelPlace="hidden"
          value={form}
          options={FORMS.map((one) => ({
            value: one,
            label: one === 'all' ? `${t('templates.forms')} · ${t('templates.all')}` : t(`templates.${one}`),
          }))}
          onChange={setForm}
        />
      </div>
      <fieldset className={styles.shelves} aria-label={t('templates.shelves')}>
        {[null, ...templateShelf.options].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={`${styles.chip} ${shelf === one ? styles.chosen : ''}`}
            aria-pressed={shelf === one}
            onClick={() => setShelf(one)}
          >
            {one ? t(`shelf.${one}`) : t('templates.all')}
          </button>
        ))}
      </fieldset>
    </>
  );
}
