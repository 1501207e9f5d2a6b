import type { OpenWebSearch, SearchingService, WebSearch, WebSearchAddress } from '../../ports/web-search.ts';
import { openBocha } from './bocha.ts';
import { type CallLimits, DEFAULT_LIMITS } from './call-service.ts';
import { openSearxng } from './searxng.ts';
import { openTavily } from './tavily.ts';

const OPEN: Record<SearchingService, (address: WebSearchAddress, limits: CallLimits) => WebSearch> = {
  searxng: openSearxng,
  tavily: openTavily,
  bocha: openBocha,
};

/** Opens SearXNG, Tavily or Bocha. */
export function webSearchServices(limits: Partial<CallLimits> = {}): OpenWebSearch {
  const all = { ...DEFAULT_LIMITS, ...limits };
  return (address) => OPEN[address.service](address, all);
}
