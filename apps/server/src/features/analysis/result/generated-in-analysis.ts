import type { GeneratedWords, LabelledThing } from '../../../ports/generated-words.ts';
import { WordsCollector } from '../../generated-label/index.ts';
import { type AnalysisRow, ownAnalysis } from '../own-analysis.ts';

/** Whose words an analysis holds: text and findings are a person's, SQL that a model proposed and what it said of it the model's. */
export function generatedInAnalysis({ steps, updatedAt }: AnalysisRow): GeneratedWords {
  const collector = new WordsCollector();
  for (const step of steps) {
    if (step.kind === 'text') collector.add('person', step.markdown);
    if (step.kind === 'finding') collector.add('person', step.text);
    if (step.kind !== 'query') continue;
    if (step.origin === 'model') {
      collector.add('model', [step.explanation, step.sql].filter((text) => text !== '').join('\n'));
      collector.addModel(step.modelName || '—', updatedAt);
    } else collector.add('person', step.sql);
  }
  return collector.words();
}

/** Analyses, for the label their files carry. */
export const LABELLED_ANALYSES: LabelledThing = {
  kind: 'analysis',
  find: async (context, analysisId) =>
    generatedInAnalysis(await ownAnalysis(context.db, context.caller, analysisId)),
};
