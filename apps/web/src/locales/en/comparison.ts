import { CLAUSE_CHANGE_LABELS } from '@mingfa/contract/labels/document-labels';
import type { Translated } from '../resources.ts';
import type comparison from '../zh-CN/comparison.ts';

const CHANGES = CLAUSE_CHANGE_LABELS.en;

export default {
  back: 'Back to document reading',
  title: 'Comparison',
  intro: 'Upload or choose two drafts and see, clause by clause, what was added, removed, changed and moved.',
  drop: 'Drop a file here, or',
  dropNow: 'Let go to upload',
  upload: 'Upload a file',
  older: 'Older draft',
  newer: 'Newer draft',
  pick: 'Choose one of your documents',
  start: 'Compare',
  same: 'Choose two different documents',
  empty: 'Nothing has been compared yet.',
  counts: `${CHANGES.changed} {{changed}} · ${CHANGES.added} {{added}} · ${CHANGES.removed} {{removed}} · ${CHANGES.moved} {{moved}} · ${CHANGES.renumbered} {{renumbered}} · ${CHANGES.same} {{same}}`,
  onlyChanged: 'Changes only',
  unchanged: 'Both drafts are the same',
  change: CHANGES,
  formerly: 'In the older draft: {{label}}',
  export: 'Export comparison',
  delete: 'Delete',
  deleteTitle: 'Delete this comparison?',
  deleteText: 'Both documents stay.',
  missing: 'This comparison was not found; it may have been deleted',
  inserted: 'Added: ',
  deleted: 'Removed: ',
} satisfies Translated<typeof comparison>;
