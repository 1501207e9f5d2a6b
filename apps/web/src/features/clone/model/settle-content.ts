import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';

type FirstQuestion = CloneContent['firstQuestions'][number];
type RefusedTopic = CloneContent['refusals']['topics'][number];

/** A guide question with fewer characters is still being typed. */
const QUESTION_MIN = 2;

/** Whether a first question says enough to be kept: what it asks, and of a choice what there is to choose. */
export function isWholeFirstQuestion({ label, kind, options }: FirstQuestion): boolean {
  return label.trim() !== '' && (kind !== 'choice' || written(options).length > 1);
}

/** Whether a refused topic says what it is about and by which words it is known. */
export function isWholeTopic({ about, words }: RefusedTopic): boolean {
  return about.trim() !== '' && written(words).length > 0;
}

/**
 * A draft as it can be saved: without what is only begun and what stands twice.
 * @returns null where it has no name, the one thing a draft needs
 */
export function settleContent(content: CloneContent): CloneContent | null {
  const whole = {
    ...content,
    guideQuestions: once(content.guideQuestions).filter(({ length }) => length >= QUESTION_MIN),
    firstQuestions: content.firstQuestions
      .filter(isWholeFirstQuestion)
      .map((question) => ({ ...question, options: once(question.options) })),
    refusals: {
      ...content.refusals,
      topics: content.refusals.topics
        .filter(isWholeTopic)
        .map((topic) => ({ ...topic, words: once(topic.words) })),
    },
  };
  const read = cloneContent.safeParse(whole);
  return read.success ? read.data : null;
}

const written = (words: readonly string[]): string[] =>
  words.map((word) => word.trim()).filter((word) => word !== '');
const once = (words: readonly string[]): string[] => [...new Set(written(words))];
