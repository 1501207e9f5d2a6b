import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { writeFootnote } from '../../model/editor/editor-commands.ts';
import { noteText } from '../../model/editor/inline-nodes.ts';

export interface FootnoteDialogProps {
  editor: Editor;
  place: { position: number; isNew: boolean };
  onClose: () => void;
}

/** The words of a footnote; without any it is taken away. */
export function FootnoteDialog({ editor, place, onClose }: FootnoteDialogProps) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const [held] = useState(() =>
    place.isNew ? '' : noteText(editor.state.doc.nodeAt(place.position)?.attrs.spans),
  );
  const [text, setText] = useState(held);
  const keep = (words: string) => {
    if (words !== held) writeFootnote(editor, place, words);
    onClose();
  };
  return (
    <ModalDialog
      open
      focusField
      title={t(place.isNew ? 'footnote.add' : 'footnote.edit')}
      onClose={onClose}
      footer={
        <>
          {place.isNew ? null : <Button onClick={() => keep('')}>{t('footnote.remove')}</Button>}
          <Button type="primary" disabled={text.trim() === ''} onClick={() => keep(text)}>
            {t('footnote.keep')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('footnote.words')}
        help={t('footnote.place')}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
    </ModalDialog>
  );
}
