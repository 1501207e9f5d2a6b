import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getArticle } from '@mingfa/contract/law';

/** One article as the server tells it. */
export type FoundArticle = EndpointOutput<typeof getArticle>;
