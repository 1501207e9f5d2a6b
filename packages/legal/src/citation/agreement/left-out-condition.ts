import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';

/** What somebody else must do first, and a second attempt. */
const DEMANDED = /经(?!济|营|常|过|查)[^，。；]{0,18}?(批准|核准|同意|催告|确认|许可|培训)/;
/** What says the same in everyday words. */
const SAID: Readonly<Record<string, RegExp>> = {
  批准: /批|同意|准/,
  核准: /核|批|准/,
  同意: /同意|答应|点头|许|肯/,
  催告: /催/,
  确认: /确认|认定|鉴定|同意|批/,
  许可: /许|批|同意|授权/,
  培训: /培训|调整|调岗|换岗/,
};
/** A sentence has so much of its weight in the rule whose condition it leaves out. */
const RULE_SHARE = 0.4;

/**
 * What the one rule of which a sentence speaks demands beforehand, and the sentence does not say: its figure may be right, but the
 * rule is told without its condition.
 */
export function leftOutCondition(claim: string, law: string): string | null {
  const said = weighPairs(claim);
  let best = { text: '', weight: 0 };
  for (const text of law.split(/[。；;\n]/)) {
    const weight = sharedWeight(said, weighPairs(text));
    if (weight > best.weight) best = { text, weight };
  }
  if (best.weight < RULE_SHARE * wholeWeight(said)) return null;
  const [words, act = ''] = DEMANDED.exec(best.text) ?? [];
  return words === undefined || SAID[act]?.test(claim) ? null : words;
}
