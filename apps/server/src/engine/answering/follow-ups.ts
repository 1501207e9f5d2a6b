import { detectField, type Field } from '@mingfa/content/fields';
import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';

const FOLLOW_UPS_MAX = 3;

/** What people ask of a document next; `saidBy` is what the passages that were found must speak of. */
const ABOUT_A_DOCUMENT: readonly { saidBy: RegExp; zh: string; en: string }[] = [
  {
    saidBy: /价款|租金|报酬|费用|金额|元/,
    zh: '这份文件约定的款项怎么付、什么时候付？',
    en: 'How and when are the sums in this document to be paid?',
  },
  {
    saidBy: /违约|赔偿|滞纳/,
    zh: '这份文件里的违约责任怎么约定的？',
    en: 'What does this document say on breach?',
  },
  {
    saidBy: /解除|终止|期限|届满/,
    zh: '什么情况下可以解除，期限到哪天？',
    en: 'When may it be ended, and when does it expire?',
  },
  { saidBy: /争议|仲裁|管辖|诉讼/, zh: '发生争议去哪里解决？', en: 'Where are disputes to be settled?' },
  {
    saidBy: /./,
    zh: '这份文件里双方各有哪些义务？',
    en: 'What are the duties of each side in this document?',
  },
  {
    saidBy: /./,
    zh: '这份文件有哪些约定对我不利？',
    en: 'Which terms of this document are unfavourable to me?',
  },
];

/** Questions people ask next, without the one just asked: beside a document of the document, else those of the field. */
export function proposeFollowUps(
  fields: Field[],
  input: { question: string; evidence: Evidence[]; language: Language },
): string[] {
  const passages = input.evidence.filter((source) => source.kind === 'file' && source.from === 'document');
  if (passages.length > 0) {
    const told = passages.map(({ text }) => text).join('\n');
    return choose(
      ABOUT_A_DOCUMENT.filter(({ saidBy }) => saidBy.test(told)),
      input,
    );
  }
  const field = detectField(
    fields,
    [input.question, ...input.evidence.slice(0, 3).map((source) => source.title)].join('\n'),
  );
  return choose(field?.followUps ?? [], input);
}

function choose(
  questions: readonly { zh: string; en: string }[],
  { question, language }: { question: string; language: Language },
): string[] {
  const asked = new Set(characterPairs(question));
  return questions
    .map((one) => (language === 'en' ? one.en : one.zh))
    .filter((one) => sharedShare(one, asked) < 0.6)
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
