import type { Segment } from '@mingfa/contract/knowledge';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { segmentPages } from '../api/segment-pages.ts';

interface Segments {
  fileId: string;
  isReady: boolean;
  /** Words to search for; empty for all. */
  words: string;
  selectedId: string | null;
  /** The selected one was come upon when the list was first read: after a reload, or from a search. */
  onFound: (segment: Segment) => void;
}

/** The segments of a file, page by page; goes on reading until the selected one is among them. */
export function useSegments({ fileId, isReady, words, selectedId, onFound }: Segments) {
  const pages = useInfiniteQuery({
    ...segmentPages(fileId, words),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const selected = items.find((segment) => segment.segmentId === selectedId);
  const found = useEffectEvent(onFound);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!selectedId || words !== '' || told.current === selectedId) return;
    if (selected) {
      told.current = selectedId;
      found(selected);
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [selectedId, selected, words, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return {
    pages,
    items,
    total: pages.data?.pages[0]?.total ?? 0,
    readMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    /** Chosen here, it need not be told again. */
    choose: (segmentId: string) => {
      told.current = segmentId;
    },
  };
}
