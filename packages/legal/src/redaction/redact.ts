import { type Redaction, Redactor } from './redactor.ts';

/**
 * Masks names, phone, identity and card numbers, addresses below the district and what else points at a person in one text.
 * Pure and in time linear in the text. Laws, articles, amounts, days, case numbers, courts and companies stay. See `Redactor` for more texts.
 */
export function redact(text: string): Redaction {
  const [redaction] = redactConversation([text]);
  return redaction ?? { text: '', masked: [] };
}

/**
 * Masks the messages of one conversation: every name that any of them tells is masked in all, always by the same pseudonym.
 * @param breathe waited for after each message, so that long conversations let others have their turn
 */
export async function redactCalmly(
  texts: readonly string[],
  breathe: () => Promise<void>,
): Promise<Redaction[]> {
  const redactor = new Redactor();
  for (const text of texts) {
    redactor.learn(text);
    await breathe();
  }
  const redacted: Redaction[] = [];
  for (const text of texts) {
    redacted.push(redactor.redact(text));
    await breathe();
  }
  return redacted;
}

/** As {@link redactCalmly}, at once. */
export function redactConversation(texts: readonly string[]): Redaction[] {
  const redactor = new Redactor();
  for (const text of texts) redactor.learn(text);
  return texts.map((text) => redactor.redact(text));
}
