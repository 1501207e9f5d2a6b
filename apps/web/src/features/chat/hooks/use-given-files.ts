import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { type CollectedFile, collectFromTransfer } from '../../../lib/upload/collect-files.ts';

/** Files dropped onto the composer or pasted into it, and whether some hang over it. */
export function useGivenFiles() {
  const [given, setGiven] = useState<CollectedFile[]>([]);
  const [isOver, setIsOver] = useState(false);
  return {
    given,
    isOver,
    takes: {
      onPaste: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        // Office programs put a picture of the text beside the text: then the text is meant.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        void collectFromTransfer(event.clipboardData).then(setGiven);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        void collectFromTransfer(event.dataTransfer).then(setGiven);
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
    },
  };
}
