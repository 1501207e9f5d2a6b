import { toFlatText } from '../../words/flat-text.ts';
import type { Clause, Contract, CrossReference } from '../contract.ts';
import { articleOf, clausesById } from '../contract-text.ts';
import type { Check } from './check.ts';

/** Pointers to clauses that are not there. */
export const checkReferences: Check = ({ contract }) => {
  const numbers = clauseNumbers(contract);
  if (numbers.articles.size === 0) return [];
  return contract.references
    .filter((one) => one.kind === 'clause' && isOfBody(contract, one) && !exists(numbers, one.path))
    .map((reference) => ({
      spans: [reference.span],
      clauseId: reference.clauseId,
      detail: {
        zh: `合同中没有“${reference.raw.trim()}”所指的条款（条款编号至${numbers.last}）。`,
        en: `There is no clause “${reference.raw.trim()}” in the contract (clauses go up to ${numbers.last}).`,
      },
    }));
};

/** Pointers to annexes that are neither attached nor listed. */
export const checkAnnexes: Check = ({ contract }) => {
  const known = new Set(contract.annexes.flatMap(({ ordinal }) => (ordinal === null ? [] : [ordinal])));
  const missing = contract.references.filter(
    ({ kind, path }) => kind === 'annex' && !known.has(path[0] ?? 0),
  );
  // Annexes without numbers may be the ones meant.
  if (missing.length === 0 || contract.annexes.some(({ ordinal, attached }) => ordinal === null && attached))
    return [];
  const names = [...new Set(missing.map(({ raw }) => raw.trim()))];
  return [
    {
      spans: missing.slice(0, 10).map(({ span }) => span),
      clauseId: missing[0]?.clauseId ?? null,
      detail: {
        zh: `正文引用了${names.map((name) => `“${name}”`).join('、')}，但文件中未见该附件。`,
        en: `The text points to ${names.map((name) => `“${name}”`).join(', ')}, which is not in the file.`,
      },
    },
  ];
};

interface Numbers {
  /** Numbers of the clauses lawyers speak of. */
  articles: Map<number, Clause>;
  decimals: Set<string>;
  children: Map<number, number>;
  last: number;
}

function clauseNumbers(contract: Contract): Numbers {
  const byId = clausesById(contract);
  const body = contract.clauses.filter(({ section }) => section === 'body');
  const hasArticles = body.some(({ style }) => style === 'article');
  const top = body.filter((clause) => {
    if (hasArticles) return clause.style === 'article';
    return articleOf(contract, clause) === clause && ['han', 'digit', 'decimal'].includes(clause.style);
  });
  const articles = new Map(
    top.flatMap((clause) => (clause.ordinal === null ? [] : [[clause.ordinal, clause] as const])),
  );
  // Where decimals stand at the top (1.1 without 1), their first number is the clause's.
  const decimals = body
    .filter(({ style }) => style === 'decimal')
    .map((clause) => ({ clause, label: numbersOf(clause.label) }));
  for (const { clause, label } of decimals) {
    const first = Number(label.split('.')[0]);
    if (first > 0 && !articles.has(first) && !hasArticles) articles.set(first, clause);
  }
  const children = new Map<number, number>();
  for (const [ordinal, clause] of articles) {
    const numbered = clause.childIds.flatMap((id) => byId.get(id)?.ordinal ?? []);
    children.set(ordinal, Math.max(clause.lines.length, numbered.length, ...numbered));
  }
  return {
    articles,
    decimals: new Set(decimals.map(({ label }) => label)),
    children,
    last: Math.max(0, ...articles.keys()),
  };
}

/** `第３．０４条` → `3.4`, as a pointer's numbers are compared. */
function numbersOf(label: string): string {
  return toFlatText(label)
    .replaceAll('．', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
    .filter((part) => part !== '')
    .map(Number)
    .join('.');
}

function exists(numbers: Numbers, path: readonly number[]): boolean {
  const [first = 0, second] = path;
  // A number in the middle is missed only where all others are there: else the clauses are counted another way.
  if (path.length === 1)
    return numbers.articles.has(first) || (first < numbers.last && numbers.articles.size < numbers.last - 1);
  if (numbers.decimals.has(path.join('.'))) return true;
  if (!numbers.articles.has(first)) return false;
  return (
    second !== undefined &&
    !numbers.decimals.has(`${first}.1`) &&
    second <= (numbers.children.get(first) ?? 0)
  );
}

/** An annex has numbers of its own. */
function isOfBody(contract: Contract, reference: CrossReference): boolean {
  const clause = reference.clauseId === null ? null : clausesById(contract).get(reference.clauseId);
  return clause?.section !== 'annex';
}
