import type { EndpointInput } from '@mingfa/contract/endpoint';
import {
  type saveWebSearch as contract,
  WEB_SEARCH_ADDRESSES,
  type WebSearchSettings,
} from '@mingfa/contract/web-search';
import { type KeptWebSearch, readWebSearchSettings, WEB_SEARCH_KEY } from '../../engine/retrieval/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { storeSetting } from '../administration/index.ts';
import { describeWebSearch } from './get-web-search.ts';
import type { WebSearchContext } from './web-search-context.ts';

const HINT_LENGTH = 4;
/** Of a shorter key its last characters give too much away. */
const HINTED_FROM = 12;

/**
 * Sets the service that searches the web. An empty key keeps the old one only where service and server stay the same: sent to
 * another, it would be given away.
 * @throws AppError `invalid_input` where SearXNG has no address, or an address holds a name and password; `setting_changed`
 */
export async function saveWebSearch(
  context: WebSearchContext & RequestContext,
  input: EndpointInput<typeof contract>,
): Promise<WebSearchSettings> {
  const { service, baseUrl, apiKey, enabled, seenRevision } = input;
  const typed = baseUrl === '' ? null : new URL(baseUrl);
  // A name in an address would be shown to every administrator and logged on the way.
  if (typed && (typed.username !== '' || typed.password !== '')) throw wrongAddress();
  if (service === 'searxng' && !typed) throw wrongAddress();
  return await context.db.transaction(async (tx) => {
    const { kept } = await readWebSearchSettings(tx);
    const staysThere = kept.service === service && originOf(kept) === originOf({ service, baseUrl });
    const value: KeptWebSearch = {
      service,
      baseUrl: service === 'none' ? '' : baseUrl,
      ...(apiKey === '' ? keptKey(kept, staysThere && service !== 'none') : sealed(context, apiKey)),
      enabled: service !== 'none' && enabled,
    };
    const revision = await storeSetting(context, tx, { key: WEB_SEARCH_KEY, value, seenRevision });
    return describeWebSearch(value, context.clock.now(), revision);
  });
}

const keptKey = ({ apiKeyCipher, keyHint }: KeptWebSearch, stays: boolean) =>
  stays ? { apiKeyCipher, keyHint } : { apiKeyCipher: '', keyHint: '' };

const sealed = ({ secrets }: WebSearchContext, apiKey: string) => ({
  apiKeyCipher: secrets.encryptSecret(apiKey),
  keyHint: apiKey.length >= HINTED_FROM ? apiKey.slice(-HINT_LENGTH).toWellFormed() : '',
});

function originOf({ service, baseUrl }: Pick<KeptWebSearch, 'service' | 'baseUrl'>): string | null {
  if (service === 'none') return null;
  return URL.parse(baseUrl || WEB_SEARCH_ADDRESSES[service])?.origin ?? null;
}

const wrongAddress = () =>
  new AppError(
    'invalid_input',
    { problem: 'baseUrl' },
    { details: [{ path: 'baseUrl', message: 'baseUrl' }] },
  );
