import { getReview, listReviews } from '@mingfa/contract/review';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshReviews = () => refreshEndpoints(listReviews, getReview);
