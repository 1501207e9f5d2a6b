import { z } from 'zod';

/** What is counted by the day in China, and shown to whoever does it. */
export const countedKind = z.enum(['question', 'upload']);

/** What is kept until it is deleted, of which so many may be there. */
export const keptKind = z.enum([
  'conversation',
  'knowledge_base',
  'law_note',
  'case_note',
  'case_search',
  'case_folder',
  'case_report',
  'playbook',
  'review',
  'comparison',
  'citation_audit',
  'web_page',
  'segment',
  'clone',
  'share',
  'matter',
  'draft',
  'address_entry',
  'own_template',
  'letterhead',
  'recording',
  'dataset',
  'review_table',
  'analysis',
  'analysis_template',
]);

/** Everything that is limited: counted by the day, kept, or the bytes of all files together. */
export const limitKind = z.enum([
  ...countedKind.options,
  /** Files without explicit label that are asked for, each of which is logged. */
  'clean_copy',
  'storage',
  ...keptKind.options,
]);
/** What {@link limitKind} reads. */
export type LimitKind = z.infer<typeof limitKind>;
