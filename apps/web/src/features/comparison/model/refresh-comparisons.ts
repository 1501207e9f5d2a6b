import { getComparison, listComparisons } from '@mingfa/contract/document';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshComparisons = () => refreshEndpoints(listComparisons, getComparison);
