import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { ChangesJob, PlacedChanges } from './review-jobs.ts';

type Change = PlacedChanges[number][number];
type Finding = ChangesJob['findings'][number];

/** Finds the paragraphs of the Word file that findings speak of. */
export function placeChanges(job: ChangesJob, blocks: readonly DocumentBlock[]): PlacedChanges {
  const places = new WordPlaces(blocks);
  return job.findings.map((finding) =>
    finding.action === 'insert' ? places.insertion(finding) : places.atSpans(finding),
  );
}

interface WordRange {
  paragraph: number;
  start: number;
  end: number;
  quote: string;
}

class WordPlaces {
  readonly #blocks: readonly DocumentBlock[];
  readonly #byId: Map<string, { block: DocumentBlock; index: number }>;

  constructor(blocks: readonly DocumentBlock[]) {
    this.#blocks = blocks;
    this.#byId = new Map(blocks.map((block, index) => [block.id, { block, index }]));
  }

  atSpans(finding: Finding): Change[] {
    const ranges = finding.spans.flatMap((span) => this.#rangesOf(span));
    const [first, ...others] = ranges;
    if (!first) return this.#atBeginning();
    // A replacement that reaches over several paragraphs stands in the first; the others give way to it.
    const isReplaced = finding.action === 'replace';
    const reach = isReplaced && finding.spans[0] ? this.#rangesOf(finding.spans[0]).length : 1;
    return [
      {
        ...first,
        ...BARE,
        action: isReplaced ? 'replace' : 'comment',
        text: isReplaced ? finding.suggestion : '',
      },
      ...others.map(
        (range, index): Change => ({ ...range, ...BARE, action: index + 1 < reach ? 'remove' : 'comment' }),
      ),
    ];
  }

  insertion(finding: Finding): Change[] {
    const anchor = finding.insertion?.anchorBlockId ?? finding.spans.at(-1)?.blockId ?? null;
    const found = this.#lastParagraph(anchor);
    if (!found) return this.#atBeginning();
    const likes = finding.insertion?.likeBlockIds ?? [];
    const lines = finding.suggestion.split('\n').filter((line) => line.trim() !== '');
    const paragraphs = lines.map((text, index) => {
      const like = likes[Math.min(index, likes.length - 1)];
      return { text, like: this.#paragraphOf(like) ?? found.clauseStart ?? found.paragraph };
    });
    const place = { paragraph: found.paragraph, start: 0, end: 0, quote: '' };
    if (paragraphs.length === 0) return [{ ...place, ...BARE, action: 'comment' }];
    return [{ ...place, ...BARE, action: 'insert', paragraphs, clauseStart: found.clauseStart }];
  }

  /** Words without a place of their own hang on the title. */
  #atBeginning(): Change[] {
    const first = this.#blocks.find((block) => block.paragraph !== null && block.text !== '');
    if (first?.paragraph === null || first?.paragraph === undefined) return [];
    return [{ paragraph: first.paragraph, start: 0, end: 0, quote: '', ...BARE, action: 'comment' }];
  }

  #paragraphOf(blockId: string | undefined): number | null {
    const block = blockId === undefined ? undefined : this.#byId.get(blockId)?.block;
    return block?.paragraph ?? null;
  }

  /** The paragraph something goes behind; behind a table what comes before it tells that it is to be passed over. */
  #lastParagraph(blockId: string | null): { paragraph: number; clauseStart: number | null } | null {
    const found = blockId === null ? undefined : this.#byId.get(blockId);
    const from = found?.index ?? this.#blocks.length - 1;
    for (let index = from; index >= 0; index -= 1) {
      const block = this.#blocks[index];
      if (!block || block.kind === 'comment' || block.kind === 'footnote') continue;
      if (block.paragraph !== null) return { paragraph: block.paragraph, clauseStart: null };
      const cell = block.rows?.at(-1)?.at(-1);
      const inside = cell?.paragraphs?.at(-1)?.paragraph ?? cell?.paragraph ?? null;
      const before = this.#blocks.slice(0, index).findLast(({ paragraph }) => paragraph !== null);
      if (inside !== null && before) return { paragraph: inside, clauseStart: before.paragraph };
    }
    return null;
  }

  /** The paragraphs a span reaches over, each with the characters of its own words. */
  #rangesOf(span: Finding['spans'][number]): WordRange[] {
    const block = this.#byId.get(span.blockId)?.block;
    if (!block) return [];
    if (block.rows) return rangesInTable(block, span);
    if (block.paragraph === null) return [];
    const numberLength = block.number?.length ?? 0;
    const start = Math.max(0, span.start - numberLength);
    const end = Math.max(start, span.end - numberLength);
    const quote = block.text.slice(start + numberLength, end + numberLength);
    return [{ paragraph: block.paragraph, start, end, quote }];
  }
}

const BARE = { text: '', paragraphs: [], clauseStart: null } satisfies Partial<Change>;

/** Cells stand in the text of a table with tabs between them and line breaks between rows; inside of one both are blanks. */
function rangesInTable(block: DocumentBlock, span: { start: number; end: number }): WordRange[] {
  const ranges: WordRange[] = [];
  let at = 0;
  for (const row of block.rows ?? []) {
    for (const cell of row) {
      const paragraphs =
        cell.paragraphs ?? (cell.paragraph === null ? [] : [{ paragraph: cell.paragraph, start: 0 }]);
      for (const [index, { paragraph, start: own }] of paragraphs.entries()) {
        const next = paragraphs[index + 1];
        const ownEnd = next ? endBefore(cell.text, next.start) : cell.text.length;
        const start = Math.max(span.start - at, own);
        const end = Math.min(span.end - at, ownEnd);
        if (start < end)
          ranges.push({ paragraph, start: start - own, end: end - own, quote: cell.text.slice(start, end) });
      }
      at += cell.text.length + 1;
    }
  }
  return ranges;
}

/** The end of the line before the one in which a paragraph's own words begin (its number stands before them). */
function endBefore(text: string, start: number): number {
  const lineBreak = text.lastIndexOf('\n', start - 1);
  return lineBreak === -1 ? start : lineBreak;
}
