import type { PhrasingContent, Root, RootContent, Table as TableNode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { NOTE } from './note-marks.ts';
import type { PrintedRun } from './printed-file.ts';
import type { SetBlock, SetInline, SetTable } from './set-block.ts';
import { storable } from './storable.ts';
import { withNotes } from './with-notes.ts';

/** Deeper lists and quotes are set at this depth. */
const DEPTH_MAX = 8;
/** What is nested deeper than anybody writes is its words alone. */
const NESTED_MAX = 60;
/** Headings of an answer stand below those of its file. */
const LEVELS = [3, 4, 5] as const;

type Look = Omit<PrintedRun, 'text'> & { code?: boolean };

/** Markdown as blocks; HTML stays text, pictures become their description, addresses of links stand behind their words. */
export function setMarkdown(markdown: string, notes: readonly string[]): SetBlock[] {
  const tree: Root = fromMarkdown(markdown, {
    extensions: [gfm(), cjkFriendlyExtension()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return blocksOf(tree.children, notes, 0);
}

function blocksOf(nodes: readonly RootContent[], notes: readonly string[], depth: number): SetBlock[] {
  if (depth > NESTED_MAX)
    return [{ kind: 'paragraph', style: 'Body', line: withNotes(wordsOf(nodes), notes, {}) }];
  return nodes.flatMap((node): SetBlock[] => {
    switch (node.type) {
      case 'heading':
        return [
          {
            kind: 'heading',
            level: LEVELS[Math.min(node.depth, 3) - 1] ?? 5,
            line: lineOf(node.children, notes),
          },
        ];
      case 'paragraph':
        return [{ kind: 'paragraph', style: 'Body', line: lineOf(node.children, notes) }];
      case 'blockquote': {
        const blocks = blocksOf(node.children, notes, depth + 1);
        return depth < DEPTH_MAX ? [{ kind: 'quote', blocks }] : blocks;
      }
      case 'list': {
        const items = node.children.map((item) => blocksOf(item.children, notes, depth + 1));
        if (depth >= DEPTH_MAX) return items.flat();
        return [{ kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }];
      }
      case 'code':
        return [{ kind: 'code', lines: node.value.split('\n').map(plain) }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'table':
        return [tableOf(node, notes)];
      case 'html':
        return [{ kind: 'paragraph', style: 'Body', line: [{ kind: 'text', text: plain(node.value) }] }];
      default:
        return [];
    }
  });
}

function sideOf(align: string | null | undefined): SetTable['columns'][number]['align'] {
  if (align === 'center') return 'centred';
  return align === 'right' ? 'right' : 'left';
}

function tableOf(node: TableNode, notes: readonly string[]): SetTable {
  const [head, ...rows] = node.children.map((row, index) =>
    row.children.map((cell) => [lineOf(cell.children, notes, index === 0 ? { bold: true } : {})]),
  );
  return {
    kind: 'table',
    columns: (head ?? []).map((_, index) => ({ width: null, align: sideOf(node.align?.[index]) })),
    head: head ?? [],
    rows: rows.map((cells) => (head ?? []).map((_, index) => cells[index] ?? [[]])),
    size: null,
    wholeRows: false,
  };
}

function lineOf(nodes: readonly PhrasingContent[], notes: readonly string[], look: Look = {}): SetInline[] {
  return nodes.flatMap((node): SetInline[] => {
    switch (node.type) {
      case 'text':
        return withNotes(node.value, notes, look);
      case 'strong':
        return lineOf(node.children, notes, { ...look, bold: true });
      case 'delete':
        return lineOf(node.children, notes, { ...look, strike: true });
      // Chinese is not set in italics; what a model emphasises lightly stays plain.
      case 'emphasis':
      case 'linkReference':
        return lineOf(node.children, notes, look);
      case 'link':
        return [
          ...lineOf(node.children, notes, look),
          ...(textOf(node.children) === node.url ? [] : withNotes(` (${node.url})`, [], look)),
        ];
      case 'inlineCode':
        return [{ kind: 'text', ...look, code: true, text: plain(node.value) }];
      case 'break':
        return [{ kind: 'break' }];
      case 'image':
        return withNotes(node.alt ?? '', [], look);
      case 'html':
        return [{ kind: 'text', ...look, text: plain(node.value) }];
      default:
        return [];
    }
  });
}

/** All words below some nodes, in order; without calls within calls, of which there could be too many. */
function wordsOf(nodes: readonly RootContent[]): string {
  const words: string[] = [];
  const waiting: RootContent[] = [...nodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) words.push(node.value);
    if ('children' in node) waiting.push(...[...node.children].reverse());
  }
  return words.join(' ');
}

const textOf = (nodes: readonly PhrasingContent[]) =>
  nodes.map((node) => ('value' in node ? node.value : '')).join('');
const plain = (text: string) => storable(text.replace(NOTE, ''));
