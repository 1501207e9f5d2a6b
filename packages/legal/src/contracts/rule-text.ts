import type { Clause, Contract, Line } from './contract.ts';
import { ancestry, articleOf } from './contract-text.ts';
import { foldText } from './match-words.ts';
import { saysNothing } from './says-nothing.ts';
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
  /** Every line by itself with the headings above it, opening words and signatures included. */
  places: { folded: string; heading: string }[];
  /** All of it, opening words and annexes included; headings under which nothing is agreed (竞业限制：无。) left out. */
  whole: string;
  /** Two sides bind each other: what is left out says something. False for forms, certificates and papers of court. */
  isContract: boolean;
  /** Characters of a block by its id, as far as it was read. */
  blocks: Map<string, Line[]>;
}

const CONTRACT = /合同|协议|契约|约定|条款|承诺|agreement|contract|\blease\b|deed|terms/i;
const OTHER_PAPER =
  /(?:公证书|申请书|申请表|登记[表单书]|备案表|证明书?|笔录|投保单|保险单|异议书|通知书|决定书|判决书|裁定书|调解书|支付令|[诉答辩]状|代理词|辩护词|意见书|委托书|规则|章程|文书|办法|规格|须知|招投标|[招投]标书?)(?:[（(].{1,16}[）)])?$/;

function isContract(contract: Contract, articles: number): boolean {
  const title = contract.title.replace(/[\s\u3000]/g, '');
  const first = contract.preamble[0]?.text.replace(/[\s\u3000]/g, '') ?? '';
  if (OTHER_PAPER.test(title) || (first.length <= 30 && OTHER_PAPER.test(first))) return false;
  return contract.parties.length >= 2 || (CONTRACT.test(title) && articles > 1);
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
  const isEmpty = saysNothing(contract.clauses, contract.unnumbered);
  const text = [
    foldText(contract.title),
    ...others.map((line) => foldText(line.text)),
    ...lines.filter(({ line }) => !isEmpty(line)).map(({ folded }) => folded),
  ].join('\n');
  const places = [
    ...others.map((line) => ({ folded: foldText(line.text), heading: '' })),
    ...lines
      .filter(({ line }) => !isEmpty(line))
      .map(({ folded, clause }) => ({
        folded,
        heading: clause
          ? ancestry(contract, clause)
              .map(({ heading }) => foldText(heading))
              .join(' ')
          : '',
      })),
  ];
  // 地　　址 is spread out to fill a line; without the gaps it is found, too.
  const whole = `${text}\n${text.replace(/(?<=[\u4e00-\u9fff]) {1,6}(?=[\u4e00-\u9fff])/g, '')}`;
  return { lines, articles, places, whole, isContract: isContract(contract, articles.length), blocks };
}
