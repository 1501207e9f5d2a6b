import type { Field } from '@mingfa/content/fields';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Language } from '@mingfa/contract/values';
import { readFacts } from '@mingfa/legal/questions/read-facts';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import type { MendedWord } from '@mingfa/legal/words/mend-typing';
import { listMissingFacts } from './missing-facts.ts';

/** Words of a question as they were written, where a typing error was understood: there they are put right. */
const asWritten = (said: string, understood: readonly MendedWord[]): string =>
  understood.reduce((text, word) => text.replaceAll(word.as, word.said), said);

/** What was read out of a question, and what of its field it leaves open; null where there is nothing to put right. */
export function tellFacts(
  reading: QuestionReading,
  fields: Field[],
  language: Language,
  understood: readonly MendedWord[] = [],
): AnswerData['facts'] | null {
  if (reading.intent === 'article' || reading.intent === 'document') return null;
  const read = (text: { zh: string; en: string }) => (language === 'en' ? text.en : text.zh);
  const known = readFacts(reading).shown.map(({ id, label, value, said }) => ({
    id,
    label: read(label),
    value: read(value),
    said: asWritten(said, understood),
  }));
  const missing = listMissingFacts(fields, reading.text, language).map(({ tipId, label }) => ({
    id: tipId,
    label,
  }));
  return known.length + missing.length > 0 ? { known, missing } : null;
}
