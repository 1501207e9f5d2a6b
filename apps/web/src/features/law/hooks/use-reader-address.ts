import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the law reader shows, as its address says: a version or the law of a day, a chosen place, or two versions beside each other. */
export function useReaderAddress() {
  const [params, setParams] = useSearchParams();
  const versionId = params.get('version');
  const asOf = params.get('asOf');
  const chosen = params.get('article');
  const compares = params.get('compare') !== null;
  const change = (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changed))
      value === null ? next.delete(name) : next.set(name, value);
    setParams(next, { preventScrollReset: true });
  };
  const place = useMemo(
    () =>
      !chosen
        ? null
        : {
            articleKey: chosen,
            paragraph: Number(params.get('paragraph')) || null,
            item: Number(params.get('item')) || null,
          },
    [chosen, params],
  );
  return {
    versionId,
    asOf,
    compares,
    /** The article that was chosen, or the 款 or 项 of it a link leads to. */
    place,
    isToday: !versionId && !asOf && !compares,
    choose: (articleKey: string | null) => change({ article: articleKey, paragraph: null, item: null }),
    showToday: () => change({ version: null, asOf: null, compare: null }),
    showDay: (day: string | null) => change({ asOf: day, version: null, compare: null }),
    showVersion: (id: string) => change({ version: id, asOf: null, compare: null }),
    compare: (on: boolean) => change({ compare: on ? '1' : null }),
  };
}

export type ReaderAddress = ReturnType<typeof useReaderAddress>;
