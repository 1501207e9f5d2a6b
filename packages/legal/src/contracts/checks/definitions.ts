import type { Check } from './check.ts';

/** One term with two meanings. */
export const checkDefinitions: Check = ({ contract }) => {
  const first = new Map<string, (typeof contract.definitions)[number]>();
  return contract.definitions.flatMap((definition) => {
    const known = first.get(definition.term);
    if (!known) {
      first.set(definition.term, definition);
      return [];
    }
    const [a, b] = [known.meaning, definition.meaning].map((meaning) => meaning.replace(/[\s“”"'，,]/g, ''));
    if (!a || !b || a.includes(b) || b.includes(a)) return [];
    return [
      {
        spans: [definition.span, known.span],
        clauseId: definition.clauseId,
        detail: {
          zh: `“${definition.term}”前文指“${known.meaning}”，此处指“${definition.meaning}”。`,
          en: `“${definition.term}” meant “${known.meaning}” before and “${definition.meaning}” here.`,
        },
      },
    ];
  });
};
