import { DATASETS } from '../../../lib/dataset-address.ts';

/** The list of review tables, beside the datasets. */
export const REVIEW_TABLES = `${DATASETS}?tab=reviews`;

/** Where one is made. */
export const NEW_REVIEW_TABLE = `${DATASETS}/review/new`;

/** Where a review table opens. */
export const reviewTableAddress = (tableId: string): string => `${DATASETS}/review/${tableId}`;
