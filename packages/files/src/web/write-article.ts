import { unmaskText } from './strip-page.ts';

/** The part of the DOM that is read here. */
export interface PageNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
  getAttribute?(name: string): string | null;
}

/** Text and elements of an article, in a page of its own. */
export interface WrittenArticle {
  html: string;
  /** Its paragraphs, headings, list items and cells in order. */
  lines: string[];
}

const ELEMENT = 1;
const TEXT = 3;
const INLINE = new Set(
  'A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD MARK Q RB RP RT RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR'.split(
    ' ',
  ),
);
const LISTS = new Set(['UL', 'OL']);
const SPAN_MAX = 50;
/** Lines that are no words of the article. */
const IS_MARK = /^[【[]?(?:广告|打印(?:本页)?|关闭(?:窗口|本页)?|Advertisement)[】\]]?$/;

/**
 * Writes what is under a node as headings, paragraphs, lists and tables. Tables that only arrange a page are taken apart.
 * The tree is shallow: `stripPage` saw to that.
 */
export function writeArticle(root: PageNode): WrittenArticle {
  const pieces: string[] = [];
  const lines: string[] = [];
  let line = '';

  const write = (tag: string) => {
    const text = unmaskText(line.replace(/[\s\u200b\ufeff]+/g, ' ').trim());
    line = '';
    if (text === '' || IS_MARK.test(text)) return;
    lines.push(text);
    pieces.push(`<${tag}>${escapeText(text)}</${tag}>`);
  };
  const walk = (node: PageNode, tag: string) => {
    if (node.nodeType === TEXT) line += node.textContent ?? '';
    if (node.nodeType !== ELEMENT || isHidden(node)) return;
    const name = node.nodeName.toUpperCase();
    if (name === 'BR' || name === 'HR') return write(tag);
    if (INLINE.has(name)) return walkChildren(node, tag);
    write(tag);
    if (/^H[1-6]$/.test(name)) enclose(node, name.toLowerCase());
    else if (LISTS.has(name)) writeList(node, name.toLowerCase());
    else if (name === 'PRE') writeLines(node);
    else if (name === 'TABLE' && isDataTable(node)) writeTable(node);
    else enclose(node, tag === 'li' ? 'li' : 'p');
  };
  const walkChildren = (node: PageNode, tag: string) => {
    for (const child of node.childNodes) walk(child, tag);
  };
  const enclose = (node: PageNode, tag: string) => {
    walkChildren(node, tag);
    write(tag);
  };
  const writeList = (node: PageNode, tag: string) => {
    const start = pieces.push(`<${tag}>`);
    enclose(node, 'li');
    if (pieces.length === start) pieces.pop();
    else pieces.push(`</${tag}>`);
  };
  const writeLines = (node: PageNode) => {
    for (const text of (node.textContent ?? '').split('\n')) {
      line = text;
      write('p');
    }
  };
  const writeTable = (node: PageNode) => {
    pieces.push('<table>');
    for (const row of rowsOf(node)) {
      pieces.push('<tr>');
      for (const cell of cellsOf(row)) {
        const tag = cell.nodeName.toLowerCase();
        const text = unmaskText(cellText(cell));
        lines.push(...text.split('\n').filter(Boolean));
        pieces.push(`<${tag}${spans(cell)}>${escapeText(text).replaceAll('\n', '<br>')}</${tag}>`);
      }
      pieces.push('</tr>');
    }
    pieces.push('</table>');
  };

  enclose(root, 'p');
  return { html: pieces.join('\n'), lines };
}

/** Text of a node with a line for each block in it. */
function cellText(cell: PageNode): string {
  let text = '';
  const walk = (node: PageNode) => {
    if (node.nodeType === TEXT) text += (node.textContent ?? '').replace(/\s+/g, ' ');
    if (node.nodeType !== ELEMENT || isHidden(node)) return;
    const isBlock = !INLINE.has(node.nodeName.toUpperCase());
    if (isBlock) text += '\n';
    for (const child of node.childNodes) walk(child);
    if (isBlock) text += '\n';
  };
  for (const child of cell.childNodes) walk(child);
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Data stands in rows and columns and holds no other table; what has one column or long columns arranges a page. */
function isDataTable(table: PageNode): boolean {
  const rows = rowsOf(table);
  if (rows.length === 0 || holdsTable(table)) return false;
  const wide = rows.filter((row) => cellsOf(row).length > 1).length;
  const hasHead = rows.some((row) => cellsOf(row).some((cell) => cell.nodeName.toUpperCase() === 'TH'));
  return wide > 0 && (hasHead || rows.length > 1);
}

function holdsTable(node: PageNode): boolean {
  for (const child of node.childNodes) {
    if (child.nodeType === ELEMENT && (child.nodeName.toUpperCase() === 'TABLE' || holdsTable(child)))
      return true;
  }
  return false;
}

function rowsOf(table: PageNode): PageNode[] {
  const rows: PageNode[] = [];
  for (const child of table.childNodes) {
    const name = child.nodeName.toUpperCase();
    if (name === 'TR') rows.push(child);
    else if (name === 'THEAD' || name === 'TBODY' || name === 'TFOOT') rows.push(...rowsOf(child));
  }
  return rows;
}

function cellsOf(row: PageNode): PageNode[] {
  return [...row.childNodes].filter((child) => ['TD', 'TH'].includes(child.nodeName.toUpperCase()));
}

function spans(cell: PageNode): string {
  return ['colspan', 'rowspan']
    .map((name) => {
      const span = Number(cell.getAttribute?.(name) ?? 1);
      return Number.isInteger(span) && span > 1 && span <= SPAN_MAX ? ` ${name}="${span}"` : '';
    })
    .join('');
}

function isHidden(node: PageNode): boolean {
  return (node.getAttribute?.('hidden') ?? null) !== null || node.getAttribute?.('aria-hidden') === 'true';
}

/** Text that HTML shows as it is. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
