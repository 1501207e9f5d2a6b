import type { AuditedAction, AuditedChange, AuditedKind } from '@mingfa/contract/audited-deeds';

/** One deed and its thing; `id` is null where it was done to all of the person's things of this kind. `changes`: what became what. */
export type AuditedDeed = {
  [Kind in AuditedKind]: {
    kind: Kind;
    action: AuditedAction<Kind>;
    id: string | null;
    changes?: AuditedChange[];
  };
}[AuditedKind];
