import { CLEAN_COPY_TERMS } from '@mingfa/contract/generated-label';
import type { Sample } from './sample.ts';

const nothing: Sample = { request: () => ({}) };

/** Sample requests of the labels of generated content. */
export const GENERATED_LABEL_SAMPLES: Record<string, Sample> = {
  'generatedLabel.previewLabel': {
    ofOwner: true,
    request: async (world) => ({
      query: { kind: 'conversation', thingId: await world.conversation() },
    }),
  },
  'generatedLabel.acknowledgeCleanCopy': {
    ofOwner: true,
    request: async (world) => ({
      body: {
        kind: 'conversation',
        thingId: await world.conversation(),
        terms: CLEAN_COPY_TERMS,
        acknowledged: true,
      },
    }),
  },
  'generatedLabel.getLabelSettings': nothing,
  'generatedLabel.saveLabelSettings': {
    request: () => ({ body: { position: 'beginning', producerCode: '' } }),
  },
  'generatedLabel.listCleanCopies': nothing,
};
