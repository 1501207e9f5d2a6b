import { parseHTML } from 'linkedom';
import mammoth from 'mammoth';

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of a file that may hold a law, by the ending of its name. */
export async function decodeText(path: string, content: Buffer): Promise<string> {
  if (/\.docx$/i.test(path)) return (await mammoth.extractRawText({ buffer: content })).value;
  const text = decodeCharacters(content);
  return /\.html?$/i.test(path) ? textOfHtml(text) : text;
}

/** UTF-8, UTF-16 by its mark, otherwise GB 18030, which old Chinese files are written in. */
function decodeCharacters(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return withoutControls(strict.decode(content));
  } catch {
    return withoutControls(new TextDecoder('gb18030').decode(content));
  }
}

/** PostgreSQL stores no NUL, and no other control character belongs into a law. */
const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g, '');

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
