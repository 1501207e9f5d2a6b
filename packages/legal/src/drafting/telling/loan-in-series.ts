import { findAmounts } from '../../figures/find-amounts.ts';
import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import { wayIn } from './loan-ways.ts';
import type { Telling } from './telling.ts';

const SUM = '\\d+(?:\\.\\d+)?(?:万|千)?(?:元|块钱?)?';
/** 分别是20000、15000和8000: sums side by side. */
const SERIES = new RegExp(`分别(?:是|为|借|转|给|打|拿)*(?:了|走)?((?:${SUM}[、，和及])+${SUM})`);
const LENT = /借|周转|(?:转|打|汇|拿)给(?:他|她)/;
/** 4月1号、5月18号、7月2号分三次借的，分别是20000、15000和8000: a loan in parts whose days and sums are told side by side. */
export function lentInSeries({ text, days, clauses }: Telling): StoryFact[] {
  const match = SERIES.exec(text);
  const clause = match ? clauseAt(clauses, match.index) : null;
  if (!match?.[1] || !clause || !LENT.test(text.slice(clause.sentence.start, clause.sentence.end))) return [];
  const sums = match[1]
    .split(/[、，和及]/)
    .map((said) => findAmounts(/[元块]/.test(said) ? said : `${said}元`)[0]?.value ?? 0);
  if (sums.some((sum) => sum <= 0) || /还(?:了|过)|退/.test(clause.text)) return [];
  const end = match.index + match[0].length;
  const told = days.filter(
    ({ start, precision }) => start >= clause.sentence.start && start < match.index && precision === 'day',
  );
  const way = wayIn(text.slice(clause.sentence.start, clause.sentence.end));
  const how = way ? `以${way.said}方式` : '';
  const isDated = told.length === sums.length && told.every(({ isYearSure }) => isYearSure);
  const place = { start: match.index, end };
  return [
    { path: 'loan_principal', value: sums.reduce((all, sum) => all + sum, 0), ...place },
    {
      path: 'loan_parts',
      value: sums.map((sum, index) => `${isDated ? told[index]?.text : ''}${how}交付${sum}元`).join('、'),
      ...place,
    },
    ...(way ? [{ path: 'loan_method', value: way.method, ...place }] : []),
  ];
}
