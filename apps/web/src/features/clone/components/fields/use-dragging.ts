import { type DragEvent, useState } from 'react';

/** Items of a list that can be dragged to another place, beside the buttons that do the same. */
export function useDragging(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (place: number) => ({
    draggable: true,
    'data-dragged': dragged === place,
    'data-over': dragged !== null && over === place && dragged !== place,
    onDragStart: (event: DragEvent) => {
      // Words in a field are selected by dragging, too.
      if (event.target instanceof HTMLInputElement) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      setDragged(place);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(place);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null && dragged !== place) onMove(dragged, place);
      end();
    },
    onDragEnd: end,
  });
}
