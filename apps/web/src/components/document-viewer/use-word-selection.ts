import type { DocumentBlock } from '@mingfa/contract/document-content';
import { useEffect, useEffectEvent } from 'react';
import { placeOfBlocks } from './places.ts';
import type { SelectedText } from './viewer-props.ts';
import { paragraphOf, paragraphsOf } from './word-marks.ts';

type OnSelectText = ((selected: SelectedText | null) => void) | null;

/** Tells what is selected in a drawn Word file, with its place. */
export function useWordSelection(
  drawnIn: Document | null,
  documentId: string,
  blocks: readonly DocumentBlock[],
  onSelectText: OnSelectText,
): void {
  const select = useEffectEvent(() => {
    const selection = drawnIn?.getSelection();
    const text = selection?.toString().trim() ?? '';
    const blockAt = (node: Node | null) => {
      const index = paragraphOf(node);
      return index === null ? undefined : blocks.find((block) => paragraphsOf(block).includes(index));
    };
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    const first = blockAt(range?.startContainer ?? null);
    const last = blockAt(range?.endContainer ?? null) ?? first;
    if (text === '' || !first || !last) return onSelectText?.(null);
    const end = (block: DocumentBlock) => ({ blockId: block.id, page: block.page });
    onSelectText?.({ text, place: placeOfBlocks(documentId, end(first), end(last)) });
  });
  useEffect(() => {
    if (!drawnIn) return;
    const selected = () => select();
    drawnIn.addEventListener('selectionchange', selected);
    return () => drawnIn.removeEventListener('selectionchange', selected);
  }, [drawnIn]);
}
