import { useSession } from '../../../lib/session.ts';

/** Drafts are of this tab, like what stands in its fields; where storage is forbidden they live as long as the page. */
const memory = new Map<string, string>();
const keyOf = (composer: string) => `draft ${composer}`;

/** What stands in a composer unsent. */
export function readDraft(composer: string): string {
  const held = memory.get(composer);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(keyOf(composer)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed, so that it is there when the composer is shown again. */
export function keepDraft(composer: string, text: string): void {
  memory.set(composer, text);
  try {
    if (text === '') sessionStorage.removeItem(keyOf(composer));
    else sessionStorage.setItem(keyOf(composer), text);
  } catch {
    // Forbidden or full: the page remembers.
  }
}

/** What was typed while one composer gave way to another goes on in that one. */
export function moveDraft(from: string, to: string): void {
  const text = readDraft(from);
  if (text === '') return;
  keepDraft(to, text);
  keepDraft(from, '');
}

function forgetDrafts(): void {
  for (const composer of memory.keys()) keepDraft(composer, '');
  memory.clear();
}

// Who sits down next finds nothing of who went.
useSession.subscribe((now, before) => {
  if (before.hasSession && !now.hasSession) forgetDrafts();
});
