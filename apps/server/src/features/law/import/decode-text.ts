import { decodeText as decodeCharacters } from '@mingfa/files/text/decode-text';
import { parseHTML } from 'linkedom';
import mammoth from 'mammoth';

/** The text of a file that may hold a law, by the ending of its name. */
export async function decodeText(path: string, content: Buffer): Promise<string> {
  if (/\.docx$/i.test(path)) return (await mammoth.extractRawText({ buffer: content })).value;
  const text = decodeCharacters(content) ?? '';
  return /\.html?$/i.test(path) ? textOfHtml(text) : text;
}

const BLOCKS = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);
const IGNORED = new Set('SCRIPT STYLE NOSCRIPT TEMPLATE IFRAME OBJECT NAV SVG HEAD'.split(' '));

interface TreeNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<TreeNode>;
}

/** Text of a page, a line for each block; nothing in it is run or fetched. */
function textOfHtml(html: string): string {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  const lines: string[] = [];
  let line = '';
  const breakLine = () => {
    if (line.trim()) lines.push(line.replace(/[ \t\u00a0]+/g, ' ').trim());
    line = '';
  };
  // An explicit stack: a hostile page may nest deeper than calls can.
  const pending: (TreeNode | 'break')[] = [document.body as unknown as TreeNode];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node === 'break') breakLine();
    else if (node.nodeType === 3) line += (node.textContent ?? '').replace(/[\r\n]+/g, ' ');
    else if (node.nodeType === 1 && !IGNORED.has(node.nodeName.toUpperCase())) {
      const isBlock = BLOCKS.has(node.nodeName.toUpperCase());
      if (node.nodeName.toUpperCase() === 'BR' || isBlock) breakLine();
      if (isBlock) pending.push('break');
      for (const child of [...node.childNodes].reverse()) pending.push(child);
    }
  }
  breakLine();
  return lines.join('\n');
}
