import { type HElement, parseAsync, renderDocument } from 'docx-preview';
import { numberParagraphs } from './number-paragraphs.ts';

/** Longer files are shown as text: drawing them would hold the page up. */
const PARAGRAPHS_MAX = 12_000;

/** What a Word file is drawn with; everything else becomes a plain `span`. */
const ELEMENTS = new Set(
  `a article br col colgroup del div footer header img ins li ol p section span style sub sup table tbody td tr wbr
   math mfrac mi mn mo mover mroot mrow ms msqrt msub msubsup msup mtable mtd mtr munder munderover
   svg g path rect circle ellipse line polyline polygon image foreignObject`.split(/\s+/),
);
const ATTRIBUTES =
  /^(class|style|id|lang|colspan|rowspan|src|href|width|height|viewbox|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|points|fill|stroke|stroke-width|transform)$/i;

/** Nothing that runs, leads away or is fetched from elsewhere gets into the frame; its policy would refuse it as well. */
function isSafe(element: Element, name: string, value: string): boolean {
  if (!ATTRIBUTES.test(name)) return false;
  if (name === 'src' || name === 'href') return element.localName !== 'a' && value.startsWith('data:image/');
  return name !== 'style' || !/url\(|image-set\(/i.test(value);
}

function clean(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('*')]) {
    if (!ELEMENTS.has(element.localName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const { name, value } of [...element.attributes])
      if (!isSafe(element, name, value)) element.removeAttribute(name);
  }
}

/** Makes nodes in a document that loads and runs nothing. */
function makerIn(inert: Document) {
  return function make(described: HElement | Node | string): Node {
    if (typeof described === 'string') return inert.createTextNode(described);
    if (described instanceof Node) return described;
    const { ns, tagName, className, style, children = [], ...rest } = described;
    if (tagName === '#comment') return inert.createComment('');
    const node =
      tagName === '#fragment'
        ? inert.createDocumentFragment()
        : ns
          ? inert.createElementNS(ns, tagName)
          : inert.createElement(tagName);
    if ('setAttribute' in node) {
      if (className) node.setAttribute('class', className);
      if (typeof style === 'string') node.setAttribute('style', style);
      else if (style && 'style' in node) Object.assign(node.style as object, style);
      for (const name of ['id', 'lang'] as const)
        if (typeof rest[name] === 'string') node.setAttribute(name, rest[name]);
      if (typeof rest.colSpan === 'number') node.setAttribute('colspan', String(rest.colSpan));
    }
    for (const child of children) node.appendChild(make(child));
    return node;
  };
}

/** A Word file as nodes that are safe to show: pages with their styles, numbered paragraphs, tracked changes. */
export async function drawWord(file: ArrayBuffer): Promise<DocumentFragment> {
  const numbered = await numberParagraphs(file);
  if (numbered.paragraphs > PARAGRAPHS_MAX) throw new Error('Too long to be drawn');
  const inert = document.implementation.createHTMLDocument('');
  const options = {
    className: 'word',
    h: makerIn(inert),
    ignoreFonts: true,
    renderChanges: true,
    renderComments: false,
    renderAltChunks: false,
    useBase64URL: true,
  };
  const word = await parseAsync(numbered.file, options);
  const nodes = await renderDocument(word, options);
  const drawn = inert.createDocumentFragment();
  drawn.append(...nodes);
  clean(drawn);
  return drawn;
}
