import type { Element, ElementContent, Root } from 'hast';

const isElement = (node: unknown, tagName: string): node is Element =>
  (node as Element).type === 'element' && (node as Element).tagName === tagName;

/**
 * Folds the whole text of an article under the line that quotes its deciding sentence: a block quote with a source line (`——《…》`)
 * right behind a list becomes `<details>`, opened by its source. A quotation that stands alone stays open.
 * @param label what opens it, by its source
 */
export function foldQuotes(label: (source: string) => string) {
  return (tree: Root): void => {
    let previous: Element | null = null;
    for (const [at, node] of tree.children.entries()) {
      if (node.type !== 'element') continue;
      const source = isElement(node, 'blockquote') ? sourceOf(node) : null;
      const isBehindList = previous !== null && (previous.tagName === 'ul' || previous.tagName === 'details');
      previous = node;
      if (source === null || !isBehindList) continue;
      const summary: ElementContent = {
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: [{ type: 'text', value: label(source) }],
      };
      previous = { type: 'element', tagName: 'details', properties: {}, children: [summary, node] };
      tree.children[at] = previous;
    }
  };
}

/** What the source line of a quotation names: `《民法典》第一百八十八条`. */
function sourceOf(quote: Element): string | null {
  const last = quote.children.findLast((child) => isElement(child, 'p'));
  const line = last ? textOf(last) : '';
  return /^——((?:《[^》]+》|Article )[^[·]+)/.exec(line)?.[1]?.trim() ?? null;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
