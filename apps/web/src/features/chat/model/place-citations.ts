import type { CheckedCitation } from '@mingfa/contract/evidence';
import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';

/** Elements whose text is shown as it is. */
const VERBATIM = new Set(['code', 'pre']);

/**
 * Marks every checked citation in the syntax tree of an answer: the citation's words become an element
 * `<span data-citation="3">`, found by the source offsets that Markdown's tree keeps.
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
      const here = citations
        .map((citation, index) => ({ citation, index }))
        .filter(({ citation }) => citation.end > from && citation.end <= to);
      if (here.length === 0) return;
      const pieces = split(node, source.slice(from, to), from, here);
      const at = parent.children.indexOf(node as never);
      parent.children.splice(at, 1, ...(pieces as never[]));
      return [SKIP, at + pieces.length];
    });
  };
}

function split(
  node: Text,
  raw: string,
  from: number,
  here: { citation: CheckedCitation; index: number }[],
): ElementContent[] {
  const positions = mapOffsets(raw, node.value);
  const pieces: ElementContent[] = [];
  let done = 0;
  for (const { citation, index } of here) {
    const end = positions[citation.end - from] ?? node.value.length;
    const start = Math.max(positions[Math.max(citation.start - from, 0)] ?? 0, done);
    // A citation that began in an earlier node (`**《民法典》**第五百条`) keeps its words there; here stands only its badge.
    const whole = citation.start >= from;
    const textEnd = whole ? start : end;
    if (textEnd > done) pieces.push({ type: 'text', value: node.value.slice(done, textEnd) });
    pieces.push(citationElement(index, whole ? node.value.slice(start, end) : ''));
    done = end;
  }
  if (done < node.value.length) pieces.push({ type: 'text', value: node.value.slice(done) });
  return pieces;
}

function citationElement(index: number, text: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { dataCitation: String(index) },
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
