import { useState } from 'react';
import { usePaused } from './use-paused.ts';

/** What is being typed, how to change it, and the words once one pauses. */
export function useWrittenWords(): [string, (typed: string) => void, string] {
  const [typed, setTyped] = useState('');
  return [typed, setTyped, usePaused(typed.trim())];
}
