import { printDraft } from '@mingfa/contract/draft';
import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { readBytes } from '../../../lib/read-bytes.ts';
import { partsWith } from '../model/draft-changes.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import { OneAtATime } from '../model/one-at-a-time.ts';

type PrintedAnswer = Awaited<ReturnType<typeof readBytes>>;
type PrintedPages = Extract<PrintedAnswer, { status: true }>['data'];

/** Whoever types on is not printed at each key. */
const PAUSE_MS = 700;

const pause = (then: () => void) => {
  const timer = setTimeout(then, PAUSE_MS);
  return () => clearTimeout(timer);
};

/** The PDF that an export of the draft would be, made anew after a pause in typing. The last one stays until the next has come. */
export function usePrintedPages({ draft, preview }: Pick<DraftDesk, 'draft' | 'preview'>) {
  const [pages, setPages] = useState<PrintedPages | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isPrinting, setIsPrinting] = useState(true);
  const [tries, setTries] = useState(0);
  const queue = useRef<OneAtATime<PrintedAnswer> | null>(null);
  const isFirst = useRef(true);
  const { keeper } = draft;
  const { document } = preview;
  useEffect(() => {
    const made = new OneAtATime<PrintedAnswer>(pause, (answer, isNewest) => {
      setIsPrinting(!isNewest);
      if (answer.status) setPages(answer.data);
      setFailure(answer.status || answer.silent ? null : answer);
    });
    queue.current = made;
    isFirst.current = true;
    return () => made.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is read when it is asked for; only changed words are printed anew
  useEffect(() => {
    const print = () => {
      const { base, changes } = keeper.read();
      const body = changes.body === undefined ? {} : { body: changes.body };
      return readBytes(printDraft, {
        params: { draftId: base.draftId },
        body: { facts: [...changes.facts], parts: partsWith(base.parts, changes), ...body },
      });
    };
    setIsPrinting(true);
    queue.current?.want(print, isFirst.current);
    isFirst.current = false;
  }, [keeper, document, tries]);
  return {
    pages,
    failure,
    isPrinting,
    retry: () => {
      isFirst.current = true;
      setTries((count) => count + 1);
    },
  };
}
