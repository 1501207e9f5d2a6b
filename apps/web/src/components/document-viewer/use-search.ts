import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { findAll } from './find-words.ts';
import type { SearchHit } from './shown-marks.ts';
import { partWindow, windowStarts } from './use-parts.ts';

/** More findings than anybody steps through. */
const HITS_MAX = 2_000;

interface FoundWords {
  blockId: string;
  page: number | null;
  start: number;
  end: number;
}
interface Progress {
  words: string;
  found: FoundWords[];
  /** Parts looked at. */
  searched: number;
  isDone: boolean;
}

const NOTHING: Progress = { words: '', found: [], searched: 0, isDone: true };

/** Looks for words in the whole document, window by window; findings show as they come. */
export function useSearch(documentId: string, partCount: number, words: string) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>(NOTHING);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    setCurrent(0);
    setProgress({ ...NOTHING, words, isDone: words === '' });
    if (words === '') return;
    let isLate = false;
    const look = async () => {
      const found: FoundWords[] = [];
      let searched = 0;
      for (const from of windowStarts(partCount)) {
        const window = await queries.fetchQuery(partWindow(documentId, from));
        if (isLate) return;
        for (const block of window.items.flatMap((part) => part.blocks))
          for (const { start, end } of findAll(block.text, words))
            found.push({ blockId: block.id, page: block.page, start, end });
        searched += window.items.length;
        setProgress({ words, found: [...found], searched, isDone: false });
        if (found.length > HITS_MAX) break;
      }
      setProgress({ words, found: found.slice(0, HITS_MAX), searched, isDone: true });
    };
    look().catch(() => {
      if (!isLate) setProgress((held) => ({ ...held, isDone: true }));
    });
    return () => {
      isLate = true;
    };
  }, [documentId, partCount, words, queries]);

  const hits = useMemo(() => {
    const byBlock = new Map<string, SearchHit[]>();
    for (const [index, { blockId, start, end }] of progress.found.entries()) {
      const held = byBlock.get(blockId) ?? [];
      held.push({ blockId, start, end, isCurrent: index === current });
      byBlock.set(blockId, held);
    }
    return byBlock;
  }, [progress.found, current]);
  const step = (by: 1 | -1) => {
    const { length } = progress.found;
    if (length > 0) setCurrent((current + by + length) % length);
  };
  return { ...progress, hits, current, step, at: progress.found[current] ?? null };
}
