import { entryAt, type FactSheet, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { putWords } from '../../model/editor/editor-commands.ts';
import styles from './editor.module.css';

/** The list of evidence that templates share (`content/facts/matter.yaml`). */
const LIST = 'evidence';

/** One item of the matter's evidence, by its number and name: （证据1：借条）. */
export function InsertEvidence({
  editor,
  sheet,
  onClose,
}: {
  editor: Editor;
  sheet: FactSheet;
  onClose: () => void;
}) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const items = rowsOf(sheet, LIST).flatMap((row, at) => {
    const path = rowPath(LIST, row, 'name');
    const entry = entryAt(sheet, path);
    const name = String(entry?.chosen.value ?? '').trim();
    const proves = String(entryAt(sheet, rowPath(LIST, row, 'proves'))?.chosen.value ?? '');
    return entry && name !== ''
      ? [{ number: at + 1, path, name, proves, from: entry.chosen.source.kind }]
      : [];
  });
  const put = ({ number, path, name, from }: (typeof items)[number]) => {
    const { schema } = editor;
    // Its name stays a fact: where a model found it, a file says so.
    const origin = schema.mark('origin', { of: { kind: 'fact', path, from } });
    const words = [schema.text(`（证据${number}：`), schema.text(name, [origin]), schema.text('）')];
    putWords(editor, words, { keepsOrigins: true });
    onClose();
  };
  return (
    <ModalDialog open title={t('evidence.title')} onClose={onClose}>
      {items.length === 0 ? <QuietNote>{t('evidence.none')}</QuietNote> : null}
      <ul className={styles.choices}>
        {items.map((item) => (
          <li key={item.path} className={styles.choice}>
            <strong>
              {item.number}. {item.name}
            </strong>
            {item.proves ? <p className={styles.excerpt}>{item.proves}</p> : null}
            <span className={styles.acts}>
              <Button
                size="small"
                aria-label={t('evidence.putOne', { name: item.name })}
                onClick={() => put(item)}
              >
                {t('evidence.put')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
