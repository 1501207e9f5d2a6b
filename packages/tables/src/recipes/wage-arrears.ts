import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import { LAWS } from '@mingfa/legal/calculators/law-titles';
import { overtimePay } from '@mingfa/legal/calculators/overtime-pay';
import { type Fen, fenFromYuan } from '@mingfa/legal/figures/money';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow } from './recipe.ts';
import { amountProblem, fenOf, yuanText } from './recipe-cells.ts';
import { optionalRole, textColumn, textIn } from './recipe-parts.ts';

const BASIS = [
  { law: LAWS.labourContract, article: '30', paragraph: 1 },
  { law: LAWS.labourContract, article: '31' },
  { law: LAWS.labourLaw, article: '44' },
  { law: LAWS.labourLaw, article: '50' },
];

/** Wages and overtime pay that were kept back, month by month. */
export const wageArrears: Recipe = {
  id: 'wage-arrears',
  name: { zh: '工资和加班费差额', en: 'Wages and overtime kept back' },
  description: {
    zh: '逐月核对应发和实发工资，并按标准工时制计算加班费差额',
    en: 'Wages due and paid by the month, and overtime pay under standard hours',
  },
  formula: {
    zh: '工资差额 = 应发 − 实发；加班费 = 月工资 ÷ 21.75 ÷ 8 × 小时 × 150%（工作日）、200%（休息日未补休）、300%（法定休假日），减已发加班费',
    en: 'Wages kept back = due − paid; overtime = monthly wage ÷ 21.75 ÷ 8 × hours × 150% (working days), 200% (rest days), 300% (public holidays), less what was paid of it',
  },
  basis: BASIS,
  roles: [
    optionalRole('person', '姓名', 'Person', 'text'),
    { name: 'month', label: { zh: '月份', en: 'Month' }, kind: 'date', required: true },
    { name: 'due', label: { zh: '应发工资', en: 'Wage due' }, kind: 'number', required: true },
    { name: 'paid', label: { zh: '实发工资', en: 'Wage paid' }, kind: 'number', required: true },
    {
      name: 'workdayHours',
      label: { zh: '工作日加班小时', en: 'Hours on working days' },
      kind: 'number',
      required: false,
    },
    {
      name: 'restDayHours',
      label: { zh: '休息日加班小时', en: 'Hours on rest days' },
      kind: 'number',
      required: false,
    },
    {
      name: 'holidayHours',
      label: { zh: '法定休假日加班小时', en: 'Hours on holidays' },
      kind: 'number',
      required: false,
    },
    {
      name: 'base',
      label: { zh: '加班费基数（月工资）', en: 'Base of overtime (monthly)' },
      kind: 'number',
      required: false,
    },
    {
      name: 'overtimePaid',
      label: { zh: '已发加班费', en: 'Overtime paid' },
      kind: 'number',
      required: false,
    },
  ],
  settings: [],
  run,
};

function run(rows: readonly RecipeRow[]): RecipeOutcome {
  const lines: RecipeLine[] = [];
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  let [wages, overtime]: [Fen, Fen] = [0n, 0n];
  const owedTo = new Map<string, Fen>();
  for (const row of rows) {
    const due = fenOf(row, 'due');
    // What stands in the place of a wage that was paid is not nothing paid.
    const problem = amountProblem(row, 'due', DUE) ?? amountProblem(row, 'paid', PAID) ?? hoursProblem(row);
    if (problem || due === null) {
      leftOut.push({ row: row.row, reason: problem ?? { zh: '没有应发工资', en: 'No wage due' } });
      continue;
    }
    const paid = fenOf(row, 'paid') ?? 0n;
    // A month paid in excess pays for no other month.
    const short = due > paid ? due - paid : 0n;
    const extra = overtimeOf(row, due);
    wages += short;
    overtime += extra ?? 0n;
    const person = textIn(row, 'person');
    if (person !== null) owedTo.set(person, (owedTo.get(person) ?? 0n) + short + (extra ?? 0n));
    lines.push({
      cells: [
        person,
        typeof row.cells.month === 'string' ? row.cells.month : null,
        yuanText(due),
        yuanText(paid),
        yuanText(short),
        extra === null ? null : yuanText(extra),
      ],
      rows: [row.row],
    });
  }
  return {
    status: 'result',
    columns: [
      textColumn('姓名', 'Person', 'name'),
      { label: { zh: '月份', en: 'Month' }, kind: 'date', meaning: 'date' },
      { label: { zh: '应发', en: 'Due' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '实发', en: 'Paid' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '工资差额', en: 'Kept back' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '加班费差额', en: 'Overtime owed' }, kind: 'number', meaning: 'amount' },
    ],
    lines,
    totals: [
      { label: { zh: '工资差额合计', en: 'Wages kept back' }, value: yuanText(wages) },
      { label: { zh: '加班费差额合计', en: 'Overtime owed' }, value: yuanText(overtime) },
      { label: { zh: '合计', en: 'In all' }, value: yuanText(wages + overtime) },
      ...[...owedTo].map(([person, owed]) => ({
        label: { zh: `其中${person}`, en: `Of it ${person}` },
        value: yuanText(owed),
      })),
    ],
    basis: BASIS,
    notes: [
      {
        zh: '没有填加班费基数的，按当月应发工资计算',
        en: 'Without a base, the wage due of the month is taken',
      },
      {
        zh: '个人应缴的税和社会保险费依法代扣，不算克扣',
        en: 'Tax and the own share of insurance are deducted by law',
      },
    ],
    leftOut,
  };
}

const DUE: Bilingual = { zh: '应发工资', en: 'Wage due' };
const PAID: Bilingual = { zh: '实发工资', en: 'Wage paid' };

/** Of hours, the base and what was paid of overtime. */
function hoursProblem(row: RecipeRow): Bilingual | null {
  for (const { name, label } of wageArrears.roles.slice(OPTIONAL_FROM)) {
    const problem = amountProblem(row, name, label);
    if (problem) return problem;
  }
  return null;
}
/** Behind the person, the month and both wages. */
const OPTIONAL_FROM = 4;

/** What is owed of overtime by the calculator of the law; null for a month without hours. */
function overtimeOf(row: RecipeRow, due: Fen): Fen | null {
  const number = (role: string) => {
    const value = row.cells[role];
    return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null;
  };
  const outcome = overtimePay.calculate({
    monthlyWage: number('base') ?? Number(yuanText(due)),
    workdayHours: number('workdayHours'),
    restDayHours: number('restDayHours'),
    holidayHours: number('holidayHours'),
  });
  if (outcome.status !== 'result' || typeof outcome.amount !== 'number') return null;
  const owed = fenFromYuan(outcome.amount) - (fenOf(row, 'overtimePaid') ?? 0n);
  return owed > 0n ? owed : 0n;
}
