import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours come from the page's own, so that light and dark need nothing of their own here. */
const highlight = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--text)', fontWeight: '700' },
  { tag: [tags.string, tags.bool, tags.null], color: 'var(--good)' },
  { tag: tags.special(tags.string), color: 'var(--text)' },
  { tag: tags.number, color: 'var(--caution)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--text-tertiary)' },
  { tag: [tags.operator, tags.punctuation], color: 'var(--text-secondary)' },
]);

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--line-strong)',
    borderRadius: '12px',
    color: 'var(--text)',
    backgroundColor: 'var(--page)',
    fontSize: '13px',
    overflow: 'hidden',
  },
  '&.cm-focused': { outline: '2px solid var(--primary)', outlineOffset: '-1px' },
  '&:has([aria-invalid="true"])': { borderColor: 'var(--danger)' },
  '.cm-scroller': { maxHeight: '420px', fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { minHeight: '84px', padding: '12px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 12px' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--primary-tint)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--fill)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: '12px',
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '240px', fontFamily: 'inherit' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 12px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--text)',
    backgroundColor: 'var(--primary-tint)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: 'var(--text-secondary)', fontStyle: 'normal' },
});

/** How SQL looks while it is written. */
export const sqlLook = [syntaxHighlighting(highlight), theme];
