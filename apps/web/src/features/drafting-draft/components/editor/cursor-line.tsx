import { FACT_SOURCE_LABELS } from '@mingfa/contract/labels/fact-source-labels';
import type { SpanOrigin } from '@mingfa/legal/drafting/document-blocks';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { citationAt } from '../../model/editor/checked-citations.ts';
import { commentsAt } from '../../model/editor/comment-commands.ts';
import { chosenNode } from '../../model/editor/editor-commands.ts';
import { OWN_WORDS } from '../../model/editor/words-marks.ts';
import { pathName } from '../../model/form-paths.ts';
import styles from './editor.module.css';

export interface CursorLineProps {
  desk: DraftDesk;
  editor: Editor;
  isCheckFailed: boolean;
  /** Opens what stands at a place: a footnote, a citation, a comment. */
  onOpen: (position: number) => void;
}

/** Whose words one is in, and what can be opened there: for those who have no mouse, too. */
export function CursorLine({ desk, editor, isCheckFailed, onOpen }: CursorLineProps) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const here = useEditorState({
    editor,
    selector: ({ editor: of }) => {
      const { $from, from } = of.state.selection;
      const mark = ($from.nodeAfter ?? $from.nodeBefore)?.marks.find(({ type }) => type.name === 'origin');
      return {
        from,
        origin: (mark?.attrs.of ?? OWN_WORDS) as SpanOrigin,
        citation: citationAt(of.state, from)?.label ?? null,
        comment: commentsAt(of, from)[0]?.text ?? null,
        isFootnote: chosenNode(of, 'footnote') !== null,
        characters: of.state.doc.textContent.length,
      };
    },
  });
  const { from, origin, citation, comment, isFootnote, characters } = here;
  const open = () => onOpen(from);
  return (
    <div className={styles.line}>
      <span className={styles.origin}>{useOriginWords(desk, origin)}</span>
      {isFootnote ? (
        <Button size="small" onClick={open}>
          {t('footnote.edit')}
        </Button>
      ) : null}
      {citation ? (
        <Button size="small" onClick={open}>
          {t('openCitation', { label: citation })}
        </Button>
      ) : null}
      {comment && !citation ? (
        <Button size="small" className={styles.commented} onClick={open}>
          {t('comment.open', { text: comment })}
        </Button>
      ) : null}
      {citation || comment ? <span className={styles.quiet}>{t('openHow')}</span> : null}
      {isCheckFailed ? <span className={styles.quiet}>{t('checkFailed')}</span> : null}
      <span className={styles.quiet}>{t('characters', { count: characters })}</span>
    </div>
  );
}

/** Whose words they are, in a sentence. */
function useOriginWords({ template, draft }: DraftDesk, origin: SpanOrigin): string {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  switch (origin.kind) {
    case 'template':
      return t('origin.template');
    case 'fact': {
      const name = pathName(template, draft.sheet, origin.path);
      if (origin.from === null) return t('origin.open', { name });
      return t('origin.fact', { name, source: FACT_SOURCE_LABELS[currentLanguage()][origin.from] });
    }
    default: {
      const part = template.parts.find(({ id }) => id === origin.part);
      if (!part) return t(origin.kind === 'model' ? 'origin.modelAlone' : 'origin.own');
      return t(`origin.${origin.kind}`, { name: inLanguage(part.label) });
    }
  }
}
