import { detectField, type Field } from '@mingfa/content/fields';
import type { Language } from '@mingfa/contract/values';

/** A fact the question leaves open, with what to put into the composer. */
export interface MissingFact {
  tipId: string;
  label: string;
  insert: string;
}

const FACTS_MAX = 4;

/** Facts that matter in the question's field and are not said in it; none where the field is not recognised. */
export function listMissingFacts(fields: Field[], question: string, language: Language): MissingFact[] {
  const field = detectField(fields, question);
  const read = language === 'en' ? 'en' : 'zh';
  return (field?.tips ?? [])
    .filter((tip) => !tip.saidBy.some((pattern) => new RegExp(pattern, 'i').test(question)))
    .slice(0, FACTS_MAX)
    .map((tip) => ({ tipId: tip.id, label: tip.label[read], insert: tip.insert[read] }));
}
