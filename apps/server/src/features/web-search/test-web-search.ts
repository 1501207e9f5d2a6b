import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { testWebSearch as contract } from '@mingfa/contract/web-search';
import { addressOf, readWebSearchSettings } from '../../engine/retrieval/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import type { WebSearchContext } from './web-search-context.ts';

const USUAL_QUERY = { 'zh-CN': '劳动合同解除 经济补偿', en: 'China labour contract law severance' };
const SHOWN = 5;

/** Searches with what is set, also where it is switched off, and shows the first results or why there are none. */
export async function testWebSearch(
  context: WebSearchContext & RequestContext,
  input: { query: string },
): Promise<EndpointOutput<typeof contract>> {
  const { language, request, signal, secrets } = context;
  const query = input.query || USUAL_QUERY[language];
  const startedMs = performance.now();
  const { kept } = await readWebSearchSettings(context.db);
  try {
    const address = addressOf(kept, (cipher) => secrets.decryptSecret(cipher));
    if (!address) throw new AppError('web_search_not_configured');
    const hits = await context.openWebSearch(address).search({ query, limit: SHOWN, language, signal });
    return {
      ok: true,
      query,
      tookMs: Math.round(performance.now() - startedMs),
      results: hits.map(({ title, address: found, snippet }) => ({ title, address: found, snippet })),
      errorCode: null,
      errorMessage: null,
    };
  } catch (error) {
    signal.throwIfAborted();
    const { body } = toErrorAnswer(error, { language, requestId: request.requestId });
    const { errorCode, errorMessage } = body;
    return { ok: false, query, tookMs: null, results: [], errorCode, errorMessage };
  }
}
