import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getReview } from '@mingfa/contract/review';

export type ReviewWithFindings = EndpointOutput<typeof getReview>;
