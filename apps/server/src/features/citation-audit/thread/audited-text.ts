import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import { placeOfBlock } from '../../../engine/documents/place-of-block.ts';

/** What stands between two paragraphs. */
const BREAK = '\n\n';

/** A paragraph of an audited text. */
interface AuditedBlock {
  text: string;
  /** Where it begins in the text as it is audited, and in the text as it was given. */
  start: number;
  given: number;
  blockId: string | null;
  place: DocumentPlace | null;
}

/** A text to audit, a paragraph at a time, with where each stands in what was given. */
export class AuditedText {
  readonly text: string;
  readonly #blocks: readonly AuditedBlock[];

  private constructor(blocks: readonly Omit<AuditedBlock, 'start'>[]) {
    const placed: AuditedBlock[] = [];
    let text = '';
    for (const block of blocks) {
      // Lines of one quoted block stay together.
      if (text !== '') text += isQuotedLine(block.text) && isQuotedLine(placed.at(-1)?.text) ? '\n' : BREAK;
      placed.push({ ...block, start: text.length });
      text += block.text;
    }
    this.#blocks = placed;
    this.text = text;
  }

  /** A pasted text: every line is a paragraph. Places are those of the pasted characters. */
  static ofPasted(pasted: string): AuditedText {
    const lines = [...pasted.matchAll(/[^\r\n\u2028\u2029]+/g)].filter(([line]) => line.trim() !== '');
    return new AuditedText(
      lines.map((match) => ({ text: match[0], given: match.index, blockId: null, place: null })),
    );
  }

  /** A file: its blocks. Places are those of the text as it is audited. */
  static ofDocument(documentId: string, blocks: readonly DocumentBlock[]): AuditedText {
    const withText = blocks.filter(({ text }) => text.trim() !== '');
    let given = 0;
    return new AuditedText(
      withText.map((block) => {
        const one = { text: block.text, given, blockId: block.id, place: placeOfBlock(documentId, block) };
        given += block.text.length + BREAK.length;
        return one;
      }),
    );
  }

  /** Where a stretch of the audited text stands in what was given. */
  placeOf({ start, end }: { start: number; end: number }): {
    start: number;
    end: number;
    place: DocumentPlace | null;
  } {
    const block = this.#blockAt(start);
    const last = this.#blockAt(Math.max(start, end - 1));
    if (!block || !last) return { start, end, place: null };
    return {
      start: start - block.start + block.given,
      end: end - last.start + last.given,
      place: block.place,
    };
  }

  /** The block that a character given stands in, with its place there. */
  inBlock(given: { start: number; end: number }): { blockId: string; start: number; end: number } | null {
    const block = this.#blocks.findLast((one) => one.given <= given.start);
    if (!block?.blockId) return null;
    return {
      blockId: block.blockId,
      start: given.start - block.given,
      end: Math.min(given.end - block.given, block.text.length),
    };
  }

  #blockAt(at: number): AuditedBlock | undefined {
    let [from, to] = [0, this.#blocks.length - 1];
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if ((this.#blocks[middle]?.start ?? 0) <= at) from = middle;
      else to = middle - 1;
    }
    return this.#blocks[from];
  }
}

const isQuotedLine = (text: string | undefined): boolean => /^[ \t]*>/.test(text ?? '');
