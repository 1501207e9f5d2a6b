/** A field of law by its id. */
export interface FieldName {
  id: string;
  name: { zh: string; en: string };
}
