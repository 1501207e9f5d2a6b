import * as contract from '@mingfa/contract/analysis';
import * as template from '@mingfa/contract/analysis-template';
import * as version from '@mingfa/contract/analysis-version';
import * as analysis from '../../features/analysis/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Analyses: steps over datasets, their versions and templates. */
export function analysisRoutes(context: analysis.AnalysisContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listAnalyses, analysis.listAnalyses),
    bind(contract.createAnalysis, analysis.createAnalysis),
    bind(contract.getAnalysis, analysis.getAnalysis),
    bind(contract.saveAnalysis, analysis.saveAnalysis),
    bind(contract.deleteAnalysis, analysis.deleteAnalysis),
    bind(contract.runAnalysis, analysis.runAnalysis),
    bind(contract.runAnalysisStep, analysis.runAnalysisStep),
    bind(contract.cancelAnalysis, analysis.cancelAnalysis),
    bind(contract.getAnalysisProgress, analysis.getAnalysisProgress),
    bind(contract.getAnalysisAnswer, analysis.getAnalysisAnswer),
    bind(contract.exportAnalysis, analysis.exportAnalysis),
    bind(version.listAnalysisVersions, analysis.listAnalysisVersions),
    bind(version.saveAnalysisVersion, analysis.saveAnalysisVersion),
    bind(version.getAnalysisVersion, analysis.getAnalysisVersion),
    bind(version.compareAnalysisVersion, analysis.compareAnalysisVersion),
    bind(version.restoreAnalysisVersion, analysis.restoreAnalysisVersion),
    bind(version.deleteAnalysisVersion, analysis.deleteAnalysisVersion),
    bind(template.saveAnalysisTemplate, analysis.saveAnalysisTemplate),
    bind(template.listAnalysisTemplates, analysis.listAnalysisTemplates),
    bind(template.getAnalysisTemplate, analysis.getAnalysisTemplate),
    bind(template.deleteAnalysisTemplate, analysis.deleteAnalysisTemplate),
    bind(template.matchAnalysisTemplate, analysis.matchAnalysisTemplate),
    bind(template.applyAnalysisTemplate, analysis.applyAnalysisTemplate),
  ];
}
