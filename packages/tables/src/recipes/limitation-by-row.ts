import { civilLimitation } from '@mingfa/legal/calculators/civil-limitation';
import { LAWS } from '@mingfa/legal/calculators/law-titles';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow, RecipeSettings } from './recipe.ts';
import { dayOf, fenOf, yuanText } from './recipe-cells.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '188' },
  { law: LAWS.civilCode, article: '195' },
];

/** The last day of limitation of each claim of a table, as the calculator of civil limitation has it. */
export const limitationByRow: Recipe = {
  id: 'limitation-by-row',
  name: { zh: '逐笔诉讼时效', en: 'Limitation by claim' },
  description: {
    zh: '每笔债权从履行期限届满起算三年，催收或者对方承认的从该日重新起算',
    en: 'Three years from the day each claim fell due, anew from a demand or an acknowledgement',
  },
  formula: {
    zh: '最后一日 = 到期日（有中断的，最近一次中断之日）+ 3年；遇休息日顺延',
    en: 'Last day = due day (or the last interruption) + 3 years; a rest day moves it on',
  },
  basis: BASIS,
  roles: [
    { name: 'due', label: { zh: '到期日', en: 'Due day' }, kind: 'date', required: true },
    {
      name: 'interrupted',
      label: { zh: '最近一次催收或承认', en: 'Last demand or acknowledgement' },
      kind: 'date',
      required: false,
    },
    { name: 'amount', label: { zh: '金额', en: 'Amount' }, kind: 'number', required: false },
  ],
  settings: [{ name: 'checkOn', label: { zh: '核对日', en: 'Checked on' }, kind: 'date', required: true }],
  run,
};

function run(rows: readonly RecipeRow[], { checkOn }: RecipeSettings): RecipeOutcome {
  if (typeof checkOn !== 'string')
    return {
      status: 'needs',
      missing: [{ field: 'checkOn', reason: { zh: '请填写', en: 'Please fill in' } }],
    };
  const lines: RecipeLine[] = [];
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  let expired = 0n;
  for (const row of rows) {
    const due = dayOf(row, 'due');
    const interrupted = dayOf(row, 'interrupted');
    const outcome =
      due === null
        ? null
        : civilLimitation.calculate({
            startOn: due,
            checkOn,
            interruptions: interrupted === null ? [] : [interrupted],
          });
    if (outcome?.status !== 'result' || outcome.date === undefined) {
      leftOut.push({
        row: row.row,
        reason: { zh: '没有到期日，或者算不出', en: 'No due day, or it cannot be reckoned' },
      });
      continue;
    }
    const isOver = checkOn > outcome.date;
    if (isOver) expired += fenOf(row, 'amount') ?? 0n;
    lines.push({ cells: [due, interrupted, outcome.date, isOver], rows: [row.row] });
  }
  return {
    status: 'result',
    columns: [
      { label: { zh: '到期日', en: 'Due' }, kind: 'date', meaning: 'date' },
      { label: { zh: '中断', en: 'Interrupted' }, kind: 'date', meaning: 'date' },
      { label: { zh: '时效最后一日', en: 'Last day' }, kind: 'date', meaning: 'date' },
      { label: { zh: '已经届满', en: 'Run out' }, kind: 'yes_no', meaning: 'category' },
    ],
    lines,
    totals: [
      { label: { zh: '时效已届满的金额', en: 'Amount whose time has run out' }, value: yuanText(expired) },
    ],
    basis: BASIS,
    notes: [
      {
        zh: '中断须有证据；特别规定的时效和中止没有计入',
        en: 'An interruption needs proof; special periods and suspension are not counted',
      },
      {
        zh: '人民法院不主动适用诉讼时效（民法典第一百九十三条）',
        en: 'A court does not apply limitation of its own accord (§193)',
      },
    ],
    leftOut,
  };
}
