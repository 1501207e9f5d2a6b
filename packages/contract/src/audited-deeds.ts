/** What is recorded in the audit log, by kind of thing. A new deed is a word here, and has words in both languages. */
export const AUDITED_DEEDS = {
  account: [
    'made_administrator',
    'unmade_administrator',
    'locked',
    'unlocked',
    'signed_out',
    'password_changed',
    'password_reset',
    'second_factor_on',
    'second_factor_off',
    'recovery_codes_made',
    'mobile_changed',
    'agreement_accepted',
    'export_asked',
    'vip_given',
    'limit_set',
    'limit_removed',
    'exported',
    'deletion_asked',
    'deletion_cancelled',
    'forgotten',
    'forgotten_as_asked',
  ],
  installation: [
    'settings_changed',
    'figures_changed',
    'audit_exported',
    'backup_asked',
    'backup_check_asked',
  ],
  invite: ['made'],
  feedback: ['answered', 'state_changed', 'exported'],
  invite_request: ['approved', 'refused'],
  job: ['retried', 'stopped', 'dismissed'],
  model: ['saved', 'deleted', 'ordered'],
  law_import: ['started', 'cancelled'],
  case_import: ['started', 'cancelled'],
  case_folder: ['deleted', 'exported'],
  case_report: ['deleted', 'exported'],
  case: ['original_opened', 'corrected', 'deleted', 'exported'],
  knowledge_base: ['deleted'],
  document: ['deleted', 'exported'],
  comparison: ['deleted', 'exported'],
  citation_audit: ['deleted', 'exported'],
  conversation: ['deleted', 'exported'],
  review: ['deleted', 'exported'],
  playbook: ['saved', 'deleted'],
  matter: ['deleted', 'evidence_removed', 'evidence_exported'],
  draft: ['deleted', 'exported', 'restored'],
  address_entry: ['deleted'],
  own_template: ['deleted'],
  letterhead: ['deleted'],
  recording: [
    'recogniser_agreed',
    'original_deleted',
    'copy_deleted',
    'text_deleted',
    'deleted',
    'exported',
    'evidence_exported',
  ],
  dataset: ['deleted', 'exported'],
  review_table: ['deleted', 'exported'],
  analysis: ['deleted', 'exported', 'restored'],
  analysis_template: ['deleted'],
  analysis_version: ['deleted'],
  clean_copy: ['acknowledged', 'given'],
  share: ['made', 'changed', 'updated', 'revoked', 'ended'],
  clone: [
    'published',
    'restored',
    'unpublished',
    'archived',
    'visibility_changed',
    'listed',
    'kept_out',
    'comment_hidden',
    'comment_shown',
    'comment_kept',
    'exported',
    'deleted',
  ],
} as const;
/** A kind of thing that the audit log names. */
export type AuditedKind = keyof typeof AUDITED_DEEDS;
/** A deed that the audit log records of things of a kind. */
export type AuditedAction<Kind extends AuditedKind = AuditedKind> = (typeof AUDITED_DEEDS)[Kind][number];

/** One thing that a deed changed; null: it was, or is, not set. Of a secret `isSecret` alone says that it changed. */
export interface AuditedChange {
  key: string;
  from: string | null;
  to: string | null;
  isSecret?: true;
}
