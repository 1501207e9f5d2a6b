import { startTransition, useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The words once one pauses in typing them. */
export function usePaused(words: string, initial: string = words): string {
  const [paused, setPaused] = useState(initial);
  useEffect(() => {
    // In one turn with a navigation that began meanwhile: whoever writes the words into the address then sees the new one.
    const timer = setTimeout(() => startTransition(() => setPaused(words)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}
