import { type AnswerUnderWay, writeText } from './answer-under-way.ts';
import type { Guidance } from './guidance.ts';
import { describeBounds, type Insufficient, tellInsufficient } from './tell-insufficient.ts';
import { tellIfNow } from './urgent-first.ts';

/**
 * Writes 资料不足, as text and as data, below what to do if a danger is there.
 * @param near guides outside the bounds that the question may tell of
 */
export function writeInsufficient(
  { context, input, write, isUrgent, possible }: AnswerUnderWay,
  { law, refusals }: Guidance,
  insufficient: Insufficient,
  near: readonly { guide: { id: string } }[],
): void {
  const { asOf, language } = input;
  const ifNow = isUrgent ? null : tellIfNow(possible, near, language, context.urgent, input.question);
  if (ifNow !== null) writeText(write, 'if-now', ifNow);
  const scope = describeBounds(law, context.fields, language);
  const { text, data } = tellInsufficient(insufficient, { referTo: refusals.referTo, scope, asOf, language });
  writeText(write, 'insufficient', text);
  write({ type: 'data-insufficient', data });
}
