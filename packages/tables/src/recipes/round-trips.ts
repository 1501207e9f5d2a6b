import { addDays } from '@mingfa/legal/figures/calendar';
import { FLOW_ROLES, NEITHER_SIDE, readSides } from './flow-sides.ts';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow, RecipeSettings } from './recipe.ts';
import { dayOf, yuanText } from './recipe-cells.ts';

interface Flow {
  row: number;
  day: string;
  fen: bigint;
  counterparty: string;
}

/** Money that went out to somebody and came back from the same one soon after, or the other way round, in the same amount. */
export const roundTrips: Recipe = {
  id: 'round-trips',
  name: { zh: '资金回流', en: 'Round trips of money' },
  description: {
    zh: '同一对手方在若干天内一进一出、金额相同的往来，供核对是否真实交易',
    en: 'The same amount to and from the same counterparty within some days, to be looked into',
  },
  formula: {
    zh: '同一对手方、金额相同、相隔不超过设定天数的一笔转出和一笔转入，每笔只配对一次，先近后远',
    en: 'One payment out and one in, of the same amount and counterparty, within the days set; each is paired once, the nearest first',
  },
  basis: [],
  roles: [
    { name: 'day', label: { zh: '交易日期', en: 'Day' }, kind: 'date', required: true },
    ...FLOW_ROLES,
    { name: 'counterparty', label: { zh: '对方户名', en: 'Counterparty' }, kind: 'text', required: true },
  ],
  settings: [
    { name: 'days', label: { zh: '最多相隔天数', en: 'Days apart at most' }, kind: 'number', required: true },
  ],
  run,
};

function run(rows: readonly RecipeRow[], { days }: RecipeSettings): RecipeOutcome {
  if (typeof days !== 'number' || !(days >= 0) || days > 3660)
    return { status: 'needs', missing: [{ field: 'days', reason: { zh: '请填写', en: 'Please fill in' } }] };
  const read = readSides(rows);
  if ('status' in read) return read;
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  const groups = new Map<string, { out: Flow[]; in: Flow[] }>();
  for (const row of rows) {
    const day = dayOf(row, 'day');
    const counterparty = row.cells.counterparty;
    if (day === null || typeof counterparty !== 'string') {
      leftOut.push({ row: row.row, reason: { zh: '没有日期或对方户名', en: 'No day or counterparty' } });
      continue;
    }
    const sides = read.sidesOf(row);
    if (sides === null) {
      leftOut.push({ row: row.row, reason: NEITHER_SIDE });
      continue;
    }
    for (const side of ['out', 'in'] as const) {
      const fen = sides[side];
      if (fen <= 0n) continue;
      const key = `${counterparty}\n${fen}`;
      const group = groups.get(key) ?? { out: [], in: [] };
      group[side].push({ row: row.row, day, fen, counterparty });
      groups.set(key, group);
    }
  }
  const lines: RecipeLine[] = [];
  let total = 0n;
  for (const group of groups.values())
    for (const [one, other] of pairs(group.out, group.in, days)) {
      total += one.fen;
      lines.push({
        cells: [one.counterparty, yuanText(one.fen), one.day, other.day],
        rows: [one.row, other.row],
      });
    }
  return {
    status: 'result',
    columns: [
      { label: { zh: '对方户名', en: 'Counterparty' }, kind: 'text', meaning: 'name' },
      { label: { zh: '金额', en: 'Amount' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '转出日', en: 'Out on' }, kind: 'date', meaning: 'date' },
      { label: { zh: '转入日', en: 'In on' }, kind: 'date', meaning: 'date' },
    ],
    lines: lines.sort((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0)),
    totals: [{ label: { zh: '回流金额合计', en: 'Amount of all' }, value: yuanText(total) }],
    basis: [],
    notes: [
      ...read.notes,
      {
        zh: '只是线索：金额相同的往来也可能各有原因',
        en: 'A lead only: equal amounts may each have their reason',
      },
    ],
    leftOut,
  };
}

/** Pairs within the days, the nearest first, each payment once. */
function pairs(out: readonly Flow[], back: readonly Flow[], days: number): [Flow, Flow][] {
  const gap = (one: Flow, other: Flow) => Math.abs(Date.parse(one.day) - Date.parse(other.day));
  const near = out.flatMap((one) =>
    back
      .filter((other) => other.day >= addDays(one.day, -days) && other.day <= addDays(one.day, days))
      .map((other): [Flow, Flow] => [one, other]),
  );
  const taken = new Set<Flow>();
  return near
    .sort(
      (one, other) => gap(...one) - gap(...other) || one[0].row - other[0].row || one[1].row - other[1].row,
    )
    .filter((pair) => {
      if (pair.some((flow) => taken.has(flow))) return false;
      for (const flow of pair) taken.add(flow);
      return true;
    });
}
