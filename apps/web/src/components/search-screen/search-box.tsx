import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import type { FormEvent } from 'react';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  submit: string;
  words: string;
  maxLength: number;
  onWords: (words: string) => void;
  onSubmit: () => void;
}

/** What is looked for, in one line with its button. */
export function SearchBox({
  label,
  placeholder,
  submit,
  words,
  maxLength,
  onWords,
  onSubmit,
}: SearchBoxProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.search} onSubmit={send} data-field>
      <SearchOutlined aria-hidden className={styles.glass} />
      <input
        className={styles.words}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={words}
        maxLength={maxLength}
        onChange={(event) => onWords(event.target.value)}
      />
      <Button type="primary" htmlType="submit">
        {submit}
      </Button>
    </form>
  );
}
