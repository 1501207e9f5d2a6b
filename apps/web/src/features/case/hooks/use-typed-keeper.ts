import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session.ts';
import { OF_SESSION } from '../../../lib/stored-value.ts';
import { type SendTyped, TypedKeeper } from '../model/typed-keeper.ts';

/** Keepers outlive the screen, so that what was typed last is still sent when one has left it. */
const keepers = new Map<string, TypedKeeper>();

function keeperOf(storageKey: string, send: SendTyped): TypedKeeper {
  const held = keepers.get(storageKey);
  if (held) return held;
  const keeper = new TypedKeeper(OF_SESSION + storageKey, send);
  keepers.set(storageKey, keeper);
  return keeper;
}

// Who sits down next finds nothing of who went.
useSession.subscribe((now, before) => {
  if (!before.hasSession || now.hasSession) return;
  for (const keeper of keepers.values()) keeper.forget();
});

/**
 * The keeper of one screen's fields, and what is typed in them.
 * @param send always does the same for one key: the first is kept
 */
export function useTypedKeeper(storageKey: string, send: SendTyped) {
  const keeper = keeperOf(storageKey, send);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);
  useEffect(() => {
    window.addEventListener('online', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('online', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
      // What is kept comes from the server the next time: it may have been changed elsewhere.
      if (keeper.read().state === 'saved') keeper.forget();
    };
  }, [keeper]);
  return { ...kept, keeper };
}
