import {
  getDataset,
  getDatasetProgress,
  getDatasetProposal,
  listDatasetSteps,
  listDatasets,
} from '@mingfa/contract/dataset';
import { getDatasetProfile, listDatasetRows } from '@mingfa/contract/dataset-question';
import { refreshEndpoints } from '../../../lib/query.ts';

/** What lists and one dataset show of it, without its rows. */
export const refreshDatasets = () =>
  refreshEndpoints(listDatasets, getDataset, getDatasetProgress, getDatasetProposal);

/** After its tables were taken or changed: rows, profiles and steps are others. */
export const refreshTables = () =>
  refreshEndpoints(listDatasets, getDataset, listDatasetRows, getDatasetProfile, listDatasetSteps);
