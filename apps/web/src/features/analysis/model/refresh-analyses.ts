import { getAnalysis, getAnalysisAnswer, listAnalyses } from '@mingfa/contract/analysis';
import { listAnalysisTemplates } from '@mingfa/contract/analysis-template';
import { listAnalysisVersions } from '@mingfa/contract/analysis-version';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshAnalyses = () => refreshEndpoints(listAnalyses);
/** After steps ran: their answers and the versions that were kept are others. */
export const refreshAnswers = () => refreshEndpoints(getAnalysisAnswer, listAnalysisVersions);
export const refreshTemplates = () => refreshEndpoints(listAnalysisTemplates);
/** After it was put back as it stood: all of it is another. */
export const refreshAnalysis = () => refreshEndpoints(getAnalysis, getAnalysisAnswer, listAnalysisVersions);
