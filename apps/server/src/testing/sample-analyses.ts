import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import { analysis, analysisAnswer, analysisTemplate, analysisVersion } from '../db/schema/analysis.ts';
import type { Sample } from './sample.ts';
import { sampleDataset } from './sample-datasets.ts';
import type { SampleWorld } from './sample-world.ts';

interface HeldAnalysis {
  analysisId: string;
  versionId: string;
  templateId: string;
  datasetId: string;
}

const stepsOver = (datasetId: string): AnalysisStep[] => [
  {
    ...{ stepId: 'a1', kind: 'query', title: '', datasetId, sql: 'SELECT "供应商", "金额" FROM t1' },
    ...{ origin: 'person', modelName: '', question: '', explanation: '' },
  },
  {
    ...{ stepId: 'a2', kind: 'finding', title: '', text: '甲公司{f1}元' },
    figures: [{ key: 'f1', of: 'a1', rowKey: ['甲公司'], row: 0, column: 1, seen: '100' }],
  },
];

/** An analysis of the owner's with an answer, a version of it and a template made of it. */
async function writeAnalysis(world: SampleWorld): Promise<HeldAnalysis> {
  const { db, ids, clock } = world.server.context;
  const { userId: ownerId } = world.owner;
  const datasetId = await sampleDataset(world);
  const steps = stepsOver(datasetId);
  const now = clock.now();
  const [analysisId, answerId] = [ids.make('analysis'), ids.make('analysisAnswer')];
  const [versionId, templateId] = [ids.make('analysisVersion'), ids.make('analysisTemplate')];
  await db.insert(analysis).values({
    ...{ id: analysisId, ownerId, title: '付款分析', steps, lastVersion: 1, createdAt: now, updatedAt: now },
  });
  await db.insert(analysisAnswer).values({
    ...{ id: answerId, analysisId, stepId: 'a1', datasetId, isCurrent: true, askedSum: '-', answerSum: '-' },
    ...{ build: 1, datasetTitle: '付款', ranAt: now, tookMs: 1, sql: 'SELECT "供应商", "金额" FROM t1' },
    columns: [
      { name: '供应商', label: '供应商', kind: 'text', meaning: 'name', isFigure: false },
      { name: '金额', label: '金额', kind: 'number', meaning: 'amount', isFigure: false },
    ],
    ...{ rows: [['甲公司', '100']], rowsKept: 1, totalRows: 1 },
  });
  await db.insert(analysisVersion).values({
    ...{ id: versionId, analysisId, number: 1, reason: 'asked', note: '', title: '付款分析', steps },
    ...{ answers: { a1: answerId }, createdAt: now },
  });
  await db.insert(analysisTemplate).values({
    ...{ id: templateId, ownerId, title: '付款模板', note: '', createdAt: now, slots: { a1: 'd1' } },
    steps: steps.map((step) => (step.kind === 'query' ? { ...step, datasetId: null } : step)),
    datasets: [
      {
        ...{ slot: 'd1', label: '付款' },
        tables: [
          {
            ...{ name: 't1', label: '付款' },
            columns: [{ name: 'c2', label: '金额', kind: 'number', meaning: 'amount' }],
          },
        ],
      },
    ],
  });
  return { analysisId, versionId, templateId, datasetId };
}

/** An analysis for one endpoint, that leaves the others theirs. */
function analysisFor(): (world: SampleWorld) => Promise<HeldAnalysis> {
  const analyses = new WeakMap<object, Promise<HeldAnalysis>>();
  return (world) => {
    const held = analyses.get(world.owner) ?? writeAnalysis(world);
    analyses.set(world.owner, held);
    return held;
  };
}
const shared = analysisFor();
/** An analysis of the owner's. */
export const sampleAnalysis = shared;

type Named = 'analysisId' | 'versionId' | 'templateId';
const of = (
  named: readonly Named[],
  {
    body,
    query,
    held: find = shared,
  }: {
    body?: object | ((held: HeldAnalysis) => object);
    query?: Record<string, string>;
    held?: typeof shared;
  } = {},
): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await find(world);
    return {
      params: Object.fromEntries(named.map((name) => [name, held[name]])),
      ...(body ? { body: typeof body === 'function' ? body(held) : body } : {}),
      ...(query ? { query } : {}),
    };
  },
});
const ofOne: Named[] = ['analysisId'];
const ofVersion: Named[] = ['analysisId', 'versionId'];
const ofTemplate: Named[] = ['templateId'];
const onDataset = ({ datasetId }: HeldAnalysis) => ({ datasets: [{ slot: 'd1', datasetId }] });
const SEEN = { revision: 1 };

/** A request for each endpoint of analyses. */
export const ANALYSIS_SAMPLES: Record<string, Sample> = {
  'analysis.listAnalyses': { request: () => ({}) },
  'analysis.createAnalysis': { request: () => ({ body: { title: '新的分析' } }) },
  'analysis.getAnalysis': of(ofOne),
  'analysis.saveAnalysis': of(ofOne, { body: { ...SEEN, title: '付款分析' } }),
  'analysis.deleteAnalysis': of(ofOne, { held: analysisFor() }),
  'analysis.runAnalysis': of(ofOne, { body: { ...SEEN, onlyStale: true }, held: analysisFor() }),
  'analysis.runAnalysisStep': of(ofOne, { body: { ...SEEN, stepId: 'a1' }, held: analysisFor() }),
  'analysis.cancelAnalysis': of(ofOne),
  'analysis.getAnalysisProgress': of(ofOne),
  'analysis.getAnalysisAnswer': of(ofOne, { query: { stepId: 'a1' } }),
  'analysis.exportAnalysis': of(ofOne, { query: { format: 'xlsx' } }),
  'analysisVersion.listAnalysisVersions': of(ofOne),
  'analysisVersion.saveAnalysisVersion': of(ofOne, { body: { note: '提交前' } }),
  'analysisVersion.getAnalysisVersion': of(ofVersion),
  'analysisVersion.compareAnalysisVersion': of(ofVersion),
  'analysisVersion.restoreAnalysisVersion': of(ofVersion, { body: SEEN, held: analysisFor() }),
  'analysisVersion.deleteAnalysisVersion': of(ofVersion, { held: analysisFor() }),
  'analysisTemplate.saveAnalysisTemplate': of(ofOne, { body: { title: '付款模板' } }),
  'analysisTemplate.listAnalysisTemplates': { request: () => ({}) },
  'analysisTemplate.getAnalysisTemplate': of(ofTemplate),
  'analysisTemplate.deleteAnalysisTemplate': of(ofTemplate, { held: analysisFor() }),
  'analysisTemplate.matchAnalysisTemplate': of(ofTemplate, { body: onDataset }),
  'analysisTemplate.applyAnalysisTemplate': of(ofTemplate, { body: onDataset }),
};
