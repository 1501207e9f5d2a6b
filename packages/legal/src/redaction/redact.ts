import { type Redaction, Redactor } from './redactor.ts';

/**
 * Masks names, phone, identity and card numbers, addresses below the district and what else points at a person in one text.
 * Pure and in time linear in the text. Laws, articles, amounts, days, case numbers, courts and companies stay. See `Redactor` for more texts.
 */
export function redact(text: string): Redaction {
  const [redaction] = redactConversation([text]);
  return redaction ?? { text: '', masked: [] };
}

/** As {@link redact}, but names stay: numbers and addresses alone, in a small part of the time. */
export function redactNumbers(text: string): Redaction {
  const steps = new Redactor({ isNamed: false }).redacting(text);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * Masks the messages of one conversation: every name that any of them tells is masked in all, always by the same pseudonym.
 * @param breathe waited for after every few thousand characters, so that long conversations, and long messages, let others have their turn
 */
export async function redactCalmly(
  texts: readonly string[],
  breathe: () => Promise<void>,
): Promise<Redaction[]> {
  const steps = redacting(texts);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await breathe();
  }
}

/** As {@link redactCalmly}, at once. */
export function redactConversation(texts: readonly string[]): Redaction[] {
  const steps = redacting(texts);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function* redacting(texts: readonly string[]): Generator<void, Redaction[]> {
  const redactor = new Redactor();
  for (const text of texts) {
    yield* redactor.learning(text);
    yield;
  }
  const redacted: Redaction[] = [];
  for (const text of texts) {
    redacted.push(yield* redactor.redacting(text));
    yield;
  }
  return redacted;
}
