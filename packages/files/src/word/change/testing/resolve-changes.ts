import { DOMParser, XMLSerializer } from '@xmldom/xmldom';

/** What Word does when a reader accepts or rejects changes, written apart from the code that makes them. */
export type Decision = 'accept' | 'reject';

type Element = ReturnType<typeof childrenOf>[number];

const childrenOf = (node: globalThis.Node) =>
  Array.from(node.childNodes ?? []).filter((one) => one.nodeType === 1) as unknown as globalThis.Element[];
const isWord = (node: Element, ...locals: string[]) =>
  /wordprocessingml/.test(node.namespaceURI ?? '') && locals.includes(node.localName ?? '');
const attribute = (node: Element, local: string) =>
  Array.from(node.attributes).find((one) => one.localName === local)?.value ?? null;
function* below(node: Element): Generator<Element> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* below(child);
  }
}
const all = (root: Element, ...locals: string[]) =>
  [...below(root)].filter((node) => isWord(node, ...locals));

function parseXml(source: string): Document {
  return new DOMParser().parseFromString(source, 'text/xml') as unknown as Document;
}

const rootOf = (document: Document): Element => document.documentElement;

/** Accepts or rejects the changes of one author in the source of a main part. */
export function resolveChanges(source: string, author: string, decision: Decision): string {
  const document = parseXml(source);
  const root = rootOf(document);
  const ours = (node: Element) => attribute(node, 'author') === author;
  const gone = decision === 'accept' ? 'del' : 'ins';
  const kept = decision === 'accept' ? 'ins' : 'del';
  const isMark = (node: Element) => isWord(node.parentNode as Element, 'rPr');
  const joined: Element[] = [];
  for (const node of all(root, gone).filter(ours)) {
    if (isMark(node)) joined.push(node.parentNode?.parentNode?.parentNode as Element);
    node.parentNode?.removeChild(node);
  }
  for (const node of all(root, kept).filter(ours)) {
    if (!isMark(node))
      for (const child of Array.from(node.childNodes)) node.parentNode?.insertBefore(child, node);
    node.parentNode?.removeChild(node);
  }
  // The content of a paragraph whose mark goes is put before that of the next, which keeps its format.
  for (const paragraph of joined) joinWithNext(paragraph);
  restoreNames(document, root);
  return new XMLSerializer().serializeToString(document as never);
}

function joinWithNext(paragraph: Element): void {
  let next = paragraph.nextSibling;
  while (next && !(next.nodeType === 1 && isWord(next as Element, 'p', 'tbl', 'sdt', 'sectPr')))
    next = next.nextSibling;
  if (!next || !isWord(next as Element, 'p')) throw new Error('A signed mark has no paragraph behind it.');
  const target = next as Element;
  const properties = childrenOf(target).find((child) => isWord(child, 'pPr'));
  const first = properties ? properties.nextSibling : target.firstChild;
  for (const child of Array.from(paragraph.childNodes)) {
    if (child.nodeType === 1 && isWord(child as Element, 'pPr')) continue;
    target.insertBefore(child, first);
  }
  paragraph.parentNode?.removeChild(paragraph);
}

/** Text that is not deleted any more has its own name again. */
function restoreNames(document: Document, root: Element): void {
  for (const node of all(root, 'delText', 'delInstrText')) {
    let around = node.parentNode as Element | null;
    while (around && !isWord(around, 'del', 'moveFrom', 'p')) around = around.parentNode as Element | null;
    if (!around || isWord(around, 'del', 'moveFrom')) continue;
    const local = isWord(node, 'delText') ? 't' : 'instrText';
    const name = node.prefix ? `${node.prefix}:${local}` : local;
    const renamed = document.createElementNS(node.namespaceURI, name);
    for (const one of Array.from(node.attributes))
      renamed.setAttributeNS(one.namespaceURI, one.name, one.value);
    for (const child of Array.from(node.childNodes)) renamed.appendChild(child);
    node.parentNode?.replaceChild(renamed, node);
  }
}

/** Takes the signs of comments with these ids out. */
export function withoutComments(source: string, ids: ReadonlySet<string>): string {
  const document = parseXml(source);
  const root = rootOf(document);
  for (const node of all(root, 'commentRangeStart', 'commentRangeEnd', 'commentReference')) {
    if (!ids.has(attribute(node, 'id') ?? '')) continue;
    const run = node.parentNode as Element;
    run.removeChild(node);
    if (isWord(run, 'r') && childrenOf(run).length === 0) run.parentNode?.removeChild(run);
  }
  return new XMLSerializer().serializeToString(document as never);
}

/**
 * One form for all ways to write the same text in the same format: runs of one format side by side are one run, empty
 * properties are none, attributes are in order. Nothing else is evened out.
 */
export function canonicalForm(source: string): string {
  const root = rootOf(parseXml(source));
  for (const node of [...all(root, 'ins')].toReversed()) joinInsertions(node);
  for (const node of all(root, 'rPr', 'pPr').toReversed()) {
    if (childrenOf(node).length === 0) node.parentNode?.removeChild(node);
  }
  return serialize(root);
}

/** An insertion of somebody else may have been parted. */
function joinInsertions(node: Element): void {
  const next = node.nextSibling as Element | null;
  if (next?.nodeType !== 1 || !isWord(next, 'ins')) return;
  if (
    attribute(node, 'author') !== attribute(next, 'author') ||
    attribute(node, 'date') !== attribute(next, 'date')
  )
    return;
  for (const child of Array.from(next.childNodes)) node.appendChild(child);
  next.parentNode?.removeChild(next);
}

function serialize(node: Element): string {
  const attributes = Array.from(node.attributes)
    .filter((one) => one.localName !== 'space' && !(isWord(node, 'ins') && one.localName === 'id'))
    .map((one) => `${one.name}=${JSON.stringify(one.value)}`)
    .toSorted()
    .join(' ');
  if (isWord(node, 't')) {
    const text = node.textContent ?? '';
    const shown =
      attribute(node, 'space') === 'preserve' ? text : text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
    return shown === '' ? '' : `\n<text>${shown}`;
  }
  const parts: string[] = [];
  let open: { head: string; body: string } | null = null;
  const flush = () => {
    if (open) parts.push(`\n<r ${open.head}>${open.body.replaceAll('\n<text>', '')}</r>`);
    open = null;
  };
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 3) {
      if ((child.nodeValue ?? '').trim() !== '') parts.push(child.nodeValue ?? '');
      continue;
    }
    if (child.nodeType !== 1) continue;
    const element = child as Element;
    if (!isWord(element, 'r')) {
      flush();
      parts.push(serialize(element));
      continue;
    }
    const properties = childrenOf(element).find((one) => isWord(one, 'rPr'));
    const head = `${attributesOf(element)}|${properties ? serialize(properties) : ''}`;
    const body = childrenOf(element)
      .filter((one) => one !== properties)
      .map((one) => serialize(one))
      .join('');
    if (body === '') continue;
    if (open && (open as { head: string }).head === head) (open as { body: string }).body += body;
    else {
      flush();
      open = { head, body };
    }
  }
  flush();
  return `\n<${node.nodeName} ${attributes}>${parts.join('')}</>`;
}

const attributesOf = (node: Element) =>
  Array.from(node.attributes)
    .map((one) => `${one.name}=${one.value}`)
    .toSorted()
    .join(' ');
