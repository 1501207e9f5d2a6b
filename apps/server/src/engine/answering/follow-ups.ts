import { detectField, type Field } from '@mingfa/content/fields';
import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';

const FOLLOW_UPS_MAX = 3;

/** Questions people of this field ask next, without the one just asked. */
export function proposeFollowUps(
  fields: Field[],
  input: { question: string; evidence: Evidence[]; language: Language },
): string[] {
  const field = detectField(
    fields,
    [input.question, ...input.evidence.slice(0, 3).map((source) => source.title)].join('\n'),
  );
  const asked = new Set(characterPairs(input.question));
  return (field?.followUps ?? [])
    .map((question) => (input.language === 'en' ? question.en : question.zh))
    .filter((question) => sharedShare(question, asked) < 0.6)
    .slice(0, FOLLOW_UPS_MAX);
}

function sharedShare(question: string, asked: Set<string>): number {
  const pairs = characterPairs(question);
  return pairs.filter((pair) => asked.has(pair)).length / Math.max(pairs.length, 1);
}

function characterPairs(text: string): string[] {
  const letters = [...text.toLowerCase()].filter((character) => /[\p{L}\p{N}]/u.test(character));
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
