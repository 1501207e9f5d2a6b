import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import DownOutlined from '@ant-design/icons/DownOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindInLaw } from '../hooks/use-find-in-law.ts';
import styles from './find-bar.module.css';

/** Looks for words in the law, stays above the text: which of the places it is at, and on to the next one. */
export function FindBar({ find, inputRef }: { find: FindInLaw; inputRef: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('law');
  const { typed, words, matches, place } = find;
  const count = matches.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (event.nativeEvent.isComposing) return;
    if (isBack) find.previous();
    else if (event.key === 'ArrowDown' || event.key === 'Enter') find.next();
    else if (event.key === 'Escape' && typed) find.type('');
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.bar}>
      <div className={styles.field} data-field>
        <SearchOutlined aria-hidden className={styles.glass} />
        <input
          ref={inputRef}
          className={styles.words}
          type="search"
          value={typed}
          maxLength={100}
          aria-label={t('reader.find')}
          aria-keyshortcuts="/"
          placeholder={t('reader.find')}
          onChange={(event) => find.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span role="status" className={styles.count}>
          {words === '' ? '' : count === 0 ? t('find.none') : t('find.count', { place: place + 1, count })}
        </span>
        {typed ? (
          <>
            <button
              type="button"
              className={styles.button}
              aria-label={t('find.previous')}
              title={t('find.previous')}
              disabled={count === 0}
              onClick={find.previous}
            >
              <UpOutlined aria-hidden />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={t('find.next')}
              title={t('find.next')}
              disabled={count === 0}
              onClick={find.next}
            >
              <DownOutlined aria-hidden />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={t('find.clear')}
              onClick={() => find.type('')}
            >
              <CloseCircleFilled aria-hidden />
            </button>
          </>
        ) : null}
      </div>
    </search>
  );
}
