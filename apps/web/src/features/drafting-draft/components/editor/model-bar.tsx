import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { toast } from '../../../../lib/toast.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { chosenWords, putModelWords } from '../../model/editor/model-words.ts';
import { ModelWrites } from '../suggestion/model-writes.tsx';
import styles from './editor.module.css';

export interface ModelBarProps {
  editor: Editor;
  desk: DraftDesk;
  onClose: () => void;
}

/** A model writes chosen words of the document otherwise: what it suggests is put in where somebody takes it over. */
export function ModelBar({ editor, desk: { draft, Citation }, onClose }: ModelBarProps) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const { t: words } = useTranslation('suggestion');
  const chosen = useEditorState({ editor, selector: ({ editor: of }) => chosenWords(of.state) });
  // Of words that stand there twice the one that was chosen last is meant.
  const near = useRef(0);
  if (chosen) near.current = chosen.from;
  const settle = async () => ((await draft.keeper.settle()) ? draft.keeper.read().base.revision : null);
  return (
    <section className={styles.modelBar} aria-label={t('model.label')}>
      <div className={styles.modelHead}>
        <QuietNote>{t(chosen ? 'model.chosen' : 'model.choose')}</QuietNote>
        <Button size="small" type="text" onClick={onClose}>
          {t('model.close')}
        </Button>
      </div>
      <ModelWrites
        draftId={draft.base.draftId}
        part={null}
        name={t('label')}
        selection={chosen ? { text: chosen.text } : undefined}
        isEmpty={!chosen}
        settle={settle}
        onAccepted={({ suggestion, words: taken }) => {
          if (putModelWords(editor, suggestion.selection?.text ?? '', near.current, taken.text))
            toast.success(words('accepted'));
          else toast.error(t('model.gone'));
        }}
        Citation={Citation}
      />
    </section>
  );
}
