import type { Sentence } from '../sentences.ts';
import type { Check } from './check.ts';
import { allSentences } from './check-lines.ts';

const PROMISE =
  /\b(?:shall|will|agrees? to|undertakes? to|must|hereby)\b[^.;]{0,60}?\b(?:indemnify|indemnifies|hold harmless)\b/i;
const BOTH =
  /\b(?:each|either|both|the)\s+(?:party|parties)\b|\bindemnify(?:ing)? (?:each other|one another)|\bindemnifying party\b|\bmutual(?:ly)?\b/i;

/** An English contract in which one party indemnifies and the other does not. */
export const checkOneSidedIndemnity: Check = (input) => {
  if (input.contract.language !== 'en' || input.parties.length < 2) return [];
  const promises = allSentences(input).filter(({ text }) => PROMISE.test(text));
  const [first] = promises;
  if (!first || promises.some(({ text }) => BOTH.test(text))) return [];
  const givers = promises.map((sentence) => giverOf(sentence, input));
  const [giver] = givers;
  if (!giver || givers.some((one) => one !== giver)) return [];
  return [
    {
      spans: [first.span],
      clauseId: first.clause?.id ?? null,
      detail: {
        zh: `全文只有${giver}承担赔偿并使对方免受损害的义务。`,
        en: `In the whole contract only ${giver} indemnifies.`,
      },
    },
  ];
};

/** The party named last before the promise; null where it is not clear. */
function giverOf({ text }: Sentence, { parties }: Parameters<Check>[0]): string | null {
  const before = text.slice(0, PROMISE.exec(text)?.index ?? 0);
  const places = parties.flatMap(({ label, words }) =>
    words.map((word) => ({ label, at: before.lastIndexOf(word) })),
  );
  const last = places.filter(({ at }) => at !== -1).sort((a, b) => b.at - a.at)[0];
  return last?.label ?? null;
}
