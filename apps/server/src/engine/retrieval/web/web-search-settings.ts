import { webSearchService } from '@mingfa/contract/web-search';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { setting } from '../../../db/schema/installation.ts';
import type { ConfiguredWebSearch, OpenWebSearch, WebSearchAddress } from '../../../ports/web-search.ts';

/** The topic of the settings under which an administrator keeps the search service. */
export const WEB_SEARCH_KEY = 'web_search';

const keptWebSearch = z.object({
  service: webSearchService,
  baseUrl: z.string(),
  /** Sealed with the installation's secret; empty: none. */
  apiKeyCipher: z.string(),
  keyHint: z.string(),
  enabled: z.boolean(),
});
/** The search service as it is kept. */
export type KeptWebSearch = z.infer<typeof keptWebSearch>;

const NONE: KeptWebSearch = { service: 'none', baseUrl: '', apiKeyCipher: '', keyHint: '', enabled: false };

/** What is kept of the search service, and when it was; none until an administrator sets one up. */
export async function readWebSearchSettings(
  db: DatabaseOrTransaction,
): Promise<{ kept: KeptWebSearch; updatedAt: Date | null; revision: number }> {
  const [row] = await db.select().from(setting).where(eq(setting.key, WEB_SEARCH_KEY));
  const read = keptWebSearch.safeParse(row?.value);
  const revision = row?.revision ?? 0;
  return read.success
    ? { kept: read.data, updatedAt: row?.updatedAt ?? null, revision }
    : { kept: NONE, updatedAt: null, revision };
}

/** SearXNG needs an address, the others a key. */
export function isComplete({ service, baseUrl, apiKeyCipher }: KeptWebSearch): boolean {
  if (service === 'none') return false;
  return service === 'searxng' ? baseUrl !== '' : apiKeyCipher !== '';
}

/** The address of a service with its key; null where something is missing. */
export function addressOf(
  kept: KeptWebSearch,
  decryptSecret: (cipher: string) => string,
): WebSearchAddress | null {
  const { service, baseUrl, apiKeyCipher } = kept;
  if (service === 'none' || !isComplete(kept)) return null;
  return { service, baseUrl, apiKey: apiKeyCipher === '' ? '' : decryptOrEmpty(apiKeyCipher, decryptSecret) };
}

/** A key sealed with a lost secret: the service will refuse the call, and say why. */
function decryptOrEmpty(cipher: string, decryptSecret: (cipher: string) => string): string {
  try {
    return decryptSecret(cipher);
  } catch {
    return '';
  }
}

/** The web search of the settings, where it is whole and switched on. */
export function configuredWebSearch(context: {
  db: Database;
  openWebSearch: OpenWebSearch;
  decryptSecret: (cipher: string) => string;
}): ConfiguredWebSearch {
  return async () => {
    const { kept } = await readWebSearchSettings(context.db);
    const address = kept.enabled ? addressOf(kept, context.decryptSecret) : null;
    return address ? context.openWebSearch(address) : null;
  };
}

/** The host and port that an administrator entered for the search service; none where the service's own address is used. */
export async function hostsOfSearchService(db: Database): Promise<string[]> {
  const { kept } = await readWebSearchSettings(db);
  const address = URL.parse(kept.baseUrl);
  if (!address) return [];
  const port = address.port || (address.protocol === 'https:' ? '443' : '80');
  return [`${address.hostname}:${port}`];
}
