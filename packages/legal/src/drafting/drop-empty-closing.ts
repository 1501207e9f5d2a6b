import type { DocumentBlock, DocumentSpan, DraftDocument } from './document-blocks.ts';

/** How the sentence begins that ends facts and reasons. */
export const CLOSING = /^综上/;

const words = (spans: readonly DocumentSpan[]) => spans.map(({ text }) => text).join('');

/** A document without the closing sentence 综上…… where no reason stands before it: nothing can be summed up there. */
export function dropEmptyClosing(document: DraftDocument): DraftDocument {
  const { blocks } = document;
  const kept = blocks.filter((block, at) => !isClosing(block) || hasReasons(blocks, at));
  return kept.length === blocks.length ? document : { ...document, blocks: kept };
}

const isClosing = (block: DocumentBlock) => block.kind === 'paragraph' && CLOSING.test(words(block.spans));

/** Whether, from its heading on, anything was written that is no blank. */
function hasReasons(blocks: readonly DocumentBlock[], closing: number): boolean {
  for (let at = closing - 1; at >= 0; at -= 1) {
    const block = blocks[at];
    if (!block || block.kind === 'heading' || block.kind === 'title') return false;
    if (
      block.kind !== 'paragraph' ||
      block.spans.some(({ text, blank }) => !blank && /[\p{L}\p{N}]{2}/u.test(text))
    )
      return true;
  }
  return false;
}
