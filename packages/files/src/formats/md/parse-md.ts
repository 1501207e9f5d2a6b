import type { List, Nodes, Parents, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { BlockWriter } from '../../reading/block-writer.ts';
import type { BlockDraft } from '../../reading/cut-draft.ts';
import { HeadingLevels } from '../../reading/heading-levels.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { readText } from '../../reading/read-text.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { readHtmlBlocks } from '../html/read-html-blocks.ts';
import { readMarkdownLines } from './read-markdown-lines.ts';

/** The tree of a text needs some hundred times its size; longer ones come in stretches, cut before a heading or an empty line. */
const STRETCH_CHARACTERS = 100_000;
/** A tree takes about ten seconds for a million characters; longer texts are read by their lines. */
const TREE_CHARACTERS_MAX = 1_000_000;
const FRONT_MATTER = /^---\n[\s\S]{0,20000}?\n---\n/;

/** Markdown: headings, paragraphs, items with their numbers, tables. HTML in it is read as such; nothing is fetched. */
export async function* parseMd(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const text = await readText(file, limits);
  yield { kind: 'found', format: 'md', pages: null };
  const writer = new BlockWriter(limits);
  const headings = new HeadingLevels();
  const front = FRONT_MATTER.exec(text)?.[0] ?? '';
  if (front !== '') writer.add({ kind: 'paragraph', text: front.replace(/^---\n|\n---\n$/g, '').trim() });
  for (const stretch of stretchesOf(text.slice(front.length))) {
    for (const draft of readStretch(stretch, text.length > TREE_CHARACTERS_MAX, limits)) {
      const level =
        draft.kind === 'heading' || draft.kind === 'paragraph'
          ? headings.next({ text: draft.text, level: draft.level ?? null })
          : null;
      writer.add(level === null ? draft : { ...draft, kind: 'heading', level });
    }
    yield* writer.takeParts();
  }
  yield* writer.finish();
}

function* stretchesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + STRETCH_CHARACTERS, text.length);
    if (end < text.length) {
      const heading = text.lastIndexOf('\n#', end);
      const gap = text.lastIndexOf('\n\n', end);
      end = heading > start ? heading + 1 : gap > start ? gap + 2 : end;
    }
    yield text.slice(start, end);
    start = end;
  }
}

function readStretch(text: string, isLong: boolean, limits: ParserLimits): BlockDraft[] {
  if (isLong || isTangled(text)) return readMarkdownLines(text);
  try {
    const tree = fromMarkdown(text, {
      extensions: [gfm(), cjkFriendlyExtension()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    return tree.children.flatMap((node) => [...draftsOf(node, limits)]);
  } catch (error) {
    if (error instanceof RangeError) return readMarkdownLines(text);
    throw error;
  }
}

/** Marks that open something, in one paragraph; reading them takes time that grows with the square of their number. */
const OPENERS_MAX = 5_000;
const PICTURES_MAX = 1_000;
const COLUMNS_MAX = 500;

/** Text that nests deeper than calls can, or is all marks, is not written for readers; its lines are read as they are. */
function isTangled(text: string): boolean {
  if (/^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){60}/m.test(text)) return true;
  return text.split(/\n[ \t]*\n/).some((paragraph) => {
    const openers = paragraph.match(/[[*_~`<]/g)?.length ?? 0;
    if (openers > OPENERS_MAX || (paragraph.match(/!\[/g)?.length ?? 0) > PICTURES_MAX) return true;
    return (
      paragraph.includes('|') && paragraph.split('\n').some((line) => line.split('|').length > COLUMNS_MAX)
    );
  });
}

/** `above`: the number of the item around, which those inside go on from. */
function* draftsOf(node: RootContent, limits: ParserLimits, above = ''): Generator<BlockDraft> {
  switch (node.type) {
    case 'heading':
      yield* filled({ kind: 'heading', level: node.depth, text: textOf(node) });
      return;
    case 'paragraph':
      yield* filled({ kind: 'paragraph', text: textOf(node) });
      return;
    case 'code':
      yield* filled({ kind: 'paragraph', text: node.value });
      return;
    case 'html':
      yield* readHtmlBlocks(node.value, limits);
      return;
    case 'table':
      yield* filled(tableOf(node));
      return;
    case 'list':
      yield* itemsOf(node, limits, above);
      return;
    case 'footnoteDefinition': {
      const number = `[${node.label ?? node.identifier}] `;
      const text = node.children
        .map((child) => textOf(child))
        .join('\n')
        .trim();
      if (text !== '') yield { kind: 'footnote', number, text: number + text };
      return;
    }
    case 'blockquote':
      for (const child of node.children) yield* draftsOf(child, limits, above);
      return;
    default:
  }
}

/** Items of an ordered list in an ordered list are numbered as contracts cite them: `1.4`. */
function* itemsOf(list: List, limits: ParserLimits, above: string): Generator<BlockDraft> {
  for (const [index, item] of list.children.entries()) {
    const own = list.ordered ? `${above}${(list.start ?? 1) + index}` : '';
    const number = own === '' ? '• ' : above === '' ? `${own}. ` : `${own} `;
    const [first, ...others] = item.children;
    if (first) {
      for (const draft of draftsOf(first, limits, own === '' ? '' : `${own}.`)) {
        const ownsNumber = first.type === 'paragraph';
        yield ownsNumber ? { ...draft, kind: 'list_item', number, text: number + draft.text } : draft;
      }
    }
    for (const child of others) yield* draftsOf(child, limits, own === '' ? '' : `${own}.`);
  }
}

function* filled(draft: BlockDraft): Generator<BlockDraft> {
  if (draft.text.trim() !== '') yield draft;
}

function tableOf(table: Table): BlockDraft {
  const rows = table.children.map((row) =>
    row.children.map((cell) => ({ text: textOf(cell), paragraph: null, columnSpan: 1, rowSpan: 1 })),
  );
  const text = rows.map((row) => row.map((cell) => cell.text.replace(/[\n\t]/g, ' ')).join('\t')).join('\n');
  return { kind: 'table', text, rows };
}

/** The words of a node without marks; pictures by their description, tags left out. */
function textOf(node: Nodes): string {
  return inlineText(node)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'html':
      return /^<br\b/i.test(node.value) ? '\n' : '';
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    default:
      return 'children' in node ? (node as Parents).children.map((child) => inlineText(child)).join('') : '';
  }
}
