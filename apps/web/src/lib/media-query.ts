import { useSyncExternalStore } from 'react';

/** Narrower than this is a phone: side parts become sheets, the sidebar a drawer. */
const PHONE_QUERY = '(max-width: 767px)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

export const useIsPhone = () => useMediaQuery(PHONE_QUERY);
