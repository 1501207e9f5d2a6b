import { mergeAttributes, Node } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';

const BOXES = { ticked: '☑', empty: '□' } as const;
/** Two states of a box to tick. */
export type BoxState = keyof typeof BOXES;
const isState = (value: unknown): value is BoxState => value === 'ticked' || value === 'empty';

const inline = { group: 'inline', inline: true, atom: true, selectable: true } as const;

/** Something still open, drawn as a line to write on: what is typed over it takes its place. */
export const BlankNode = Node.create({
  name: 'blank',
  ...inline,
  addAttributes: () => ({
    text: {
      default: '＿＿＿＿',
      parseHTML: (element: HTMLElement) => (element.textContent ?? '').slice(0, 200),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'span[data-blank]', priority: 60 }],
  renderHTML: ({ node }) => ['span', { 'data-blank': '' }, String(node.attrs.text)],
  // A click chooses it as words are chosen: an input method writes over words, and not over a thing.
  selectable: false,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleClickOn(view, _position, node, place, _event, isDirect) {
          if (!isDirect || node.type.name !== 'blank') return false;
          const { state } = view;
          view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, place, place + 1)));
          return true;
        },
        handleDOMEvents: {
          // Browsers give an input method no place among what is no text: it is taken away before.
          compositionstart(view) {
            const { state, composing } = view;
            const { from, to, empty } = state.selection;
            let hasBlank = false;
            state.doc.nodesBetween(from, to, ({ type }) => {
              hasBlank ||= type.name === 'blank';
            });
            if (!composing && !empty && hasBlank) view.dispatch(state.tr.deleteSelection());
            return false;
          },
        },
      },
    }),
  ],
});

/** A box to tick, by a click or by the key of a space where it is selected. */
export const BoxNode = Node.create({
  name: 'box',
  ...inline,
  addAttributes: () => ({
    state: {
      default: 'empty',
      parseHTML: ({ dataset }: HTMLElement) => (isState(dataset.box) ? dataset.box : 'empty'),
      rendered: false,
    },
    /** As the template writes it; what is ticked here is written as boxes usually are. */
    text: { default: null, parseHTML: () => null, rendered: false },
    /** Open, and drawn as a blank. */
    isBlank: { default: false, parseHTML: () => false, rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-box]', priority: 60 }],
  renderHTML: ({ node }) => [
    'span',
    { 'data-box': node.attrs.state, role: 'checkbox', 'aria-checked': String(node.attrs.state === 'ticked') },
    boxText(node.attrs),
  ],
});

/** How a box is written. */
export const boxText = ({ state, text }: Record<string, unknown>): string =>
  typeof text === 'string' ? text : isState(state) ? BOXES[state] : BOXES.empty;

/** A footnote, by its mark: its words are kept with it, and stand below the paragraph. */
export const FootnoteNode = Node.create({
  name: 'footnote',
  ...inline,
  group: 'note',
  marks: '',
  addAttributes: () => ({
    spans: {
      default: [],
      parseHTML: ({ dataset }: HTMLElement) => {
        const text = (dataset.footnote ?? '').slice(0, 5000);
        return text === '' ? [] : [{ text, origin: { kind: 'typed', part: 'body' } }];
      },
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 60 }],
  renderHTML({ node, HTMLAttributes }) {
    const words = noteText(node.attrs.spans);
    return ['sup', mergeAttributes(HTMLAttributes, { 'data-footnote': words, title: words })];
  },
});

/** The words of a footnote. */
export const noteText = (spans: unknown): string =>
  Array.isArray(spans) ? spans.map(({ text }: { text: string }) => text).join('') : '';
