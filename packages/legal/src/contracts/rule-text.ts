import type { Clause, Contract, Line } from './contract.ts';
import { articleOf } from './contract-text.ts';
import { foldText } from './match-words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A line as rules look at it. */
export interface RuleLine {
  line: Line;
  clause: Clause | null;
  /** Text with equal characters made one; offsets are the line's. */
  folded: string;
  sentences: Sentence[];
}

/** A contract made ready for many rules. */
export interface RuleText {
  lines: RuleLine[];
  /** Numbered clauses as lawyers speak of them, each with all under it; lines without a number stand alone. */
  articles: { clause: Clause | null; lines: RuleLine[]; folded: string }[];
  /** All of it, opening words and annexes included. */
  whole: string;
  /** Characters of a block by its id, as far as it was read. */
  blocks: Map<string, Line[]>;
}

/** Splits and folds a contract once. */
export function ruleText(contract: Contract): RuleText {
  const make = (line: Line, clause: Clause | null): RuleLine => ({
    line,
    clause,
    folded: foldText(line.text),
    sentences: sentencesOf(line),
  });
  const lines = [
    ...contract.clauses.flatMap((clause) => clause.lines.map((line) => make(line, clause))),
    ...contract.unnumbered.map((line) => make(line, null)),
  ];
  const articles: RuleText['articles'] = [];
  for (const line of lines) {
    const article = line.clause && articleOf(contract, line.clause);
    const last = articles.at(-1);
    if (last && article !== null && last.clause === article) last.lines.push(line);
    else articles.push({ clause: article, lines: [line], folded: '' });
  }
  for (const article of articles) article.folded = article.lines.map(({ folded }) => folded).join('\n');
  const others = [...contract.preamble, ...contract.signature];
  const blocks = new Map<string, Line[]>();
  for (const line of [...others, ...lines.map((one) => one.line)]) {
    blocks.set(line.blockId, [...(blocks.get(line.blockId) ?? []), line]);
  }
  const text = [
    foldText(contract.title),
    ...others.map((line) => foldText(line.text)),
    ...articles.map(({ folded }) => folded),
  ].join('\n');
  // 地　　址 is spread out to fill a line; without the gaps it is found, too.
  const whole = `${text}\n${text.replace(/(?<=[\u4e00-\u9fff]) {1,6}(?=[\u4e00-\u9fff])/g, '')}`;
  return { lines, articles, whole, blocks };
}
