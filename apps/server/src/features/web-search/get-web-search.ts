import type { WebSearchSettings } from '@mingfa/contract/web-search';
import { isComplete, type KeptWebSearch, readWebSearchSettings } from '../../engine/retrieval/index.ts';
import type { WebSearchContext } from './web-search-context.ts';

/** Which service searches the web. */
export async function getWebSearch(context: WebSearchContext): Promise<WebSearchSettings> {
  const { kept, updatedAt, revision } = await readWebSearchSettings(context.db);
  return describeWebSearch(kept, updatedAt, revision);
}

/** The search service without its key. */
export function describeWebSearch(
  kept: KeptWebSearch,
  updatedAt: Date | null,
  revision: number,
): WebSearchSettings {
  return {
    service: kept.service,
    baseUrl: kept.baseUrl,
    hasKey: kept.apiKeyCipher !== '',
    keyHint: kept.keyHint,
    enabled: kept.enabled,
    isConfigured: kept.enabled && isComplete(kept),
    updatedAt: updatedAt?.toISOString() ?? null,
    revision,
  };
}
