import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { REVIEW_COLUMN_KIND_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { LibraryColumn } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import chip from '../../../../components/chip.module.css';
import fields from '../../../../components/fields/fields.module.css';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { usualColumns } from '../../model/usual-columns.ts';
import styles from './make.module.css';

interface LibraryChoiceProps {
  library: readonly LibraryColumn[];
  held: ReadonlySet<string>;
  chosen: readonly string[];
  onChosen: (keys: string[]) => void;
}

/** The library's columns by group; the usual ones of a kind of contract with one press. */
export function LibraryChoice({ library, held, chosen, onChosen }: LibraryChoiceProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'library' });
  const [words, setWords] = useState('');
  const free = library.filter(({ key }) => !held.has(key));
  const wanted = new Set(chosen);
  const sought = words.trim().toLowerCase();
  const isSought = ({ label, asks, group }: LibraryColumn) =>
    [label, asks, group].some((text) => text.toLowerCase().includes(sought));
  const found = library.filter(isSought);
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  const choose = (keys: readonly string[], isWanted: boolean) =>
    onChosen(isWanted ? [...new Set([...chosen, ...keys])] : chosen.filter((key) => !keys.includes(key)));
  if (library.length === 0) return <QuietNote>{t('empty')}</QuietNote>;
  return (
    <>
      <fieldset className={fields.group}>
        <legend>
          <span className={fields.label}>{t('usual')}</span>
        </legend>
        <p className={fields.help}>{t('usualHint')}</p>
        <div className={styles.usual}>
          {usualColumns(free).map(({ kind, keys }) => {
            const isOn = keys.every((key) => wanted.has(key));
            return (
              <button
                key={kind}
                type="button"
                aria-pressed={isOn}
                className={`${chip.withIcon} ${isOn ? chip.chosen : ''}`}
                onClick={() => choose(keys, !isOn)}
              >
                {isOn ? <CheckOutlined aria-hidden /> : null}
                {t(kind)} · {keys.length}
              </button>
            );
          })}
        </div>
      </fieldset>
      <div className={styles.bar}>
        <SearchField label={t('search')} value={words} onChange={setWords} className={styles.search} />
        <span className={styles.count} role="status">
          {t('chosen', { count: chosen.length })}
        </span>
        {chosen.length > 0 ? (
          <Button size="small" type="text" onClick={() => onChosen([])}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      {found.length === 0 ? <QuietNote>{t('nothing', { words: words.trim() })}</QuietNote> : null}
      {groups.map(([group, columns]) => (
        <details
          key={`${group} ${sought === '' ? '' : 'found'}`}
          className={styles.group}
          open={sought !== '' || groups.length === 1}
        >
          <summary>
            <span>{group}</span>
            <span className={styles.count}>
              {t('inGroup', {
                chosen: columns.filter(({ key }) => wanted.has(key)).length,
                all: columns.length,
              })}
            </span>
          </summary>
          <ul className={styles.columns}>
            {columns.map(({ key, label, asks, kind }) => (
              <li key={key}>
                <label className={fields.check}>
                  <input
                    type="checkbox"
                    checked={wanted.has(key) || held.has(key)}
                    disabled={held.has(key)}
                    onChange={({ target }) => choose([key], target.checked)}
                  />
                  <span className={fields.checkWords}>
                    <span>
                      {label}{' '}
                      <span className={styles.kind}>
                        {REVIEW_COLUMN_KIND_LABELS[currentLanguage()][kind]}
                      </span>
                    </span>
                    <span className={styles.hint}>{held.has(key) ? t('isIn') : asks}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
