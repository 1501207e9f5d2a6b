import type { FactKind } from '../fact-definition.ts';

/** Words of a paragraph, a field to fill in, or a stretch that hangs on one. */
export type OwnPiece =
  | { kind: 'words'; text: string }
  | { kind: 'field'; name: string }
  | OwnSection<OwnPiece>;

/** `{{#name}}…{{/name}}`: shown where a condition holds, or once for each row; `{{^name}}` is its opposite. */
export interface OwnSection<Of> {
  kind: 'section';
  name: string;
  inverted: boolean;
  of: readonly Of[];
}

/** How a paragraph looks, as far as an approximate view draws it. */
export type OwnLook = 'title' | 'heading' | 'body' | 'plain' | 'centred' | 'right' | 'remark';

/** A paragraph, a table, or a stretch of several of them. */
export type OwnBlock =
  | { kind: 'paragraph'; look: OwnLook; of: readonly OwnPiece[] }
  | OwnTable
  | OwnSection<OwnBlock>;

/** A table; the columns of each row's cells make up all of its widths. */
export interface OwnTable {
  kind: 'table';
  /** Shares of the width, in percent. */
  widths: readonly number[];
  rows: readonly OwnTableRow[];
}
/** A row, or rows that hang on a section. */
export type OwnTableRow =
  | { kind: 'row'; cells: readonly { columns: number; of: readonly OwnBlock[] }[] }
  | OwnSection<OwnTableRow>;

/** What a Word file with fields says, part by part. */
export interface OwnText {
  body: readonly OwnBlock[];
  /** Headers and footers that hold fields. */
  headers: readonly OwnBlock[];
  footers: readonly OwnBlock[];
}

/** How a field of a firm's own template is asked for. `name` is what stands between the braces. */
export interface OwnField {
  name: string;
  kind: OwnFieldKind;
  label: string;
  help: string;
  required: boolean;
  /**
   * The fact it takes its value from: `cause`, or `claimants.name` for a field of a list. A list takes its rows from one: `claimants`. Null: it
   * is the template's own.
   */
  bound: string | null;
}

/** A template of somebody's own: the text of a Word file with what is known of its fields. */
export interface OwnTemplate {
  id: string;
  /** Begins the ids of its own facts; small letters, digits and underscores. */
  namespace: string;
  title: string;
  note: string;
  text: OwnText;
  /** One for every name in the text, in the order of the text. */
  fields: readonly OwnField[];
}

/** Kinds a field may have; a `choice` only where it is bound to one, whose options it has. */
export const OWN_FIELD_KINDS = [
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
] as const satisfies readonly FactKind[];
/** One of {@link OWN_FIELD_KINDS}. */
export type OwnFieldKind = (typeof OWN_FIELD_KINDS)[number];
