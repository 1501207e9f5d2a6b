import { useLayoutEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { movePiece, type OrderedPiece } from '../model/move-piece.ts';
import type { EvidenceDesk } from './use-evidence.ts';

interface Told {
  onMoved: (row: string, number: number, group: string | null) => void;
  onFailed: (failure: ApiFailure) => void;
}

/** The order of pieces as it was last moved: shown at once, and saved one move after the other. */
export function usePieceOrder(
  held: readonly OrderedPiece[],
  change: EvidenceDesk['change'],
  { onMoved, onFailed }: Told,
) {
  const [moved, setMoved] = useState<readonly OrderedPiece[] | null>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** Moves that were made on an order that could not be saved are let go with it. */
  const round = useRef(0);
  const latest = useRef({ change });
  latest.current = { change };
  const pieces = moved ? inOrder(held, moved) : held;

  const focused = useRef<string | null>(null);
  // A piece that is drawn elsewhere loses the focus: the next key is for it, too.
  useLayoutEffect(() => {
    if (moved && focused.current)
      document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(focused.current)}"]`)?.focus();
  }, [moved]);

  const save = async (row: string, rows: string[], group: string | null, ofRound: number) => {
    if (ofRound !== round.current) return;
    const failure = await latest.current.change([
      { act: 'order_rows', path: 'evidence', rows },
      ...(group === null ? [] : [{ act: 'set' as const, path: `evidence/${row}/group`, value: group }]),
    ]);
    if (!failure) return;
    round.current += 1;
    onFailed(failure);
  };
  const move = (from: number, to: number) => {
    const piece = pieces[from];
    if (!piece || to < 0 || to >= pieces.length || from === to) return;
    const { rows, group } = movePiece(pieces, from, to);
    focused.current = piece.row;
    setMoved(
      rows.flatMap((row) => {
        const one = pieces.find((other) => other.row === row);
        return one ? [one === piece && group !== null ? { row, group } : one] : [];
      }),
    );
    onMoved(piece.row, rows.indexOf(piece.row) + 1, group);
    waiting.current += 1;
    const ofRound = round.current;
    queue.current = queue.current
      .then(() => save(piece.row, rows, group, ofRound))
      .finally(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setMoved(null);
      });
  };
  return { pieces, isMoving: moved !== null, move };
}

/** What is held, in the order it was moved into; what came meanwhile is last. */
function inOrder(held: readonly OrderedPiece[], moved: readonly OrderedPiece[]): OrderedPiece[] {
  const known = moved.filter(({ row }) => held.some((one) => one.row === row));
  return [...known, ...held.filter(({ row }) => !known.some((one) => one.row === row))];
}
