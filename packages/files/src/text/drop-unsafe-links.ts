import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Where a viewer may lead; an address without a scheme stays with the document. */
const SAFE = new Set(['http', 'https', 'mailto']);

interface Cut {
  start: number;
  end: number;
  text: string;
}

/** Markdown whose links lead to pages alone: of any other (`javascript:`, `data:`, `file:`) the words stay. */
export function dropUnsafeLinks(markdown: string): string {
  const cuts: Cut[] = [];
  collect(
    fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    markdown,
    cuts,
  );
  let result = markdown;
  for (const { start, end, text } of cuts.toReversed())
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

function collect(node: Nodes, markdown: string, cuts: Cut[]): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  if ((node.type === 'link' || node.type === 'image' || node.type === 'definition') && !isSafe(node.url)) {
    cuts.push({ start, end, text: wordsOf(node, markdown) });
    return;
  }
  if ('children' in node) for (const child of node.children) collect(child, markdown, cuts);
}

/** What is read of a link: as written, but for brackets that would make another link of it. */
function wordsOf(node: Nodes, markdown: string): string {
  if (node.type === 'image') return plain(node.alt ?? '');
  if (node.type !== 'link') return '';
  const [first, last] = [node.children[0], node.children.at(-1)];
  return plain(markdown.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0));
}

const plain = (text: string) => text.replace(/[[\]]/g, '');

/** As a browser reads it, which passes over blanks and control characters. */
function isSafe(url: string): boolean {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020\u007f]/g, '')) ?? [];
  return scheme === undefined || SAFE.has(scheme.toLowerCase());
}
