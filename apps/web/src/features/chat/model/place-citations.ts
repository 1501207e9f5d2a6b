import type { CheckedCitation } from '@mingfa/contract/evidence';
import { DIGEST_WORDS } from '@mingfa/contract/labels/citation-labels';
import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';

/** Elements whose text is shown as it is. */
const VERBATIM = new Set(['code', 'pre']);
const WORDS_OF_DIGEST = Object.values(DIGEST_WORDS).map(({ digest }) => digest);
/** Behind the citation of a digest these words say what its mark says already. */
const DIGEST_WORDS_BEHIND = new RegExp(`^\\s*[，,]\\s*(?:${WORDS_OF_DIGEST.join('|')})`);

/** A citation with its words; the number behind it belongs to it. */
interface PlacedCitation {
  index: number;
  start: number;
  end: number;
  markIndex: number | null;
}

/**
 * Marks every checked citation in the syntax tree of an answer: the citation's words become an element
 * `<span data-citation="3">`, found by the source offsets that Markdown's tree keeps. With the number of the same article
 * behind it, it is one element, `<span data-citation="3" data-mark="4">`.
 * @param source the Markdown the tree was made from
 */
export function placeCitations(citations: readonly CheckedCitation[], source: string) {
  return (tree: Root): void => {
    visitParents(tree, 'text', (node, ancestors) => {
      if (ancestors.some((ancestor) => ancestor.type === 'element' && VERBATIM.has(ancestor.tagName))) return;
      const parent = ancestors.at(-1);
      const from = node.position?.start.offset;
      const to = node.position?.end.offset;
      if (!parent || from === undefined || to === undefined) return;
      const here = citationsWithin(citations, source, from, to);
      if (here.length === 0) return;
      const pieces = split(node, source.slice(from, to), from, here);
      const at = parent.children.indexOf(node as never);
      parent.children.splice(at, 1, ...(pieces as never[]));
      return [SKIP, at + pieces.length];
    });
  };
}

function citationsWithin(
  citations: readonly CheckedCitation[],
  source: string,
  from: number,
  to: number,
): PlacedCitation[] {
  const placed: PlacedCitation[] = [];
  for (const [index, citation] of citations.entries()) {
    const { start, end, state } = citation;
    if (end <= from || end > to) continue;
    const before = placed.at(-1);
    if (before && before.markIndex === null && isMarkOf(citation, citations[before.index], source)) {
      Object.assign(before, { markIndex: index, end });
    } else placed.push({ index, start, end, markIndex: null });
    const last = placed.at(-1);
    const words = state === 'digest_only' && DIGEST_WORDS_BEHIND.exec(source.slice(end, to));
    if (last && words) last.end += words[0].length;
  }
  return placed;
}

/** `第二十一条[3]`: the number right behind a citation, of the same article. */
function isMarkOf(mark: CheckedCitation, citation: CheckedCitation | undefined, source: string): boolean {
  return (
    citation?.type === 'statute' &&
    mark.type === 'source' &&
    mark.reference === citation.reference &&
    source.slice(citation.end, mark.start).trim() === ''
  );
}

function split(node: Text, raw: string, from: number, here: readonly PlacedCitation[]): ElementContent[] {
  const positions = mapOffsets(raw, node.value);
  const pieces: ElementContent[] = [];
  let done = 0;
  for (const placed of here) {
    const end = positions[placed.end - from] ?? node.value.length;
    const start = Math.max(positions[Math.max(placed.start - from, 0)] ?? 0, done);
    // A citation that began in an earlier node (`**《民法典》**第五百条`) keeps its words there; here stands only its badge.
    const whole = placed.start >= from;
    const textEnd = whole ? start : end;
    if (textEnd > done) pieces.push({ type: 'text', value: node.value.slice(done, textEnd) });
    pieces.push(citationElement(placed, whole ? node.value.slice(start, end) : ''));
    done = end;
  }
  if (done < node.value.length) pieces.push({ type: 'text', value: node.value.slice(done) });
  return pieces;
}

function citationElement({ index, markIndex }: PlacedCitation, text: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      dataCitation: String(index),
      ...(markIndex === null ? {} : { dataMark: String(markIndex) }),
    },
    children: text ? [{ type: 'text', value: text }] : [],
  };
}

/** For every offset in the Markdown the offset in the text it became: escapes and line prefixes leave characters out. */
function mapOffsets(raw: string, value: string): number[] {
  const positions: number[] = [];
  let at = 0;
  for (let index = 0; index < raw.length; index += 1) {
    positions.push(at);
    const escaped =
      raw.charAt(index) === '\\' &&
      raw.charAt(index + 1) === value.charAt(at) &&
      raw.charAt(index) !== value.charAt(at);
    if (!escaped && raw.charAt(index) === value.charAt(at)) at += 1;
  }
  positions.push(at);
  return positions;
}
