import type { KeyboardEvent } from 'react';

/** Keys of a list with one tab stop: arrows, Home and End move among the elements that `selector` finds in it. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = rows.indexOf(event.target as HTMLElement);
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const to = moves[event.key];
  if (at === -1 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  rows[to]?.focus();
}
