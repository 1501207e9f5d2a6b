import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The words once one pauses in typing them. */
export function usePaused(words: string, initial: string = words): string {
  const [paused, setPaused] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}
