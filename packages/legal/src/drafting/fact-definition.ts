import type { Bilingual } from '../calculators/calculation.ts';
import { TOLD_KINDS, type ToldKind } from './fact-sheet.ts';

/** What a fact holds. `money` is in yuan, `percent` is 2.5 for 2.5 %; a `list` is rows of one record. */
export const FACT_KINDS = [
  'text',
  'long_text',
  'money',
  'percent',
  'count',
  'date',
  'choice',
  'yes_no',
  'identity_number',
  'credit_code',
  'mobile',
  'case_number',
  'court',
  'list',
] as const;
/** One of {@link FACT_KINDS}. */
export type FactKind = (typeof FACT_KINDS)[number];

/** One of the values of a `choice`; `written` stands in documents, which are Chinese. */
export interface FactOption {
  value: string;
  label: Bilingual;
  written: string;
}

/** A typed fact, or a field of a record: enough for a form to draw it, check it and explain it. */
export interface FactDefinition {
  /** `loan_principal`; within a record `mobile`. */
  id: string;
  kind: FactKind;
  label: Bilingual;
  help?: Bilingual;
  /** Of a `choice`. */
  options?: readonly FactOption[];
  /** Of a `list`: the record its rows are of. */
  record?: string;
  /** Rows of a `list` at most; 1 for what there is one of: a testator. */
  most?: number;
  /** Bounds of `money`, `percent` and `count`. */
  least?: number;
  greatest?: number;
  /** A day that cannot lie ahead: a birth, a payment that was made. */
  past?: boolean;
  /** Facts that often say the same, the likeliest first: offered, never taken over unseen. */
  oftenSameAs?: readonly string[];
  /**
   * Of a `text`: it is somebody's name, or where they live or a thing lies. `nothing`: no value that a story tells fits by its kind alone, as no
   * day fits a birth.
   */
  takes?: 'name' | 'address' | 'nothing';
}

/** The kind of told values that fit a fact; null where none do. */
export function toldKindFor({ kind, takes }: Pick<FactDefinition, 'kind' | 'takes'>): ToldKind | null {
  return takes === 'nothing' ? null : (takes ?? TOLD_KINDS.find((one) => one === kind) ?? null);
}

/** The fields of the rows of a list: a party, a claim, an item of evidence. */
export interface RecordDefinition {
  id: string;
  label: Bilingual;
  fields: readonly FactDefinition[];
}

/** Every fact templates share, by id, and the records their lists are of. */
export interface FactDictionary {
  facts: ReadonlyMap<string, FactDefinition>;
  records: ReadonlyMap<string, RecordDefinition>;
}

/** The dictionary of some definitions, which may have travelled as JSON. */
export const dictionaryOf = (
  facts: readonly FactDefinition[],
  records: readonly RecordDefinition[],
): FactDictionary => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  records: new Map(records.map((record) => [record.id, record])),
});
