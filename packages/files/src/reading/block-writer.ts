import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import { type BlockDraft, cutDraft } from './cut-draft.ts';
import { ParseFailure } from './parse-failure.ts';
import type { ParserLimits } from './parser-limits.ts';
import { tooLong } from './read-text.ts';

const BLOCKS_IN_PART = 200;
/** A part is stored and shown at once; a cell weighs as much as some characters. */
const PART_WEIGHT_MAX = 200_000;
const CELL_WEIGHT = 100;
/** So many cells take what a paragraph takes to keep, to show and to search. */
const CELLS_IN_BLOCK = 20;

/** A part of the document is whole. */
export interface PartEvent {
  kind: 'part';
  part: DocumentPart;
}

/** Numbers blocks through a document and puts them together in parts. */
export class BlockWriter {
  private readonly limits: ParserLimits;
  private blocks: DocumentBlock[] = [];
  private partWeight = 0;
  private characters = 0;
  private nextBlock = 0;
  private cells = 0;
  private nextPart = 1;
  private page: { number: number; width: number; height: number } | null = null;
  private readonly ready: DocumentPart[] = [];

  constructor(limits: ParserLimits) {
    this.limits = limits;
  }

  get isEmpty(): boolean {
    return this.nextBlock === 0;
  }

  /** Adds a block, in pieces where it is too long for one, and returns the first. */
  add(draft: BlockDraft): DocumentBlock {
    const [first, ...more] = cutDraft(draft, this.limits.blockCharacters).map((piece) =>
      this.addPiece(piece),
    );
    return first ?? more[0] ?? this.addPiece(draft);
  }

  private addPiece(draft: BlockDraft): DocumentBlock {
    const block: DocumentBlock = {
      level: null,
      number: null,
      page: this.page?.number ?? null,
      box: null,
      rows: null,
      part: null,
      row: null,
      paragraph: null,
      changes: [],
      author: null,
      anchorId: null,
      ...draft,
      id: `b${this.nextBlock}`,
    };
    this.nextBlock += 1;
    this.characters += block.text.length;
    const cells = (block.rows ?? []).reduce((count, row) => count + row.length, 0);
    this.cells += cells;
    this.refuseTooMuch();
    this.blocks.push(block);
    this.partWeight += block.text.length + cells * CELL_WEIGHT;
    if (this.blocks.length >= BLOCKS_IN_PART || this.partWeight >= PART_WEIGHT_MAX) this.endPart();
    return block;
  }

  private refuseTooMuch(): void {
    const { characters, blocks } = this.limits;
    if (this.characters > characters) throw tooLong(this.limits);
    if (this.nextBlock + this.cells / CELLS_IN_BLOCK > blocks)
      throw new ParseFailure('file_too_many_blocks', { limit: blocks });
  }

  /** Begins a new part, where a sheet or an attachment ends. */
  endPart(): void {
    if (this.blocks.length > 0) this.pushPart();
  }

  /** What is added from here on stands on this page. */
  beginPage(page: { number: number; width: number; height: number }): void {
    this.page = page;
  }

  /** Ends a page, which is a part even when nothing stands on it. */
  endPage(): void {
    this.pushPart();
    this.page = null;
  }

  private pushPart(): void {
    this.ready.push({
      number: this.nextPart,
      page: this.page?.number ?? null,
      width: this.page?.width ?? null,
      height: this.page?.height ?? null,
      source: 'text',
      blocks: this.blocks,
    });
    this.nextPart += 1;
    this.blocks = [];
    this.partWeight = 0;
  }

  /** The parts that are complete. */
  *takeParts(): Generator<PartEvent> {
    for (const part of this.ready.splice(0)) yield { kind: 'part', part };
  }

  /** The rest, at the end of the document. @throws ParseFailure `empty_file` when there was nothing at all */
  *finish(): Generator<PartEvent> {
    if (this.isEmpty) throw new ParseFailure('empty_file');
    this.endPart();
    yield* this.takeParts();
  }
}
