import { callOrReturn, getExtensionField, Node, type NodeConfig } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** What the tables' own commands know a node by. */
    tableRole?: string | ((this: { name: string; options: Options; storage: Storage }) => string);
  }
}

const CELL_ROLES = ['section', 'label', 'head', 'content'] as const;
/** Columns a table may have. */
export const MOST_COLUMNS = 20;

const numberOf = (value: string | null | undefined, least: number, most: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : least;
};
const readWidths = (text: string | undefined): number[] => {
  const widths = (text ?? '').split(' ').filter(Boolean).map(Number);
  const isSound = widths.length <= MOST_COLUMNS && widths.every((one) => one >= 0 && one <= 100);
  return isSound ? widths : [];
};

/** Columns all of one width, in percent. */
export const evenWidths = (columns: number): number[] =>
  Array.from({ length: columns }, () => Math.round(10_000 / columns) / 100);

export const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  addAttributes: () => ({
    widths: {
      default: [],
      parseHTML: ({ dataset }: HTMLElement) => readWidths(dataset.widths),
      rendered: false,
    },
    headRows: {
      default: 0,
      parseHTML: ({ dataset }: HTMLElement) => numberOf(dataset.headRows, 0, 20),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'colgroup', ignore: true }],
  renderHTML({ node }) {
    const widths: number[] = node.attrs.widths;
    const columns = widths.map((width): [string, object] => ['col', { style: `width: ${width}%` }]);
    const told = { 'data-widths': widths.join(' '), 'data-head-rows': node.attrs.headRows };
    return ['table', told, ['colgroup', {}, ...columns], ['tbody', 0]];
  },
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => {
      const { state, dispatch } = this.editor.view;
      return goToNextCell(direction)(state, dispatch);
    };
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema(extension) {
    const { name, options, storage } = extension;
    const context = { name, options, storage };
    const role = getExtensionField<NodeConfig['tableRole']>(extension, 'tableRole', context);
    return { tableRole: callOrReturn(role) };
  },
});

export const TableRowNode = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A cell over one or more columns, never over several rows: no file draws those. */
export const TableCellNode = Node.create({
  name: 'tableCell',
  content: 'paragraph+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: () => ({
    colspan: {
      default: 1,
      parseHTML: (element: HTMLElement) => numberOf(element.getAttribute('colspan'), 1, MOST_COLUMNS),
      rendered: false,
    },
    // The tables' commands ask for these.
    rowspan: { default: 1, parseHTML: () => 1, rendered: false },
    colwidth: { default: null, parseHTML: () => null, rendered: false },
    role: {
      default: 'content',
      parseHTML: ({ dataset, tagName }: HTMLElement) =>
        CELL_ROLES.find((one) => one === dataset.role) ?? (tagName === 'TH' ? 'head' : 'content'),
      rendered: false,
    },
    /** It has no line at all, not even an empty one. */
    isBare: { default: false, parseHTML: () => false, rendered: false },
  }),
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML({ node }) {
    const { role, colspan } = node.attrs;
    const tag = role === 'label' || role === 'head' ? 'th' : 'td';
    return [tag, { 'data-role': role, ...(colspan > 1 ? { colspan } : {}) }, 0];
  },
});
