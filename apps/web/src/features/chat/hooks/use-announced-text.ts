import { useEffect, useRef, useState } from 'react';

/** How often a screen reader hears of new text. */
const INTERVAL_MS = 2000;

/** Whole sentences of a growing text, in pieces a screen reader can follow without being flooded. */
export function useAnnouncedText(text: string, isWriting: boolean): string {
  const told = useRef(0);
  const latest = useRef(text);
  latest.current = text;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!isWriting) return;
    told.current = 0;
    const timer = setInterval(() => {
      const end = lastSentenceEnd(latest.current);
      if (end <= told.current) return;
      setAnnounced(plain(latest.current.slice(told.current, end)));
      told.current = end;
    }, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      const rest = plain(latest.current.slice(told.current));
      if (rest) setAnnounced(rest);
    };
  }, [isWriting]);
  return announced;
}

function lastSentenceEnd(text: string): number {
  return Math.max(text.lastIndexOf('。'), text.lastIndexOf('\n'), text.lastIndexOf('. ')) + 1;
}

const plain = (text: string) => text.replace(/[#>*`_\\]|\[\d+\]/g, '').trim();
