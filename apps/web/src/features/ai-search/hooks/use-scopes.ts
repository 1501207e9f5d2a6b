import { describeScopes } from '@mingfa/contract/ai-search';
import { listModelChoices } from '@mingfa/contract/chat';
import { listKnowledgeBases } from '@mingfa/contract/knowledge';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember, useSession } from '../../../lib/session.ts';

const STAYS_MS = 60_000;
/** As many as one request gives. */
const LISTED = 100;

/** What there is to be searched, and how far each depth goes. */
export const useScopes = () => useEndpoint(describeScopes, {}, { staleTime: STAYS_MS });

/** Whether a model can ask further; null while nobody knows. */
export function useHasModel(): boolean | null {
  const hasSession = useSession((state) => state.hasSession);
  const models = useEndpoint(listModelChoices, {}, { staleTime: STAYS_MS, enabled: hasSession });
  return models.data ? models.data.items.some(({ builtIn }) => !builtIn) : null;
}

/** The ids of knowledge bases that have something to be found in; null while they are read, or for a guest. */
export function useSearchableBases(): string[] | null {
  const isMember = useIsMember();
  const bases = useEndpoint(
    listKnowledgeBases,
    { query: { page: 1, pageSize: LISTED } },
    { enabled: isMember, staleTime: 10_000 },
  );
  if (!bases.data) return null;
  return bases.data.items
    .filter(({ enabled, filesReady }) => enabled && filesReady > 0)
    .map(({ konId }) => konId);
}
