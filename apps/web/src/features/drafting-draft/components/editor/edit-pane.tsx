import { EditorContent } from '@tiptap/react';
import { Button } from 'antd';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { today } from '../../../../lib/dates.ts';
import { useCitationCheck } from '../../hooks/editor/use-citation-check.ts';
import { useDocumentEditor } from '../../hooks/editor/use-document-editor.ts';
import type { CitationSlot } from '../../model/citation-slot.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { citationAt } from '../../model/editor/checked-citations.ts';
import { commentsAt } from '../../model/editor/comment-commands.ts';
import { chosenNode, tickBox } from '../../model/editor/editor-commands.ts';
import type { OpenedTool } from '../../model/editor/opened-tool.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { CursorLine } from './cursor-line.tsx';
import styles from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { FindBar } from './find-bar.tsx';
import { FootnoteDialog } from './footnote-dialog.tsx';
import { InsertArticle } from './insert-article.tsx';
import { InsertCalculation } from './insert-calculation.tsx';
import { InsertCase } from './insert-case.tsx';
import { InsertEvidence } from './insert-evidence.tsx';
import { ModelBar } from './model-bar.tsx';
import paper from './paper.module.css';

export interface EditPaneProps {
  desk: DraftDesk;
  Citation: CitationSlot;
  /** Back to the form; the document stays as it was edited. */
  onForm: () => void;
  /** The document is given back to its template. */
  onBack: () => void;
}

/** The document itself, to be written in freely: the blocks that files draw, and tools of its trade. */
export default function EditPane({ desk, Citation, onForm, onBack }: EditPaneProps) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const editor = useDocumentEditor(desk.draft);
  const check = useCitationCheck(editor, desk.draft);
  const [opened, setOpened] = useState<OpenedTool | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const [isWithModel, setIsWithModel] = useState(false);
  const label = t('label');
  useEffect(() => editor?.view.dom.setAttribute('aria-label', label), [editor, label]);
  const wasOpened = useRef(false);
  useEffect(() => {
    // A dialog gives the focus back to the tool that opened it: one goes on writing.
    if (wasOpened.current && !opened) editor?.view.focus();
    wasOpened.current = opened !== null;
  }, [editor, opened]);
  if (!editor) return <PageLoading />;
  const close = () => setOpened(null);
  const openAt = (position: number): boolean => {
    const footnote = chosenNode(editor, 'footnote');
    const citation = citationAt(editor.state, position);
    const [comment] = commentsAt(editor, position);
    if (footnote) setOpened({ kind: 'footnote', position: footnote.position, isNew: false });
    else if (citation) setOpened({ kind: 'citation', citation });
    else if (comment) setOpened({ kind: 'comment', comment });
    return footnote !== null || citation !== null || comment !== undefined;
  };
  const openUnder = (target: Element, clientX: number, clientY: number): void => {
    if (!target.closest('[data-citation], [data-comment]')) return;
    const place = editor.view.posAtCoords({ left: clientX, top: clientY });
    if (!place) return;
    // Such clicks choose a word or a whole paragraph, which the next key would write over.
    editor.commands.setTextSelection(place.pos);
    openAt(place.pos);
  };
  // A click alone puts the cursor there, as it does everywhere in a text.
  const onClick = ({ target, clientX, clientY, ctrlKey, metaKey }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const box = chosenNode(editor, 'box');
    if (ctrlKey || metaKey) openUnder(target, clientX, clientY);
    else if (box && target.closest('[data-box]')) tickBox(editor, box.position);
    else if (chosenNode(editor, 'footnote') && target.closest('[data-footnote]'))
      openAt(editor.state.selection.from);
  };
  const onDoubleClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (target instanceof Element) openUnder(target, clientX, clientY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method are its own, and those of a dialog.
    if (event.nativeEvent.isComposing || opened) return;
    const box = chosenNode(editor, 'box');
    const isFind = (event.ctrlKey || event.metaKey) && ['f', 'h'].includes(event.key.toLowerCase());
    if (isFind) setIsFinding(true);
    else if (box && event.key === ' ') tickBox(editor, box.position);
    else if (!(event.altKey && event.key === 'Enter' && openAt(editor.state.selection.from))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={styles.pane} aria-label={t('label')} onKeyDownCapture={onKeyDown}>
      <div className={styles.head}>
        <div className={styles.ways}>
          <Button size="small" type="text" onClick={onForm}>
            {t('toForm')}
          </Button>
          <Button size="small" type="text" onClick={onBack}>
            {t('toTemplate')}
          </Button>
        </div>
        <EditorToolbar
          editor={editor}
          onOpen={setOpened}
          isFinding={isFinding}
          onFind={() => setIsFinding(!isFinding)}
          isWithModel={isWithModel}
          onModel={() => setIsWithModel(!isWithModel)}
        />
        {isWithModel ? <ModelBar editor={editor} desk={desk} onClose={() => setIsWithModel(false)} /> : null}
        {isFinding ? <FindBar editor={editor} onClose={() => setIsFinding(false)} /> : null}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Alt+Enter opens what a click opens */}
      <div
        className={`${paper.paper} ${desk.preview.document.layout === 'court' ? paper.court : ''}`}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        <EditorContent editor={editor} />
      </div>
      <CursorLine desk={desk} editor={editor} isCheckFailed={check.isFailed} onOpen={openAt} />
      {opened?.kind === 'article' ? <InsertArticle editor={editor} onClose={close} /> : null}
      {opened?.kind === 'case' ? <InsertCase editor={editor} onClose={close} /> : null}
      {opened?.kind === 'calculation' ? <InsertCalculation editor={editor} onClose={close} /> : null}
      {opened?.kind === 'evidence' ? (
        <InsertEvidence editor={editor} sheet={desk.draft.sheet} onClose={close} />
      ) : null}
      {opened?.kind === 'footnote' ? <FootnoteDialog editor={editor} place={opened} onClose={close} /> : null}
      {opened?.kind === 'comment' ? (
        <CommentDialog editor={editor} comment={opened.comment} onClose={close} />
      ) : null}
      {opened?.kind === 'citation' ? (
        <ModalDialog open size="wide" title={t('citation')} onClose={close}>
          <ul className={styles.citations}>
            <Citation citation={opened.citation} asOf={today()} />
          </ul>
        </ModalDialog>
      ) : null}
    </section>
  );
}
