export type { AnalysisContext } from './analysis-context.ts';
export { analysisSource } from './analysis-source.ts';
export { createAnalysis, deleteAnalysis, saveAnalysis } from './change-analysis.ts';
export { forgetDatasetFigures } from './forget-dataset.ts';
export { getAnalysisAnswer } from './get-answer.ts';
export { getAnalysis, getAnalysisProgress, listAnalyses } from './list-analyses.ts';
export { personalAnalyses } from './personal-analyses.ts';
export { exportAnalysis } from './result/export-analysis.ts';
export { LABELLED_ANALYSES } from './result/generated-in-analysis.ts';
export {
  deleteAnalysisTemplate,
  getAnalysisTemplate,
  listAnalysisTemplates,
  saveAnalysisTemplate,
} from './templates/analysis-templates.ts';
export { applyAnalysisTemplate, matchAnalysisTemplate } from './templates/apply-template.ts';
export {
  compareAnalysisVersion,
  deleteAnalysisVersion,
  getAnalysisVersion,
  listAnalysisVersions,
  restoreAnalysisVersion,
  saveAnalysisVersion,
} from './versions/analysis-versions.ts';
export { cancelAnalysis, runAnalysis, runAnalysisStep } from './work/run-analysis.ts';
export { registerAnalyses, resumeAnalyses } from './work/run-steps.ts';
