/** The screen of all datasets. */
export const DATASETS = '/data_analysis';

/** Where a dataset opens. */
export const datasetAddress = (datasetId: string): string => `${DATASETS}/${datasetId}`;
