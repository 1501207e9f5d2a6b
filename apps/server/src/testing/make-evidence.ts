import type { DigestEvidence, FileEvidence, LawEvidence } from '@mingfa/contract/evidence';

const FIRST = { index: 1, title: '', label: '', headingPath: '', text: '', score: 1 };

/** An article as a source of an answer: the first, in force, unless the test says otherwise. */
export const makeLawEvidence = (change: Partial<LawEvidence>): LawEvidence => ({
  ...FIRST,
  kind: 'law',
  shortTitle: change.title ?? '',
  place: { lawId: 'law_1', versionId: 'lvr_1', articleKey: '1', paragraph: null, item: null },
  digest: null,
  status: '现行有效',
  effectiveOn: '2020-01-01',
  effectiveApproximate: false,
  ...change,
});

/** An article of which our digest alone is held. */
export const makeDigestEvidence = (change: Partial<DigestEvidence>): DigestEvidence => ({
  ...FIRST,
  kind: 'digest',
  shortTitle: change.title ?? '',
  place: { lawId: 'law_1', versionId: null, articleKey: '1', paragraph: null, item: null },
  digest: { heading: '', text: change.text ?? '', checkedOn: '2026-09-01' },
  status: '现行有效',
  effectiveOn: '2020-01-01',
  effectiveApproximate: false,
  ...change,
});

/** A passage of a person's file. */
export const makeFileEvidence = (change: Partial<FileEvidence>): FileEvidence => ({
  ...FIRST,
  kind: 'file',
  from: 'attachment',
  place: null,
  ...change,
});
