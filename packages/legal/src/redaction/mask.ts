/** What personal data can be masked. `mobile` holds landlines too; `licence` numbers of a person's permits and of sole traders. */
export type MaskKind =
  | 'name'
  | 'mobile'
  | 'identity'
  | 'card'
  | 'email'
  | 'wechat'
  | 'qq'
  | 'plate'
  | 'passport'
  | 'licence'
  | 'account'
  | 'address';

/** Personal data as found: where it stands in the text, and whether its form proves it (a right check digit, a label) or it was masked in doubt. */
export interface PersonalData {
  kind: MaskKind;
  start: number;
  end: number;
  sure: boolean;
}

/** A place that was masked, by its place in the original, with what stands there now. */
export interface Mask extends PersonalData {
  replacement: string;
}
