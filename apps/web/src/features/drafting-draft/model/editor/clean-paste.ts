import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Things of other programs that are no words of a document. */
const NO_WORDS =
  'script, style, template, noscript, iframe, object, embed, form, input, button, select, textarea, svg, math, head, link, meta, title, del, [hidden]';

/** Numbers that a list draws by itself are written, as courts read them. */
function writeNumbers(page: Document): void {
  for (const list of page.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
    for (const [at, item] of items.entries()) {
      const first = item.querySelector('p') ?? item;
      first.insertBefore(page.createTextNode(`${list.start + at}. `), first.firstChild);
    }
  }
}

/** Merged rows are parted: no file draws a cell over several rows. */
function partRows(page: Document): void {
  for (const cell of page.querySelectorAll<HTMLTableCellElement>('[rowspan]')) {
    const rows = [...(cell.closest('table')?.rows ?? [])];
    const first = cell.closest('tr');
    const at = first ? rows.indexOf(first) : -1;
    const last = Math.min(at + cell.rowSpan, rows.length, at + 200);
    for (const row of at < 0 ? [] : rows.slice(at + 1, last)) {
      const empty = page.createElement('td');
      empty.colSpan = cell.colSpan;
      row.insertBefore(empty, row.cells[cell.cellIndex] ?? null);
    }
    cell.removeAttribute('rowspan');
  }
}

/** HTML of the clipboard without what is no words; nothing of it is ever run or fetched. */
function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(NO_WORDS)) element.remove();
  // What Word draws in front of a list's paragraph is its number; it comes as words already.
  for (const element of page.querySelectorAll('o\\:p')) element.replaceWith(...element.childNodes);
  writeNumbers(page);
  partRows(page);
  return page.body.innerHTML;
}

/** Only paragraphs stand in cells and among lines to sign on: whatever is pasted there becomes some. */
function flattened(slice: Slice): Slice {
  const { content } = slice;
  const lines: Node[] = [];
  content.descendants((node) => {
    const { paragraph } = node.type.schema.nodes;
    if (!node.isTextblock || !paragraph) return true;
    lines.push(paragraph.create(null, node.content));
    return false;
  });
  if (lines.length === 0) return slice;
  return new Slice(Fragment.from(lines), 1, 1);
}

const standsInCell = ($at: ResolvedPos): boolean =>
  Array.from({ length: $at.depth + 1 }, (_, depth) => $at.node(depth).type.name).some(
    (name) => name === 'tableCell' || name === 'signature',
  );

const isTableAlone = ({ content }: Slice) =>
  content.content.every(({ type }) => type.name.startsWith('table'));

/** Pasted words come as words of this document: no look, no script, no picture of where they were. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanHtml,
        clipboardTextParser(text, _context, _isPlain, view: EditorView) {
          const { schema } = view.state;
          const lines = text.split(/\r\n?|\n/).map((line) => {
            const words = line === '' ? [] : [schema.text(line)];
            return schema.node('paragraph', null, words);
          });
          return new Slice(Fragment.from(lines), 1, 1);
        },
        transformPasted: (slice, view) =>
          standsInCell(view.state.selection.$from) && !isTableAlone(slice) ? flattened(slice) : slice,
      },
    }),
  ],
});
