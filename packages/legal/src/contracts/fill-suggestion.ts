import { partyOnSide } from './assign-roles.ts';
import type { ContractKind } from './contract.ts';
import { compileWord, foldText, type PartyNames, wordsFor } from './match-words.ts';
import { isCompany, isNaturalPerson } from './party-name.ts';

/** What is paid under a contract of each kind, as a cap speaks of it. */
const PRICES: Partial<Record<ContractKind, string>> = {
  lease: '年租金总额',
  sale: '合同总价款',
  service: '合同总价款',
  software: '合同总价款',
  construction: '合同总价款',
  agency: '应付报酬总额',
  equity: '转让价款总额',
};

/**
 * A rule's wording for this contract: `{承租人}` becomes the word the contract uses for that party, `{原文}` the words quoted,
 * `{合同价款}` what is paid under this kind of contract, `{签署}` how its parties sign; what is left to the person stands in 【】, in English in [].
 * @param without words left out of the quoted ones, because the wording says otherwise
 */
export function fillSuggestion(
  text: string,
  names: PartyNames,
  original = '',
  without: readonly string[] = [],
): string {
  return text.replace(/\{([^{}]{1,60})\}/g, (whole, name: string) => {
    if (name === '原文') return withoutWords(original, without, names);
    if (name === '合同价款') return (names.kind && PRICES[names.kind]) ?? '【约定金额】';
    if (name === '签署') return howToSign(names);
    const party = callParty(name, names);
    if (party) return party;
    if (names.language === 'en') return whole.replace('{', '[').replace('}', ']');
    return wordsFor(name, names) ? name : whole.replace('{', '【').replace('}', '】');
  });
}

/** People sign, companies sign and seal; where it is not told which a party is, the wording says both. */
function howToSign({ parties }: PartyNames): string {
  const names = parties.map(({ name }) => name ?? '');
  const sealed = '法定代表人或者授权代表签字并加盖公章';
  if (names.length > 0 && names.every(isNaturalPerson)) return '签字';
  return names.length > 0 && names.every(isCompany) ? sealed : `签字（当事人为单位的，由${sealed}）`;
}

/** What joins a phrase to the one before it: a comma, 且, 并, 而且. */
const JOINT = /[，,、]?\s*(?:(?:并|而)?且|并|而|同时|也|and|but)?\s*$/;

/** Cuts out a phrase with what joins it to the one before; the words around it are put together again. */
function withoutWords(original: string, without: readonly string[], names: PartyNames): string {
  let text = original;
  for (const word of without) {
    const match = compileWord(word, names).find(foldText(text));
    if (!match) continue;
    const before = withoutSubject(text.slice(0, match.start).replace(JOINT, ''), names);
    const after = text.slice(match.end);
    text = before === '' ? after.replace(/^[，,、\s]+/, '') : before + after;
  }
  return text;
}

/** `…，甲方` whose predicate was cut out: the party goes with it. */
function withoutSubject(text: string, { parties }: PartyNames): string {
  for (const word of parties.flatMap(({ words }) => words)) {
    const rest = text.endsWith(word) ? text.slice(0, -word.length) : text;
    if (rest !== text && /[，,、]\s*(?:(?:并|而)?且|并|而|同时|也|and|but)?\s*$/.test(rest))
      return rest.replace(JOINT, '');
  }
  return text;
}

/** The label of the party meant; null where the contract does not tell. */
function callParty(name: string, { parties, mine, language }: PartyNames): string | null {
  if (name === '甲方' || name === '乙方') {
    return partyOnSide(parties, name === '甲方' ? 'party_a' : 'party_b')?.label ?? name;
  }
  const [one, other] = language === 'en' ? ['a party', 'the other party'] : ['一方', '另一方'];
  if (name === '我方') return mine?.label ?? one;
  if (name === '对方') return mine ? (parties.find((party) => party !== mine)?.label ?? '对方') : other;
  const words = wordsFor(name, { parties, mine });
  const party = words && parties.find((one) => one.words.some((word) => words.includes(word)));
  return party && party.role !== null ? party.label : null;
}
