import { getSettings, listModels } from '@mingfa/contract/admin';
import { getLibrary } from '@mingfa/contract/law';
import { create } from 'zustand';
import { useEndpoint } from '../../../lib/query.ts';
import { readStored, writeStored } from '../../../lib/stored-value.ts';

const LEFT_KEY = 'firstRunLeft';
const useLeft = create(() => ({ isLeft: readStored(LEFT_KEY) === 'yes' }));

function setLeft(isLeft: boolean): void {
  writeStored(LEFT_KEY, isLeft ? 'yes' : null);
  useLeft.setState({ isLeft });
}

/** What an installation needs before it is of use, in the order in which it is of use. */
export const FIRST_STEPS = ['library', 'model', 'people'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which first steps are done, as the server knows it; null until all is known. One may leave, and take it up again. */
export function useFirstRun() {
  const isLeft = useLeft((state) => state.isLeft);
  const library = useEndpoint(getLibrary, {});
  const models = useEndpoint(listModels, {});
  const settings = useEndpoint(getSettings, {}, { staleTime: 0 });
  const isKnown = library.data && models.data && settings.data;
  const done: Record<FirstStep, boolean> | null = isKnown
    ? {
        library: !library.data.starterOnly,
        model: models.data.items.some(({ purpose, enabled }) => purpose === 'chat' && enabled),
        people: settings.data.otherAccounts > 0,
      }
    : null;
  return {
    done,
    registration: settings.data?.registration ?? null,
    isLeft,
    leave: () => setLeft(true),
    resume: () => setLeft(false),
  };
}
