import * as contract from '@mingfa/contract/dataset';
import * as question from '@mingfa/contract/dataset-question';
import * as recipe from '@mingfa/contract/dataset-recipe';
import * as dataset from '../../features/dataset/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Datasets: their files and tables, and what is asked of them. */
export function datasetRoutes(context: dataset.DatasetContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listDatasets, dataset.listDatasets),
    bind(contract.createDataset, dataset.createDataset),
    bind(contract.getDataset, dataset.getDataset),
    bind(contract.getDatasetProgress, dataset.getDatasetProgress),
    bind(contract.updateDataset, dataset.updateDataset),
    bind(contract.cancelDataset, dataset.cancelDataset),
    bind(contract.retryDataset, dataset.retryDataset),
    bind(contract.deleteDataset, dataset.deleteDataset),
    bind(contract.getDatasetProposal, dataset.getDatasetProposal),
    bind(contract.previewDatasetTable, dataset.previewDatasetTable),
    bind(contract.importDataset, dataset.importDataset),
    bind(contract.createDatasetFromDocument, dataset.createDatasetFromDocument),
    bind(contract.replaceDatasetFiles, dataset.replaceDatasetFiles),
    bind(contract.listDatasetSteps, dataset.listDatasetSteps),
    bind(contract.addDatasetStep, dataset.addDatasetStep),
    bind(contract.undoDatasetStep, dataset.undoDatasetStep),
    bind(question.traceDatasetFigure, dataset.traceDatasetFigure),
    bind(question.exportDataset, dataset.exportDataset),
    bind(question.getDatasetSamples, dataset.getDatasetSamples),
    bind(question.getDatasetProfile, dataset.getDatasetProfile),
    bind(question.listDatasetRows, dataset.listDatasetRows),
    bind(question.askDataset, dataset.askDataset),
    bind(question.queryDataset, dataset.queryDataset),
    bind(question.queryDatasetBySql, dataset.queryDatasetBySql),
    bind(question.checkDatasetSql, dataset.checkDatasetSql),
    bind(question.listDatasetJoins, dataset.listDatasetJoins),
    bind(recipe.listDatasetRecipes, dataset.listDatasetRecipes),
    bind(recipe.runDatasetRecipe, dataset.runDatasetRecipe),
  ];
}
