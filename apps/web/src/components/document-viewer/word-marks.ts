import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import { findAll, findWords } from './find-words.ts';
import { paragraphId, paragraphIndex } from './number-paragraphs.ts';
import { blocksOfPlace } from './places.ts';
import type { SearchHit, ShownMark } from './shown-marks.ts';

type HighlightName = string;
interface Highlights {
  registry: Map<HighlightName, unknown>;
  make: (ranges: Range[]) => unknown;
}

/** Colours stretches of text without touching the tree; browsers without it still see the paragraph marked. */
function highlightsOf(frame: Document): Highlights | null {
  const view = frame.defaultView as
    | (Window & {
        CSS?: { highlights?: Map<string, unknown> };
        Highlight?: new (...ranges: Range[]) => unknown;
      })
    | null;
  const registry = view?.CSS?.highlights;
  const Made = view?.Highlight;
  return registry && Made ? { registry, make: (ranges) => new Made(...ranges) } : null;
}

/** Indices of the paragraphs a block is made of: its own, or those of its cells. */
export function paragraphsOf(block: DocumentBlock): number[] {
  if (block.paragraph !== null) return [block.paragraph];
  return (block.rows ?? []).flat().flatMap(({ paragraph, paragraphs }) => {
    if (paragraphs) return paragraphs.map((one) => one.paragraph);
    return paragraph === null ? [] : [paragraph];
  });
}

function elementsOfBlock(frame: Document, block: DocumentBlock): HTMLElement[] {
  return paragraphsOf(block).flatMap((index) => {
    const element = frame.getElementById(paragraphId(index))?.closest('p');
    return element ? [element] : [];
  });
}

/** Text nodes of an element with the offsets at which they begin in its text. */
function rangeIn(element: Element, start: number, end: number): Range {
  const frame = element.ownerDocument;
  const range = frame.createRange();
  const walker = frame.createTreeWalker(element, 4);
  let at = 0;
  let began = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (!began && start < at + length) {
      range.setStart(node, start - at);
      began = true;
    }
    if (began && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return range;
}

/** Marks passages and findings in a drawn Word file; what was marked before goes. */
export function markWord(
  frame: Document,
  blocks: readonly DocumentBlock[],
  marks: readonly ShownMark[],
  hits: ReadonlyMap<string, readonly SearchHit[]>,
): void {
  for (const element of frame.querySelectorAll<HTMLElement>('[data-tone]')) {
    for (const name of ['tone', 'active', 'opens', 'mark']) delete element.dataset[name];
    element.removeAttribute('title');
  }
  const ranges = new Map<HighlightName, Range[]>();
  const highlight = (name: HighlightName, range: Range) => {
    ranges.set(name, [...(ranges.get(name) ?? []), range]);
  };
  for (const mark of marks) {
    for (const place of mark.places) {
      const elements = blocksOfPlace(place, blocks).flatMap((block) => elementsOfBlock(frame, block));
      const spans = mark.quote
        ? findWords(
            elements.map((element) => element.textContent ?? ''),
            mark.quote,
          )
        : [];
      for (const { at, start, end } of spans) {
        const element = elements[at];
        if (element) highlight(`word-${mark.tone}`, rangeIn(element, start, end));
      }
      tint(frame, place, blocks, mark);
    }
  }
  for (const block of blocks) {
    const own = hits.get(block.id) ?? [];
    const [first] = own;
    if (!first) continue;
    const words = block.text.slice(first.start, first.end);
    const elements = elementsOfBlock(frame, block);
    const found = elements.flatMap((element) =>
      findAll(element.textContent ?? '', words).map(({ start, end }) => rangeIn(element, start, end)),
    );
    // Words that are drawn otherwise (a number, a change between them): then the whole paragraph.
    if (found.length === 0 && elements[0])
      found.push(rangeIn(elements[0], 0, elements[0].textContent?.length ?? 0));
    for (const [index, range] of found.entries())
      highlight(own[index]?.isCurrent ? 'word-hit-current' : 'word-hit', range);
  }
  const highlights = highlightsOf(frame);
  highlights?.registry.clear();
  for (const [name, held] of ranges) highlights?.registry.set(name, highlights.make(held));
}

function tint(
  frame: Document,
  place: DocumentPlace,
  blocks: readonly DocumentBlock[],
  mark: ShownMark,
): void {
  for (const block of blocksOfPlace(place, blocks)) {
    const elements = elementsOfBlock(frame, block);
    const whole = block.kind === 'table' ? [elements[0]?.closest('table')] : elements;
    for (const element of whole) {
      if (!element) continue;
      element.dataset.tone = mark.tone;
      element.dataset.mark = mark.id;
      element.title = mark.label;
      if (mark.isActive && mark.tone !== 'focus') element.dataset.active = '';
      if (mark.onOpen) element.dataset.opens = '';
    }
  }
}

/** The element a place begins with; that of the current finding when there is one. */
export function elementAt(
  frame: Document,
  place: DocumentPlace,
  blocks: readonly DocumentBlock[],
): HTMLElement | null {
  for (const block of blocksOfPlace(place, blocks)) {
    const element = elementsOfBlock(frame, block)[0];
    if (element) return element;
  }
  return null;
}

/** The paragraph a node of the frame stands in. */
export function paragraphOf(node: Node | null): number | null {
  const element = node instanceof Element || node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  const marker = element?.closest('p')?.querySelector('span[id]');
  return marker ? paragraphIndex(marker.id) : null;
}

/** Comments of the file, under the paragraph they hang on. */
export function showRemarks(
  frame: Document,
  blocks: readonly DocumentBlock[],
  byline: (author: string) => string,
): void {
  for (const old of frame.querySelectorAll('aside.remark')) old.remove();
  const byId = new Map(blocks.map((block) => [block.id, block]));
  for (const comment of blocks) {
    const anchor = comment.kind === 'comment' && comment.anchorId ? byId.get(comment.anchorId) : undefined;
    const element = anchor && elementsOfBlock(frame, anchor).at(-1);
    if (!element) continue;
    const remark = frame.createElement('aside');
    remark.className = 'remark';
    const by = frame.createElement('b');
    by.textContent = byline(comment.author ?? '');
    remark.append(by, comment.text);
    element.after(remark);
  }
}
