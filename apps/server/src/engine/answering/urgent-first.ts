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

const IF_NOW = { 'zh-CN': '如果正在发生', en: 'If it is happening now' } as const;
const STEPS_IF_NOW = 2;

/**
 * The first steps where a trouble that endangers people is answered but no words of danger were heard: whoever tells a long story may
 * be in the middle of it. Null where none of the guides is such a one.
 */
export function tellIfNow(
  guides: readonly { guide: { id: string } }[],
  language: Language,
  urgent: readonly UrgentWords[],
): string | null {
  const words = urgent.find((one) => guides.some(({ guide }) => one.guides.includes(guide.id)));
  if (!words) return null;
  const steps = words.steps.slice(0, STEPS_IF_NOW).map((step) => (language === 'en' ? step.en : step.zh));
  return [`## ${IF_NOW[language]}`, steps.map((step, index) => `${index + 1}. ${step}`).join('\n')].join(
    '\n\n',
  );
}

/** A conversation without what somebody said of hurting themselves and what they were told: no model reads it later. */
export function withoutSelfHarm(history: readonly Turn[]): Turn[] {
  return history.filter((turn, at) => {
    const asked = turn.role === 'user' ? turn : history[at - 1];
    return asked?.role !== 'user' || !findUrgency(asked.text).some(({ kind }) => kind === 'self_harm');
  });
}
