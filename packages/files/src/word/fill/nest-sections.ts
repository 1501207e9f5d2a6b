import type { OwnBlock, OwnPiece, OwnSection, OwnTableRow } from '@mingfa/legal/drafting/own/own-template';
import { readTags, type TagToken } from './read-tags.ts';
import type { RawBlock, RawTable } from './read-word-text.ts';
import { WORD_TEMPLATE_LIMITS, type WordTemplateProblem } from './word-template.ts';

type Told = Pick<WordTemplateProblem, 'problem' | 'tag' | 'near'>;
type Edge =
  | { kind: 'open'; name: string; inverted: boolean; near: string }
  | { kind: 'close'; name: string; near: string };

/** Something of a sequence, or where a section begins or ends in it. */
type Item<Of> = { of: Of } | { edge: Edge };

const NEAR_CHARACTERS = 40;

/** Puts the sections of a part's text in one another. What is wrong is told, and the rest is read on. */
export function nestSections(blocks: readonly RawBlock[], tell: (problem: Told) => void): OwnBlock[] {
  return closed(blocks, tell);
}

function closed(blocks: readonly RawBlock[], tell: (problem: Told) => void): OwnBlock[] {
  const { made, left } = nested(itemsOf(blocks, tell), tell);
  for (const edge of left) tellOpen(edge, tell);
  return made;
}

const tellOpen = ({ kind, name, near }: Edge, tell: (problem: Told) => void) =>
  tell({ problem: kind === 'open' ? 'unclosed_section' : 'unopened_section', tag: name, near });

/** Sections within one sequence; edges whose other side is not in it are left. */
function nested<Of extends { kind: string }>(
  items: readonly Item<Of>[],
  tell: (problem: Told) => void,
): { made: (Of | OwnSection<Of>)[]; left: Edge[] } {
  const left: Edge[] = [];
  const open: { edge: Extract<Edge, { kind: 'open' }>; of: (Of | OwnSection<Of>)[] }[] = [];
  const top: (Of | OwnSection<Of>)[] = [];
  const into = () => open.at(-1)?.of ?? top;
  for (const item of items) {
    if ('of' in item) into().push(item.of);
    else if (item.edge.kind === 'open') {
      // What reads it would have to go down as far: such a file is not read on.
      if (open.length >= WORD_TEMPLATE_LIMITS.depth) {
        const { name: tag, near } = item.edge;
        tell({ problem: 'too_deep', tag, near });
        return { made: top, left: [] };
      }
      open.push({ edge: item.edge, of: [] });
    } else {
      const last = open.pop();
      if (!last) left.push(item.edge);
      else {
        const { edge, of } = last;
        const { name, near } = item.edge;
        if (name !== '' && name !== edge.name) tell({ problem: 'other_section', tag: name, near });
        into().push({ kind: 'section', name: edge.name, inverted: edge.inverted, of: of as Of[] });
      }
    }
  }
  // What is open to the end stands where it stands, without its section.
  for (const { edge, of } of open) {
    left.push(edge);
    top.push(...of);
  }
  return { made: top, left };
}

function itemsOf(blocks: readonly RawBlock[], tell: (problem: Told) => void): Item<OwnBlock>[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? tableItems(block, tell) : paragraphItems(block, tell),
  );
}

/** Sections within a paragraph stay in it; where one goes on, the paragraph is cut in two there. */
function paragraphItems(
  { look, text }: Extract<RawBlock, { kind: 'paragraph' }>,
  tell: (problem: Told) => void,
): Item<OwnBlock>[] {
  const near = text.trim().slice(0, NEAR_CHARACTERS);
  const tokens = readTags(text);
  const across = crossing(tokens);
  const items: Item<OwnBlock>[] = [];
  let inside: Item<OwnPiece>[] = [];
  const flush = (isWhole: boolean) => {
    const { made } = nested(inside, tell);
    inside = [];
    const isEmpty = made.every((piece) => piece.kind === 'words' && piece.text.trim() === '');
    if (isWhole || !isEmpty) items.push({ of: { kind: 'paragraph', look, of: made } });
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'broken') tell({ problem: token.problem, tag: token.tag, near });
    else if (token.kind === 'words' || token.kind === 'field') inside.push({ of: token });
    else if (across.has(at)) {
      flush(false);
      items.push({ edge: { ...token, near } });
    } else inside.push({ edge: { ...token, near } });
  }
  flush(across.size === 0);
  return items;
}

/** Which tokens begin or end a section whose other side stands in another paragraph. */
function crossing(tokens: readonly TagToken[]): Set<number> {
  const open: number[] = [];
  const across = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'open') open.push(at);
    else if (token.kind === 'close' && open.pop() === undefined) across.add(at);
  }
  for (const at of open) across.add(at);
  return across;
}

/** A section that begins in one cell and ends in another repeats the rows from the one to the other. */
function tableItems({ widths, rows }: RawTable, tell: (problem: Told) => void): Item<OwnBlock>[] {
  const items = rows.flatMap((row): Item<OwnTableRow>[] => {
    const before: Item<OwnTableRow>[] = [];
    const behind: Item<OwnTableRow>[] = [];
    const cells = row.map(({ columns, blocks }) => {
      const { made, left } = nested(itemsOf(blocks, tell), tell);
      for (const edge of left) (edge.kind === 'open' ? before : behind).push({ edge });
      return { columns, of: made };
    });
    return [...before, { of: { kind: 'row', cells } }, ...behind];
  });
  const { made, left } = nested(items, tell);
  for (const { name, near } of left) tell({ problem: 'crosses_table', tag: name, near });
  return made.length === 0 ? [] : [{ of: { kind: 'table', widths, rows: made } }];
}
