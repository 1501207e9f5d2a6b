/** The screen of all datasets. */
export const DATASETS = '/data_analysis';

/** Where a dataset opens. */
export const datasetAddress = (datasetId: string): string => `${DATASETS}/${datasetId}`;

/** The list of analyses beside the datasets. */
export const ANALYSES = `${DATASETS}?tab=analyses`;

/** Where an analysis opens. */
export const analysisAddress = (analysisId: string): string => `${DATASETS}/analysis/${analysisId}`;
