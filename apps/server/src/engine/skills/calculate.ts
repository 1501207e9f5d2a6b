import type {
  Bilingual,
  CalculationLine,
  Calculator,
  CalculatorOutcome,
  LegalBasis,
} from '@mingfa/legal/calculators/calculation';
import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { CALCULATORS, findCalculator } from '@mingfa/legal/calculators/registry';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { z } from 'zod';
import { defineSkill, OUTSIDE_BOUNDS, type SkillContext } from './skill.ts';

/** Articles a calculation rests on that are given as sources. */
const BASIS_MAX = 4;

const value = z.union([
  z.number(),
  z.string().max(200),
  z.boolean(),
  z.array(z.string().max(40)).max(50),
  z.array(z.object({ date: z.string().max(20), amount: z.number() })).max(100),
  z.null(),
]);

/** Computes a sum or a day by the rules of law, with some calculators or all. */
export function calculateWith(calculators: readonly Calculator[]) {
  const ids = calculators.map(({ id }) => id) as [string, ...string[]];
  return defineSkill({
    name: 'calculate',
    description: `按法定规则计算金额、期限或日期，返回步骤和依据。涉及计算时一律使用，不要自行心算。先以空的 inputs 调用，得知需要哪些输入。可用的 calculator：${calculators.map(({ id, name }) => `${id}（${name.zh}）`).join('、')}`,
    input: z.object({
      calculator: z.enum(ids),
      inputs: z.record(z.string().max(60), value).default({}).describe('金额以元计，日期写 YYYY-MM-DD'),
    }),
    about: ({ calculator }) => findCalculator(calculator)?.name.zh ?? calculator,
    async run(context, { calculator: id, inputs }) {
      const calculator = findCalculator(id);
      if (!calculator) return { sources: [], note: '没有这个计算器。' };
      const read = (text: Bilingual) => (context.language === 'en' ? text.en : text.zh);
      if (Object.keys(inputs).length === 0) return { sources: [], note: fieldsOf(calculator, read) };
      const outcome = calculator.calculate(inputs, await context.readPublishedFigures());
      if (outcome.status === 'invalid') {
        const problems = outcome.problems.map(({ field, message }) => `- ${field}：${read(message)}`);
        return { sources: [], note: `输入有误：\n${problems.join('\n')}\n${fieldsOf(calculator, read)}` };
      }
      const basis = await readBasis(context, outcome.basis);
      if (basis.some(({ state }) => state === 'outside'))
        return { sources: [], note: `这项计算依据的法律${OUTSIDE_BOUNDS}` };
      const sources = basis.flatMap(({ evidence }) => evidence ?? []);
      return { sources, note: describeOutcome(outcome, read) };
    },
  });
}

/** The same with every calculator. */
export const calculate = calculateWith(CALCULATORS);

type Read = (text: Bilingual) => string;

function fieldsOf({ fields }: Calculator, read: Read): string {
  const lines = fields.map(({ name, kind, label, unit, required, options }) => {
    const choices = options?.map((option) => `${option.value}=${read(option.label)}`).join('、');
    const facts = [kind, unit ? read(unit) : null, required ? '必填' : '可不填', choices];
    return `- ${name}：${read(label)}（${facts.filter(Boolean).join('；')}）`;
  });
  return `输入项：\n${lines.join('\n')}`;
}

function describeOutcome(outcome: Exclude<CalculatorOutcome, { status: 'invalid' }>, read: Read): string {
  const asks = outcome.status === 'needs' ? outcome.missing : outcome.asks;
  return [
    ...(outcome.status === 'result' ? totalOf(outcome) : ['还缺少决定性的事实，暂不能得出结果。']),
    ...outcome.lines.map((line) => lineOf(line, read)),
    ...(outcome.status === 'result' ? outcome.assumptions : []).map((text) => `假定：${read(text)}`),
    ...outcome.notes.map((text) => `注意：${read(text)}`),
    ...asks.map(({ field, question, why }) => `待确认 ${field}：${read(question)}（${read(why)}）`),
    ...outcome.basis.flatMap(({ edition }) => (edition ? [`依据：${read(edition)}`] : [])),
  ].join('\n');
}

function totalOf({ amount, date }: Extract<CalculatorOutcome, { status: 'result' }>): string[] {
  if (date) return [`结果：${date}`];
  if (amount === undefined) return [];
  const yuan = (figure: number) => describeFigure({ value: figure, unit: 'yuan' }, 'zh');
  return [
    `结果：${typeof amount === 'number' ? yuan(amount) : `${yuan(amount.min)} 至 ${yuan(amount.max)}`}`,
  ];
}

function lineOf(line: CalculationLine, read: Read): string {
  return `- ${read(line.label)}：${describeFigure(line, 'zh')}（${read(line.formula)}）`;
}

/** The articles of today's law that the calculation rests on; an older edition is named in words alone. */
async function readBasis(context: SkillContext, basis: readonly LegalBasis[]) {
  const places = basis.filter(({ edition }) => !edition).slice(0, BASIS_MAX);
  const found = await Promise.all(
    places.map(async ({ law, article, asOf = context.asOf }) => {
      const number = parseArticleKey(article);
      return number ? context.findArticle({ lawName: law, article: number, asOf }) : null;
    }),
  );
  return found.filter((one) => one !== null);
}
