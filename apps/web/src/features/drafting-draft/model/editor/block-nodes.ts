import { Node } from '@tiptap/core';

/** Text is kept as it is: blanks are wide spaces, and a long fact may have line ends. */
const words = {
  group: 'block',
  content: '(text | blank | box)*',
  defining: true,
  whitespace: 'pre',
} as const;

export const DocumentNode = Node.create({ name: 'doc', topNode: true, content: 'block+' });
export const TextNode = Node.create({ name: 'text', group: 'inline' });

export const PARAGRAPH_STYLES = ['body', 'plain', 'centred', 'right', 'remark'] as const;
export type ParagraphStyle = (typeof PARAGRAPH_STYLES)[number];

const ALIGNED: Record<string, ParagraphStyle> = { center: 'centred', right: 'right', end: 'right' };

function styleOf({ dataset, style }: HTMLElement): ParagraphStyle {
  const named = PARAGRAPH_STYLES.find((one) => one === dataset.style);
  return named ?? ALIGNED[style.textAlign] ?? 'body';
}

/** A paragraph of the document, a line of a cell, or a line to sign on; only the first has a style. */
export const ParagraphNode = Node.create({
  ...words,
  name: 'paragraph',
  // The first of its group: what an empty place is filled with.
  priority: 1000,
  content: '(text | blank | box | note)*',
  defining: false,
  addAttributes: () => ({ style: { default: 'body', parseHTML: styleOf, rendered: false } }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ node }) => ['p', { 'data-style': node.attrs.style }, 0],
});

export const TitleNode = Node.create({
  ...words,
  name: 'title',
  parseHTML: () => [{ tag: 'h2[data-title]', priority: 60 }],
  renderHTML: () => ['h2', { 'data-title': '' }, 0],
});

export const SubtitleNode = Node.create({
  ...words,
  name: 'subtitle',
  parseHTML: () => [{ tag: 'p[data-subtitle]', priority: 60 }],
  renderHTML: () => ['p', { 'data-subtitle': '' }, 0],
});

export const HeadingNode = Node.create({
  ...words,
  name: 'heading',
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: 'h3[data-level]', priority: 60, attrs: { level: 2 } },
    { tag: 'h4[data-level]', priority: 60, attrs: { level: 3 } },
    // Of other programs; below the second they are all one.
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [node.attrs.level === 2 ? 'h3' : 'h4', { 'data-level': node.attrs.level }, 0],
});

/** Lines to sign on, kept together. */
export const SignatureNode = Node.create({
  name: 'signature',
  group: 'block',
  content: 'paragraph*',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-signature]' }],
  renderHTML: () => ['div', { 'data-signature': '' }, 0],
});

export const PageBreakNode = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'hr[data-page-break]' }],
  renderHTML: () => ['hr', { 'data-page-break': '' }],
});
