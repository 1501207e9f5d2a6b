import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useSearch } from './use-search.ts';
import styles from './viewer.module.css';

const PAUSE_MS = 300;

export interface SearchBarProps {
  search: ReturnType<typeof useSearch>;
  parts: number;
  onWords: (words: string) => void;
  onClose: () => void;
}

/** Words to look for in the document; Enter goes on, Shift and Enter back, Escape closes. */
export function SearchBar({ search, parts, onWords, onClose }: SearchBarProps) {
  const { t } = useTranslation(['document', 'shell']);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => onWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onWords]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      search.step(event.shiftKey ? -1 : 1);
    }
  };
  const { words, found, isDone, searched, current } = search;
  const state =
    words === ''
      ? ''
      : found.length > 0
        ? `${current + 1} / ${found.length}${isDone ? '' : '…'}`
        : isDone
          ? t('viewer.notFound')
          : t('viewer.searching', { done: searched, total: parts });
  return (
    <search className={styles.search} data-field>
      <SearchOutlined aria-hidden />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t('viewer.searchLabel')}
        placeholder={t('viewer.searchLabel')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output className={styles.found}>{state}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={t('viewer.previousHit')}
        disabled={found.length === 0}
        onClick={() => search.step(-1)}
      >
        <UpOutlined />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('viewer.nextHit')}
        disabled={found.length === 0}
        onClick={() => search.step(1)}
      >
        <DownOutlined />
      </button>
      <button type="button" className={styles.button} aria-label={t('shell:action.close')} onClick={onClose}>
        <CloseOutlined />
      </button>
    </search>
  );
}
