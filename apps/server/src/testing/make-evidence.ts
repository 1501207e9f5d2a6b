import type { Evidence } from '@mingfa/contract/evidence';

/** A source of an answer: the first, of no law and no file, unless the test says otherwise. */
export const makeEvidence = (change: Partial<Evidence>): Evidence => ({
  index: 1,
  kind: 'statute',
  title: '',
  shortTitle: change.title ?? '',
  label: '',
  headingPath: '',
  text: '',
  location: null,
  place: null,
  digest: null,
  status: null,
  effectiveOn: null,
  effectiveApproximate: false,
  score: 1,
  ...change,
});
