import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { findingOf, lookFor, replaceAll, replaceOne, turnTo } from '../../model/editor/find-words.ts';
import styles from './editor.module.css';

const MOST_CHARACTERS = 200;

/** Finds words in the document and puts others in their place. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      count: findingOf(of.state).places.length,
      at: findingOf(of.state).at,
    }),
  });
  const [words, setWords] = useState(() => {
    const { from, to } = editor.state.selection;
    const chosen = editor.state.doc.textBetween(from, to, '\n');
    return chosen.includes('\n') ? '' : chosen.slice(0, MOST_CHARACTERS);
  });
  const [by, setBy] = useState('');
  /** How many were replaced at once, until something else is looked for. */
  const [replaced, setReplaced] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    editor.view.dispatch(lookFor(editor.state, words));
  }, [editor, words]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(lookFor(editor.state, ''));
    },
    [editor],
  );
  const dispatch = (change: Transaction) => editor.view.dispatch(change);
  const turn = (step: 1 | -1) => {
    setReplaced(null);
    dispatch(turnTo(editor.state, step));
  };
  const close = () => {
    onClose();
    editor.view.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current) turn(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const replace = (isAll: boolean) => {
    setReplaced(isAll ? count : null);
    dispatch((isAll ? replaceAll : replaceOne)(editor.state, by));
    // A button that has nothing left to do gives the focus away, and with it the keys of the bar.
    if (findingOf(editor.state).places.length === 0) field.current?.focus();
  };
  const found = words === '' ? '' : count === 0 ? t('find.none') : t('find.count', { at: at + 1, count });
  const told = replaced === null ? found : t('find.replaced', { count: replaced });
  return (
    <search className={styles.find} aria-label={t('find.label')} onKeyDown={onKeyDown}>
      <input
        ref={field}
        className={styles.field}
        aria-label={t('find.words')}
        placeholder={t('find.words')}
        maxLength={MOST_CHARACTERS}
        value={words}
        onChange={(event) => {
          setReplaced(null);
          setWords(event.target.value);
        }}
      />
      <span className={styles.count} role="status">
        {told}
      </span>
      <IconButton
        size="small"
        icon={<UpOutlined aria-hidden />}
        label={t('find.before')}
        disabled={count === 0}
        onClick={() => turn(-1)}
      />
      <IconButton
        size="small"
        icon={<DownOutlined aria-hidden />}
        label={t('find.next')}
        disabled={count === 0}
        onClick={() => turn(1)}
      />
      <IconButton size="small" icon={<CloseOutlined aria-hidden />} label={t('find.close')} onClick={close} />
      <div className={styles.replacing}>
        <input
          className={styles.field}
          aria-label={t('find.by')}
          placeholder={t('find.by')}
          maxLength={MOST_CHARACTERS}
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
        <Button size="small" disabled={count === 0} onClick={() => replace(false)}>
          {t('find.replace')}
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => replace(true)}>
          {t('find.replaceAll')}
        </Button>
      </div>
    </search>
  );
}
