import type { searchMethod } from '@mingfa/contract/knowledge';
import type { z } from 'zod';

/** How a segment was found: by words, by meaning, or put in order by a reranker. */
export type SearchMethod = z.infer<typeof searchMethod>;
