import { listModelChoices } from '@mingfa/contract/chat';
import { useEndpoint } from '../../lib/query.ts';

/** The model that would be asked for SQL; null where none is configured. */
export function useModelName(): string | null {
  const { data } = useEndpoint(listModelChoices, {});
  return data?.items.find(({ builtIn }) => !builtIn)?.name ?? null;
}
