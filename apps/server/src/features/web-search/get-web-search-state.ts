import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getWebSearchState as contract } from '@mingfa/contract/web-search';
import type { WebSearchContext } from './web-search-context.ts';

/** Whether questions can be searched for on the web, and by which service. */
export async function getWebSearchState({ web }: WebSearchContext): Promise<EndpointOutput<typeof contract>> {
  const { isConfigured, service } = await web.describe();
  return { isConfigured, service: service ?? 'none' };
}
