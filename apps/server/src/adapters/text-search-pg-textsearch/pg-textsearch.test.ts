import { describeTextSearch } from '../../testing/text-search-suite.ts';
import { pgTextsearch } from './pg-textsearch.ts';

describeTextSearch(
  (context) => pgTextsearch(context.db),
  (context) => context.capabilities.textSearch,
);
