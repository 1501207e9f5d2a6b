import { getDocument, getReading, listDocuments } from '@mingfa/contract/document';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshDocuments = () => refreshEndpoints(listDocuments, getDocument, getReading);
