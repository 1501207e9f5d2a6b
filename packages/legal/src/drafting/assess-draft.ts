import type { CalculatorInputs, CalculatorOutcome } from '../calculators/calculation.ts';
import { findCalculator } from '../calculators/registry.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import { type MissingFact, missingFacts } from './asked-facts.ts';
import type { FactProblem } from './check-fact.ts';
import { type FactScope, holds, operandValue } from './evaluate-expression.ts';
import type { Condition } from './expression.ts';
import type { FactDictionary } from './fact-definition.ts';
import { contradictedPaths, factOfPath } from './fact-sheet.ts';
import { type FactTypes, writtenKindOf } from './fact-types.ts';
import { factsUsed } from './facts-used.ts';
import { problemAt, soundSheet } from './sound-sheet.ts';
import type { Template, TemplateCalculation, TemplateCheck, TemplateNote } from './template.ts';
import { writeValue } from './write-value.ts';

/** What is to be said of a draft before it leaves the house. */
export interface DraftAssessment {
  missing: readonly MissingFact[];
  /** Values that are not of their kind, by path. */
  problems: readonly ({ path: string } & FactProblem)[];
  /** Paths of the template's facts about which sources disagree. */
  contradicted: readonly string[];
  checks: readonly TemplateCheck[];
  warnings: readonly TemplateNote[];
  attachments: readonly TemplateNote[];
  copies: { count: number; of: Template['copies'][number] } | null;
  fees: readonly AssessedCalculation[];
  deadlines: readonly AssessedCalculation[];
}

/** A calculation of a template with what came out. */
export interface AssessedCalculation {
  of: TemplateCalculation;
  outcome: CalculatorOutcome;
}

/** Everything that can be said of a template and the facts of a sheet by rule. */
export function assessDraft(
  template: Template,
  dictionary: FactDictionary,
  scope: Pick<FactScope, 'sheet' | 'today'>,
  published?: PublishedFigures,
): DraftAssessment {
  const types = { dictionary, own: template.own };
  const loanPrimeRates = published?.loanPrimeRates;
  const facts: FactScope = {
    ...scope,
    ...(loanPrimeRates ? { loanPrimeRates } : {}),
    sheet: soundSheet(types, scope),
    rows: new Map(),
  };
  const isTrue = (when: Condition | undefined) => when === undefined || holds(facts, when) === true;
  const asked = new Set([
    ...factsUsed(template),
    ...template.steps.flatMap((step) => step.facts.map(({ fact }) => fact)),
  ]);
  const paths = Object.keys(scope.sheet.entries).filter((path) => asked.has(factOfPath(path)));
  const calculate = (of: TemplateCalculation) => calculated(facts, of, published);
  const copies = template.copies.find(({ when }) => isTrue(when));
  const count = copies && operandValue(facts, copies.count);
  return {
    // What stands there wrongly is told as that, and not as missing.
    missing: missingFacts(template, { ...facts, sheet: scope.sheet }),
    problems: paths.flatMap((path) => {
      const problem = problemAt(types, scope, path);
      return problem ? [{ path, ...problem }] : [];
    }),
    contradicted: contradictedPaths(scope.sheet).filter((path) => paths.includes(path)),
    checks: template.checks
      .filter(({ when }) => isTrue(when))
      .map((check) => withFigures(types, facts, check)),
    warnings: template.warnings.filter(({ when }) => isTrue(when)),
    attachments: template.attachments.filter(({ when }) => isTrue(when)),
    copies: copies && typeof count === 'number' ? { count, of: copies } : null,
    fees: template.fees.filter(({ when }) => isTrue(when)).flatMap(calculate),
    deadlines: template.deadlines.filter(({ when }) => isTrue(when)).flatMap(calculate),
  };
}

/** A check whose text says its figures. */
function withFigures(
  types: Pick<FactTypes, 'dictionary' | 'own'>,
  facts: FactScope,
  check: TemplateCheck,
): TemplateCheck {
  const written = Object.entries(check.figures ?? {}).map(([name, operand]): [string, string] => {
    const value = operandValue(facts, operand);
    const kind = writtenKindOf({ ...types, rows: new Map() }, operand);
    return [`{${name}}`, value === undefined || !kind ? '' : writeValue(value, kind, null)];
  });
  const say = (text: string) => written.reduce((said, [name, value]) => said.replaceAll(name, value), text);
  return written.length === 0
    ? check
    : { ...check, text: { zh: say(check.text.zh), en: say(check.text.en) } };
}

function calculated(
  facts: FactScope,
  of: TemplateCalculation,
  published: PublishedFigures | undefined,
): AssessedCalculation[] {
  const calculator = findCalculator(of.calculator);
  const inputs: CalculatorInputs = Object.fromEntries(
    Object.entries(of.inputs).map(([name, operands]) => {
      const values = [operands].flat().map((operand) => operandValue(facts, operand));
      const isList = calculator?.fields.find((field) => field.name === name)?.kind === 'dates';
      return [name, isList ? values.filter((value) => typeof value === 'string') : values[0]];
    }),
  );
  return calculator ? [{ of, outcome: calculator.calculate(inputs, published) }] : [];
}
