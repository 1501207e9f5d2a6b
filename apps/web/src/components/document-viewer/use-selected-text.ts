import { type RefObject, useEffect, useEffectEvent } from 'react';
import { placeOfBlocks } from './places.ts';
import type { SelectedText } from './viewer-props.ts';

function blockOf(node: Node | null): { blockId: string; page: number | null } | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const blockId = element?.closest<HTMLElement>('[data-block]')?.dataset.block;
  const page = element?.closest<HTMLElement>('[data-page]')?.dataset.page;
  return blockId ? { blockId, page: page ? Number(page) : null } : null;
}

/** Tells what is selected inside `root`, with its place; once null when the selection is gone. */
export function useSelectedText(
  root: RefObject<HTMLElement | null>,
  documentId: string,
  onSelectText: ((selected: SelectedText | null) => void) | null,
): void {
  const isWanted = onSelectText !== null;
  const tell = useEffectEvent((selected: SelectedText | null) => onSelectText?.(selected));
  useEffect(() => {
    if (!isWanted) return;
    let had = false;
    const changed = () => {
      const selection = document.getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      const text = selection?.toString().trim() ?? '';
      const first = blockOf(range?.startContainer ?? null);
      const last = blockOf(range?.endContainer ?? null) ?? first;
      const isOurs = range !== null && (root.current?.contains(range.commonAncestorContainer) ?? false);
      if (text !== '' && isOurs && first && last) {
        had = true;
        tell({ text, place: placeOfBlocks(documentId, first, last) });
      } else if (had) {
        had = false;
        tell(null);
      }
    };
    document.addEventListener('selectionchange', changed);
    return () => document.removeEventListener('selectionchange', changed);
  }, [root, documentId, isWanted]);
}
