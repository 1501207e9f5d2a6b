import type { UrgentWords } from '@mingfa/content/load-urgent';
import type { Language } from '@mingfa/contract/values';
import type { HeardUrgency } from '@mingfa/legal/questions/hear-urgency';
import {
  readUrgentCircumstances,
  type UrgentCircumstances,
} from '@mingfa/legal/questions/urgent-circumstances';
import type { UrgentKind } from '@mingfa/legal/questions/urgent-words';
import type { Turn } from './compose-prompt.ts';

/** What is said before everything else, and whether anything else is said at all. */
export interface UrgentFirst {
  /** Markdown; null where nothing is urgent. */
  text: string | null;
  /** Somebody may hurt themselves: no law follows, nothing is searched and no model is asked. */
  alone: boolean;
  /** What it may be, where nothing urgent was surely told. */
  possible: UrgentKind | null;
  /** Ids of the guides of which alone something may follow; null where no danger was surely told. */
  below: readonly string[] | null;
}

/** Hears emergencies in a message. */
export type HearUrgency = (message: string) => HeardUrgency;

/**
 * What somebody in danger is told first, in our words that fit them. In doubt whether somebody may hurt themselves they are told so, and
 * the law follows.
 */
export function tellUrgent(
  { told, possible }: HeardUrgency,
  language: Language,
  urgent: readonly UrgentWords[],
  message = '',
): UrgentFirst {
  const [sure] = told;
  const heard = sure ?? (possible?.kind === 'self_harm' ? possible : undefined);
  const said = heard?.kind === 'self_harm' && heard.ofAnother ? 'self_harm_of_another' : heard?.kind;
  const words = urgent.find(({ kind }) => kind === said);
  return {
    text: words ? composeBlock(words, readUrgentCircumstances(message), language) : null,
    alone: sure?.kind === 'self_harm',
    possible: possible?.kind ?? null,
    below: sure && words ? words.below : null,
  };
}

function composeBlock(words: UrgentWords, said: UrgentCircumstances, language: Language): string {
  const read = (text: { zh: string; en: string }) => (language === 'en' ? text.en : text.zh);
  const title = said.person === 'child' ? (words.titleOfChild ?? words.title) : words.title;
  const cause = words.causes.find((one) => one.cause === said.cause);
  return [
    `## ${read(title)}`,
    ...(words.lead ? [read(words.lead)] : []),
    ...(cause ? [read(cause)] : []),
    stepsFor(words, said)
      .map((step, index) => `${index + 1}. ${read(step)}`)
      .join('\n'),
    ...(words.close ? [read(words.close)] : []),
  ].join('\n\n');
}

/** The steps that fit the person in danger and how far a payment has gone. */
const stepsFor = (
  { steps }: UrgentWords,
  { person, payment }: Pick<UrgentCircumstances, 'person' | 'payment'>,
): UrgentWords['steps'] =>
  steps.filter((step) => (step.for?.includes(person) ?? true) && (step.stages?.includes(payment) ?? true));

const IF_NOW = { 'zh-CN': '如果正在发生', en: 'If it is happening now' } as const;
const STEPS_IF_NOW = 2;

/**
 * The first steps where somebody may be in danger but it was not surely told: what was heard as possible, or a trouble that endangers
 * people is answered. Whoever tells a long story may be in the middle of it. Null where there is neither.
 */
export function tellIfNow(
  possible: UrgentKind | null,
  guides: readonly { guide: { id: string } }[],
  language: Language,
  urgent: readonly UrgentWords[],
  message = '',
): string | null {
  const words =
    urgent.find(({ kind }) => kind === possible) ??
    urgent.find((one) => guides.some(({ guide }) => one.guides.includes(guide.id)));
  if (!words) return null;
  const steps = stepsFor(words, readUrgentCircumstances(message))
    .slice(0, STEPS_IF_NOW)
    .map((step) => (language === 'en' ? step.en : step.zh));
  return [`## ${IF_NOW[language]}`, steps.map((step, index) => `${index + 1}. ${step}`).join('\n')].join(
    '\n\n',
  );
}

/** A conversation without what somebody said of hurting themselves and what they were told: no model reads it later. */
export function withoutSelfHarm(history: readonly Turn[], hear: HearUrgency): Turn[] {
  return history.filter((turn, at) => {
    const asked = turn.role === 'user' ? turn : history[at - 1];
    return asked?.role !== 'user' || !hear(asked.text).told.some(({ kind }) => kind === 'self_harm');
  });
}
