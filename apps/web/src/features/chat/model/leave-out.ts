import type { Root } from 'hast';

/** Leaves out of an answer what the screen shows otherwise. The rest keeps its offsets, by which citations are placed. */
export function leaveOut(source: string, words: string) {
  const start = source.indexOf(words);
  return (tree: Root): void => {
    if (start < 0) return;
    tree.children = tree.children.filter(({ position }) => {
      const from = position?.start.offset ?? -1;
      return from < start || from >= start + words.length;
    });
  };
}
