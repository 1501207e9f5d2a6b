import { create } from 'zustand';
import { readStored, writeStored } from '../../../lib/stored-value.ts';

const keyOf = (appId: string, asViewer: boolean) => `cloneTest:${appId}${asViewer ? ':viewer' : ''}`;
const useKept = create<Record<string, string | null>>(() => ({}));

/** The conversation of this browser that tries a draft; null where none was begun. */
export function useKeptTestChat(appId: string, asViewer: boolean): string | null {
  const key = keyOf(appId, asViewer);
  const kept = useKept((state) => state[key]);
  return kept === undefined ? readStored(key) : kept;
}

/** Keeps which conversation tries a draft; null: none. */
export function keepTestChat(appId: string, asViewer: boolean, conversationId: string | null): void {
  const key = keyOf(appId, asViewer);
  writeStored(key, conversationId);
  useKept.setState({ [key]: conversationId });
}
