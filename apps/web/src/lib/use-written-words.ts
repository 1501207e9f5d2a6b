import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is being typed, how to change it, and the words once one pauses. */
export function useWrittenWords(): [string, (typed: string) => void, string] {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped, words];
}
