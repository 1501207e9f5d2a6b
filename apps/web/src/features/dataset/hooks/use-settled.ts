import { useEffect, useState } from 'react';

/** Short enough that a jump does not wait, long enough that a drag asks for nothing on its way. */
const SETTLED_MS = 80;

/** A value once it has stopped changing. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
