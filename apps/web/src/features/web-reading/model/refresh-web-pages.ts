import { getWebPage, listWebPages } from '@mingfa/contract/web-page';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshWebPages = () => refreshEndpoints(listWebPages, getWebPage);
