import BoldOutlined from '@ant-design/icons/BoldOutlined';
import CommentOutlined from '@ant-design/icons/CommentOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import RobotOutlined from '@ant-design/icons/RobotOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { Editor } from '@tiptap/core';
import { isInTable } from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../../components/action-menu.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { toast } from '../../../../lib/toast.ts';
import {
  apply,
  BLOCK_STYLES,
  type BlockStyle,
  footnotePlace,
  putBlock,
  putWords,
  setStyle,
  styleHere,
} from '../../model/editor/editor-commands.ts';
import { NUMBERINGS, numberLines } from '../../model/editor/number-lines.ts';
import type { OpenedTool } from '../../model/editor/opened-tool.ts';
import { changeTable, insertTable, TABLE_ACTS } from '../../model/editor/table-commands.ts';
import styles from './editor.module.css';

export interface EditorToolbarProps {
  editor: Editor;
  isFinding: boolean;
  onFind: () => void;
  isWithModel: boolean;
  onModel: () => void;
  onOpen: (tool: OpenedTool) => void;
}

const COLUMNS = [2, 3, 4, 5];

/** The tools of the editor; arrows move among them. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, isFinding, onFind, isWithModel, onModel, onOpen } = props;
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const here = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      canUndo: of.can().undo(),
      canRedo: of.can().redo(),
      isBold: of.isActive('bold'),
      style: styleHere(of),
      isInTable: isInTable(of.state),
      isChosen: !of.state.selection.empty,
      note: footnotePlace(of),
    }),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!move || !(event.target instanceof HTMLButtonElement)) return;
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), select')];
    tools.at((tools.indexOf(event.target) + move) % tools.length)?.focus();
    event.preventDefault();
  };
  const tool = (label: string, icon: ReactNode, props: object, act: () => void) => (
    <Button type="text" icon={icon} aria-label={label} title={label} onClick={act} {...props} />
  );
  const menu = (label: string, icon: ReactNode, actions: MenuAction[]) => (
    <ActionMenu
      label={label}
      actions={actions}
      trigger={(props) => <Button {...props} type="text" icon={icon} aria-label={label} title={label} />}
    />
  );
  const chooseStyle = (style: BlockStyle | '') => {
    if (style !== '' && !setStyle(editor, style)) toast.error(t('style.hasNotes'));
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')} onKeyDown={onKeyDown} tabIndex={-1}>
      {tool(t('undo'), <UndoOutlined aria-hidden />, { disabled: !here.canUndo }, () =>
        editor.chain().focus().undo().run(),
      )}
      {tool(t('redo'), <RedoOutlined aria-hidden />, { disabled: !here.canRedo }, () =>
        editor.chain().focus().redo().run(),
      )}
      <SelectField<BlockStyle | ''>
        small
        label={t('style.label')}
        labelPlace="hidden"
        className={styles.style}
        disabled={here.style === null}
        value={here.style ?? ''}
        options={[
          ...(here.style === null ? [{ value: '' as const, label: t('style.fixed') }] : []),
          ...BLOCK_STYLES.map((style) => ({ value: style, label: t(`style.${style}`) })),
        ]}
        onChange={chooseStyle}
      />
      {tool(t('bold'), <BoldOutlined aria-hidden />, { 'aria-pressed': here.isBold }, () =>
        editor.chain().focus().toggleMark('bold').run(),
      )}
      {menu(t('numbering.label'), <OrderedListOutlined aria-hidden />, [
        ...NUMBERINGS.map((numbering) => ({
          key: numbering,
          label: t(`numbering.${numbering}`),
          onSelect: () => apply(editor, numberLines(editor.state, numbering)),
        })),
        {
          key: 'none',
          label: t('numbering.none'),
          separated: true,
          onSelect: () => apply(editor, numberLines(editor.state, null)),
        },
      ])}
      {menu(
        t('table.label'),
        <TableOutlined aria-hidden />,
        here.isInTable
          ? TABLE_ACTS.map((act) => ({
              ...{ key: act, label: t(`table.${act}`) },
              ...(act === 'delete_row' ? { separated: true } : {}),
              ...(act === 'delete_table' ? { danger: true } : {}),
              onSelect: () => apply(editor, changeTable(editor.state, act)),
            }))
          : COLUMNS.map((columns) => ({
              key: String(columns),
              label: t('table.insert', { columns }),
              onSelect: () => apply(editor, insertTable(editor.state, columns)),
            })),
      )}
      {menu(t('insert.label'), <PlusOutlined aria-hidden />, [
        { key: 'article', label: t('insert.article'), onSelect: () => onOpen({ kind: 'article' }) },
        { key: 'case', label: t('insert.case'), onSelect: () => onOpen({ kind: 'case' }) },
        {
          key: 'calculation',
          label: t('insert.calculation'),
          onSelect: () => onOpen({ kind: 'calculation' }),
        },
        { key: 'evidence', label: t('insert.evidence'), onSelect: () => onOpen({ kind: 'evidence' }) },
        ...(here.note === null
          ? []
          : [
              {
                key: 'footnote',
                label: t('insert.footnote'),
                separated: true,
                onSelect: () => onOpen({ kind: 'footnote', position: here.note ?? 0, isNew: true }),
              },
            ]),
        {
          key: 'box',
          label: t('insert.box'),
          onSelect: () => putWords(editor, [editor.schema.node('box')]),
        },
        {
          key: 'blank',
          label: t('insert.blank'),
          onSelect: () => putWords(editor, [editor.schema.node('blank')]),
        },
        {
          key: 'signature',
          label: t('insert.signature'),
          separated: true,
          onSelect: () => putBlock(editor, 'signature'),
        },
        { key: 'break', label: t('insert.pageBreak'), onSelect: () => putBlock(editor, 'pageBreak') },
      ])}
      {tool(t('comment.add'), <CommentOutlined aria-hidden />, { disabled: !here.isChosen }, () =>
        onOpen({ kind: 'comment', comment: null }),
      )}
      {tool(t('model.label'), <RobotOutlined aria-hidden />, { 'aria-pressed': isWithModel }, onModel)}
      {tool(t('find.label'), <SearchOutlined aria-hidden />, { 'aria-pressed': isFinding }, onFind)}
    </div>
  );
}
