import { useEffect } from 'react';
import type { RecordingPlayer } from '../model/player.ts';

const STEP_MS = 3_000;
const SMALL_STEP_MS = 1_000;
const RATE_STEP = 0.25;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable="true"]') !== null;
/** Space and the arrows belong to the control that has the focus. */
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('button, a, [role="tab"], [role="menuitem"], [role="separator"], input, summary') !== null;

/**
 * Keys of the player. Pedals of typists send F4, F7 and F8, which also work while one types; the rest only where no words are written
 * and nothing else takes them.
 */
export function usePlayerKeys(player: RecordingPlayer | null, onMark: () => void): void {
  useEffect(() => {
    if (!player) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('dialog[open]')) return;
      const act = actionOf(event, player, onMark);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [player, onMark]);
}

function actionOf(event: KeyboardEvent, player: RecordingPlayer, onMark: () => void): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key === 'F4') return player.toggle;
  if (key === 'F7') return () => player.skip(-STEP_MS);
  if (key === 'F8') return () => player.skip(STEP_MS);
  if (ctrlKey || metaKey || altKey || isTyping(target)) return null;
  const { rate } = player.read();
  const letters: Record<string, () => void> = {
    k: player.toggle,
    j: () => player.skip(-STEP_MS),
    l: () => player.skip(STEP_MS),
    m: onMark,
    ',': () => player.setRate(rate - RATE_STEP),
    '.': () => player.setRate(rate + RATE_STEP),
  };
  const letter = letters[key.toLowerCase()];
  if (letter) return letter;
  if (isControl(target)) return null;
  if (key === ' ') return player.toggle;
  if (key === 'ArrowLeft') return () => player.skip(-SMALL_STEP_MS);
  return key === 'ArrowRight' ? () => player.skip(SMALL_STEP_MS) : null;
}
