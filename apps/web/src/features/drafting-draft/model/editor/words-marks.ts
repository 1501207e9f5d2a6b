import { spanOrigin } from '@mingfa/contract/draft-document';
import type { SpanOrigin } from '@mingfa/legal/drafting/document-blocks';
import { Mark } from '@tiptap/core';

/** What somebody types here: a word without a mark of its origin is that. */
export const OWN_WORDS = { kind: 'typed', part: 'body' } as const satisfies SpanOrigin;

/** An origin as the page carries it through copying and pasting; what is none is nobody's. */
function readOrigin(element: HTMLElement): SpanOrigin | null {
  try {
    return spanOrigin.parse(JSON.parse(element.dataset.origin ?? ''));
  } catch {
    return null;
  }
}

/** Whose words a stretch is. What is typed at its edge is not of it. */
export const OriginMark = Mark.create({
  name: 'origin',
  inclusive: false,
  addAttributes: () => ({ of: { default: OWN_WORDS } }),
  parseHTML: () => [
    {
      tag: 'span[data-origin]',
      getAttrs: (element) => {
        const of = readOrigin(element);
        return of ? { of } : false;
      },
    },
  ],
  renderHTML({ mark }) {
    const of = mark.attrs.of as SpanOrigin;
    const from = of.kind === 'fact' ? (of.from ?? '') : '';
    return ['span', { 'data-origin': JSON.stringify(of), 'data-whose': of.kind, 'data-from': from }, 0];
  },
});

/** Bold, the one stress that every file draws. */
export const BoldMark = Mark.create({
  name: 'bold',
  parseHTML: () => [
    { tag: 'strong' },
    // Word processors on the web wrap everything in a <b> of no weight.
    { tag: 'b', getAttrs: ({ style }) => (style.fontWeight === 'normal' ? false : null) },
    {
      style: 'font-weight',
      getAttrs: (value) => (/^(bold(er)?|[6-9]\d\d)$/.test(value) ? null : false),
    },
  ],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) };
  },
});
