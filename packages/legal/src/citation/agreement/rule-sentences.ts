import { type Measure, measuresIn } from '../../figures/find-measures.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import type { ArticlePart } from './cited-text.ts';
import { namingWords } from './naming-words.ts';
import { sayTheSame } from './same-words.ts';

/** A sentence that a list completes says nothing without what stands in the list, or a word that stands for it. */
const OPEN_LIST = /下列|以下(?!简称)/;
const BEGINS_CONDITION = /^(?:但是?|如果?|因|在|经|对|自|除)/;

/** A clause of an article's sentence, with its words and figures. */
export interface RuleClause {
  text: string;
  words: readonly string[];
  figures: readonly Measure[];
  /** It tells when the rule holds, and not what follows. */
  isCondition: boolean;
}

/** One sentence of an article up to its stop or semicolon, an item with the words that announce it. */
export interface RuleSentence {
  /** All of it. */
  text: string;
  clauses: readonly RuleClause[];
  /** What the 款 says before it: its subject may stand there alone. */
  before: string;
  isOpenList: boolean;
}

/** The sentences of the 款 of an article, each list of them for itself, in words that are the same where they say the same. */
export function ruleSentences(parts: readonly ArticlePart[]): readonly (readonly RuleSentence[])[] {
  const known = READ.get(parts);
  if (known) return known;
  const byParagraph = Map.groupBy(parts, ({ paragraph }) => paragraph);
  const read = [...byParagraph.values()].map((some) =>
    some.flatMap(({ item, head, text }) => (item === null ? plainSentences(text) : [itemOf(head, text)])),
  );
  READ.set(parts, read);
  return read;
}
/** The parts of an article are the very same ones for the same text. */
const READ = new WeakMap<readonly ArticlePart[], readonly (readonly RuleSentence[])[]>();

const plainSentences = rememberByText((text): readonly RuleSentence[] => {
  let before = '';
  return sayTheSame(text)
    .split(/[。；\n]/)
    .filter(Boolean)
    .map((sentence) => {
      const read = readSentence(sentence, { before });
      before += `${sentence}；`;
      return read;
    });
}, 600);

/** What an item tells is when the announced rule holds: it comes before the rule's end, wherever it is printed. */
function itemOf(head: string, item: string): RuleSentence {
  const announced =
    sayTheSame(head)
      .split(/[。；\n]/)
      .at(-1) ?? '';
  return readSentence(announced, { item: sayTheSame(item), whole: sayTheSame(head + item) });
}

function readSentence(text: string, { item = '', before = '', whole = text }): RuleSentence {
  const clausesFrom = (words: string) => words.split(/[，：,:。；\n]/).filter(Boolean);
  const read = (clause: string, isCondition: boolean): RuleClause => ({
    text: clause,
    words: namingWords(clause),
    figures: measuresIn(clause),
    isCondition,
  });
  const own = clausesFrom(text);
  let clauses: readonly RuleClause[] | null = null;
  return {
    text: whole,
    // Most sentences are only asked for their words.
    get clauses() {
      clauses ??= [
        ...clausesFrom(item).map((clause) => read(clause, true)),
        ...own.map((clause, at) =>
          read(clause, clause.endsWith('的') || (at < own.length - 1 && BEGINS_CONDITION.test(clause))),
        ),
      ];
      return clauses;
    },
    before,
    isOpenList: item === '' && OPEN_LIST.test(text),
  };
}
