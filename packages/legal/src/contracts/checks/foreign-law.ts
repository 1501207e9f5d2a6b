import { readGoverningLaw } from '../governing-law.ts';
import type { Check } from './check.ts';
import { allSentences } from './check-lines.ts';

/** A contract under another law than China's. */
export const checkForeignLaw: Check = (input) => {
  const { of, name } = readGoverningLaw(input.contract);
  if (of !== 'elsewhere') return [];
  const sentence = allSentences(input).find(
    ({ text }) => text.includes(name) && /govern|constru|interpret|适用|依照|按照/i.test(text),
  );
  if (!sentence) return [];
  return [
    {
      spans: [sentence.span],
      clauseId: sentence.clause?.id ?? null,
      detail: {
        zh: `合同约定适用“${name}”的法律。`,
        en: `The contract is governed by the law of ${name}.`,
      },
    },
  ];
};
