/** What is recorded, by kind of thing. A new deed is a word here. */
interface Deeds {
  account:
    | 'made_administrator'
    | 'unmade_administrator'
    | 'locked'
    | 'unlocked'
    | 'signed_out'
    | 'password_changed'
    | 'password_reset'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'recovery_codes_made'
    | 'mobile_changed'
    | 'agreement_accepted'
    | 'export_asked'
    | 'vip_given'
    | 'exported'
    | 'deletion_asked'
    | 'deletion_cancelled'
    | 'forgotten';
  installation: 'settings_changed' | 'figures_changed' | 'audit_exported';
  invite: 'made';
  feedback: 'answered' | 'state_changed' | 'exported';
  invite_request: 'approved' | 'refused';
  model: 'saved' | 'deleted' | 'ordered';
  law_import: 'started' | 'cancelled';
  case_import: 'started' | 'cancelled';
  case_folder: 'deleted' | 'exported';
  case_report: 'deleted' | 'exported';
  case: 'original_opened' | 'corrected' | 'deleted' | 'exported';
  knowledge_base: 'deleted';
  document: 'deleted' | 'exported';
  comparison: 'deleted' | 'exported';
  conversation: 'deleted' | 'exported';
  review: 'deleted' | 'exported';
  playbook: 'saved' | 'deleted';
  clean_copy: 'acknowledged' | 'given';
  share: 'made' | 'changed' | 'updated' | 'revoked' | 'ended';
  clone:
    | 'published'
    | 'restored'
    | 'unpublished'
    | 'archived'
    | 'visibility_changed'
    | 'listed'
    | 'kept_out'
    | 'comment_hidden'
    | 'comment_shown'
    | 'exported'
    | 'deleted';
}

/** One deed and its thing; `id` is null where it was done to all of the person's things of this kind. */
export type AuditedDeed = {
  [Kind in keyof Deeds]: { kind: Kind; action: Deeds[Kind]; id: string | null };
}[keyof Deeds];
