import type { CloneContent, CloneGap } from '@mingfa/contract/clone-content';
import { holdsNumbers } from './help/without-numbers.ts';

/**
 * Fields that everybody reads once they are published, with a telephone, identity or card number in them. Its maker may mean it, as
 * the number of an office: it is told and keeps nobody from publishing.
 */
export function findNumbers(content: CloneContent): CloneGap[] {
  const { name, introduction, opening, guideQuestions, firstQuestions, refusals, template } = content;
  const read: [path: string, texts: readonly string[]][] = [
    ['name', [name]],
    ['introduction', [introduction]],
    ['opening', [opening]],
    ['guideQuestions', guideQuestions],
    ['firstQuestions', firstQuestions.flatMap(({ label, help, options }) => [label, help, ...options])],
    ['refusals.referTo', [refusals.referTo]],
    ['refusals.topics', refusals.topics.map(({ about }) => about)],
    ['template.parts', template.parts.flatMap(({ heading }) => [heading.zh, heading.en])],
  ];
  return read
    .filter(([, texts]) => texts.some(holdsNumbers))
    .map(([path]) => ({ path, problem: 'holds_numbers', about: '', blocks: false }));
}
