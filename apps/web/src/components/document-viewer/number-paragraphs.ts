import JSZip from 'jszip';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const PARAGRAPH_ID = 'mingfa-paragraph-';

/** Id of the element that stands in the drawn paragraph with that index. */
export const paragraphId = (index: number) => `${PARAGRAPH_ID}${index}`;

/** Index of the paragraph an element's id names; null for every other id. */
export function paragraphIndex(id: string): number | null {
  return id.startsWith(PARAGRAPH_ID) ? Number(id.slice(PARAGRAPH_ID.length)) : null;
}

async function mainPartPath(zip: JSZip): Promise<string> {
  const relations = await zip.file('_rels/.rels')?.async('string');
  if (!relations) return 'word/document.xml';
  const tree = new DOMParser().parseFromString(relations, 'application/xml');
  const main = [...tree.getElementsByTagNameNS(RELATIONS, 'Relationship')].find((one) =>
    one.getAttribute('Type')?.endsWith('/officeDocument'),
  );
  return main?.getAttribute('Target')?.replace(/^\//, '') ?? 'word/document.xml';
}

/** Puts a bookmark with its index into every `w:p`, in document order; the file's own bookmarks go. */
function bookmarkParagraphs(tree: Document): number {
  for (const name of ['bookmarkStart', 'bookmarkEnd'])
    for (const own of [...tree.getElementsByTagNameNS(WORD, name)]) own.remove();
  const paragraphs = [...tree.getElementsByTagNameNS(WORD, 'p')];
  for (const [index, paragraph] of paragraphs.entries()) {
    const bookmark = tree.createElementNS(WORD, 'w:bookmarkStart');
    bookmark.setAttributeNS(WORD, 'w:id', String(index));
    bookmark.setAttributeNS(WORD, 'w:name', paragraphId(index));
    const properties = [...paragraph.children].find(
      (child) => child.namespaceURI === WORD && child.localName === 'pPr',
    );
    paragraph.insertBefore(bookmark, properties ? properties.nextSibling : paragraph.firstChild);
  }
  return paragraphs.length;
}

/**
 * A Word file whose paragraphs carry their index (`w:p` in document order, as `DocumentBlock.paragraph` counts), so
 * that a drawn paragraph can be found again.
 */
export async function numberParagraphs(file: ArrayBuffer): Promise<{ file: Uint8Array; paragraphs: number }> {
  const zip = await JSZip.loadAsync(file);
  const path = await mainPartPath(zip);
  const xml = await zip.file(path)?.async('string');
  if (!xml) throw new Error('The file has no main part');
  const tree = new DOMParser().parseFromString(xml, 'application/xml');
  if (tree.getElementsByTagName('parsererror').length > 0) throw new Error('The main part is not XML');
  const paragraphs = bookmarkParagraphs(tree);
  zip.file(path, new XMLSerializer().serializeToString(tree));
  return { file: await zip.generateAsync({ type: 'uint8array', compression: 'STORE' }), paragraphs };
}
