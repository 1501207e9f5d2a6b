import type { UrgentWords } from '@mingfa/content/load-urgent';
import type { Language } from '@mingfa/contract/values';
import { findUrgency } from '@mingfa/legal/questions/find-urgency';
import type { Turn } from './compose-prompt.ts';

/** What is said before everything else, and whether anything else is said at all. */
export interface UrgentFirst {
  /** Markdown; null where nothing is urgent. */
  text: string | null;
  /** Somebody may hurt themselves: no law follows, nothing is searched and no model is asked. */
  alone: boolean;
}

/** What somebody in danger is told first, in our words. */
export function tellUrgent(
  question: string,
  language: Language,
  urgent: readonly UrgentWords[],
): UrgentFirst {
  const found = findUrgency(question);
  const read = (text: { zh: string; en: string }) => (language === 'en' ? text.en : text.zh);
  const blocks = found.flatMap(({ kind, ofAnother }) => {
    const said = kind === 'self_harm' && ofAnother ? 'self_harm_of_another' : kind;
    const words = urgent.find((one) => one.kind === said);
    if (!words) return [];
    return [
      `## ${read(words.title)}`,
      ...(words.lead ? [read(words.lead)] : []),
      words.steps.map((step, index) => `${index + 1}. ${read(step)}`).join('\n'),
      ...(words.close ? [read(words.close)] : []),
    ];
  });
  return {
    text: blocks.length > 0 ? blocks.join('\n\n') : null,
    alone: found.some(({ kind }) => kind === 'self_harm'),
  };
}

/** A conversation without what somebody said of hurting themselves and what they were told: no model reads it later. */
export function withoutSelfHarm(history: readonly Turn[]): Turn[] {
  return history.filter((turn, at) => {
    const asked = turn.role === 'user' ? turn : history[at - 1];
    return asked?.role !== 'user' || !findUrgency(asked.text).some(({ kind }) => kind === 'self_harm');
  });
}
