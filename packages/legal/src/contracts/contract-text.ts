import type { Clause, Contract, Line } from './contract.ts';

/** The lines of the clauses in reading order, annexes left out. */
export function bodyLines(contract: Contract): Line[] {
  return [
    ...contract.clauses.filter(({ section }) => section === 'body').flatMap(({ lines }) => lines),
    ...contract.unnumbered,
  ];
}

/** Opening words and clauses as one text. */
export function contractText(contract: Contract): string {
  return [...contract.preamble, ...bodyLines(contract)].map(({ text }) => text).join('\n');
}

/** A clause and all under it, in reading order. */
export function withDescendants(contract: Contract, clause: Clause): Clause[] {
  const byId = clausesById(contract);
  const collect = (one: Clause): Clause[] => [
    one,
    ...one.childIds.flatMap((id) => {
      const child = byId.get(id);
      return child ? collect(child) : [];
    }),
  ];
  return collect(clause);
}

const indexes = new WeakMap<Contract, Map<string, Clause>>();

/** Clauses by their id; made once a contract. */
export function clausesById(contract: Contract): Map<string, Clause> {
  let index = indexes.get(contract);
  if (!index) {
    index = new Map(contract.clauses.map((clause) => [clause.id, clause]));
    indexes.set(contract, index);
  }
  return index;
}

/** From the outermost clause down to this one. */
export function ancestry(contract: Contract, clause: Clause): Clause[] {
  const byId = clausesById(contract);
  const path = [clause];
  for (let at = clause; at.parentId !== null; ) {
    const parent = byId.get(at.parentId);
    if (!parent) break;
    path.unshift(parent);
    at = parent;
  }
  return path;
}

/** The numbered clause lawyers speak of: the innermost 第五条, or the outermost one below parts and chapters. */
export function articleOf(contract: Contract, clause: Clause): Clause {
  const path = ancestry(contract, clause);
  return (
    path.findLast(({ style }) => style === 'article') ??
    path.find(({ style }) => !['part', 'chapter', 'section', 'none'].includes(style)) ??
    clause
  );
}

/** `第五条 租金及支付 5.2`: the clause as a person would call it. */
export function clauseLabel(contract: Contract, clause: Clause): string {
  const article = articleOf(contract, clause);
  const path = ancestry(contract, clause);
  const below = path.slice(path.indexOf(article) + 1).map(({ label }) => label);
  const own = below.at(-1);
  const inner = own !== undefined && /[.．]/.test(own) ? [own] : below;
  // A bare figure says nothing without the chapter it counts in.
  const above = ['article', 'han', 'decimal'].includes(article.style)
    ? []
    : path.slice(0, path.indexOf(article)).map(({ label }) => label);
  return [...above, article.label, article.heading, ...inner]
    .filter((part) => part !== '')
    .map((part) => part.replace(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
    .join(' ');
}
