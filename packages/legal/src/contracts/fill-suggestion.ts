import { partyOnSide } from './assign-roles.ts';
import { type PartyNames, wordsFor } from './match-words.ts';

/**
 * A rule's wording for this contract: `{承租人}` becomes the word the contract uses for that party, `{原文}` the words quoted;
 * what is left to the person stands in 【】.
 */
export function fillSuggestion(text: string, names: PartyNames, original = ''): string {
  return text.replace(/\{([^{}]{1,30})\}/g, (whole, name: string) => {
    if (name === '原文') return original;
    const party = callParty(name, names);
    if (party) return party;
    return wordsFor(name, names) ? name : whole.replace('{', '【').replace('}', '】');
  });
}

/** The label of the party meant; null where the contract does not tell. */
function callParty(name: string, { parties, mine }: PartyNames): string | null {
  if (name === '甲方' || name === '乙方') {
    return partyOnSide(parties, name === '甲方' ? 'party_a' : 'party_b')?.label ?? name;
  }
  if (name === '我方') return mine?.label ?? '一方';
  if (name === '对方') return mine ? (parties.find((party) => party !== mine)?.label ?? '对方') : '另一方';
  const words = wordsFor(name, { parties, mine });
  const party = words && parties.find((one) => one.words.some((word) => words.includes(word)));
  return party && party.role !== null ? party.label : null;
}
