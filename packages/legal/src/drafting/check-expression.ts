import type { Condition, FactPath, Operand } from './expression.ts';
import type { FactDefinition } from './fact-definition.ts';
import { definitionAt, type FactTypes, factNamed, writtenKindOf } from './fact-types.ts';

/** What a comparison compares. */
type ComparedType = 'number' | 'text' | 'date' | 'boolean' | 'list';

const TYPES: Record<FactDefinition['kind'] | 'number', ComparedType> = {
  text: 'text',
  long_text: 'text',
  money: 'number',
  percent: 'number',
  count: 'number',
  number: 'number',
  date: 'date',
  choice: 'text',
  yes_no: 'boolean',
  identity_number: 'text',
  credit_code: 'text',
  mobile: 'text',
  case_number: 'text',
  court: 'text',
  list: 'list',
};

const written = ({ head, field }: FactPath) => (field === null ? head : `${head}.${field}`);

/** What is wrong with a condition: facts that are not there, values a choice does not have, types that cannot be compared. */
export function checkCondition(types: FactTypes, condition: Condition): string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap((one) => checkCondition(types, one));
    case 'not':
    case 'maybe':
      return checkCondition(types, condition.of);
    case 'some': {
      const isList = factNamed(types, condition.list)?.kind === 'list';
      return isList
        ? checkCondition(
            { ...types, rows: new Map(types.rows).set(condition.list, condition.list) },
            condition.of,
          )
        : [`${condition.list} is no list`];
    }
    case 'known':
      return checkPath(types, condition.path);
    case 'true':
      return checkPath(types, condition.path, 'yes_no');
    case 'is':
      return checkValues(types, condition.path, condition.values);
    case 'mentions': {
      const kind = definitionAt(types, condition.path)?.kind;
      if (kind === undefined) return [`no fact ${written(condition.path)}`];
      if (TYPES[kind] !== 'text' || kind === 'choice') return [`${written(condition.path)} is no text`];
      return condition.any.flatMap((one) => {
        const problems = checkOperand(types, one);
        const isSayable = ['text', 'number'].includes(typeOf(types, one));
        return problems.length > 0 || isSayable ? problems : ['only words and amounts are mentioned'];
      });
    }
    case 'compare': {
      const problems = [...checkOperand(types, condition.left), ...checkOperand(types, condition.right)];
      if (problems.length > 0) return problems;
      const [left, right] = [typeOf(types, condition.left), typeOf(types, condition.right)];
      if (left !== right || left === 'list' || left === 'boolean')
        return [`${left} is not compared with ${right}`];
      return left === 'text' && !['=', '!='].includes(condition.sign) ? ['text has no order'] : [];
    }
  }
}

function checkPath(types: FactTypes, path: FactPath, kind?: FactDefinition['kind']): string[] {
  const definition = definitionAt(types, path);
  if (!definition) return [`no fact ${written(path)}`];
  return kind !== undefined && definition.kind !== kind ? [`${written(path)} is no ${kind}`] : [];
}

function checkValues(types: FactTypes, path: FactPath, values: readonly string[]): string[] {
  const definition = definitionAt(types, path);
  if (!definition) return [`no fact ${written(path)}`];
  if (definition.kind !== 'choice')
    return definition.kind === 'text' ? [] : [`${written(path)} is no choice`];
  return values
    .filter((value) => !definition.options?.some((option) => option.value === value))
    .map((value) => `${written(path)} is never ${value}`);
}

/** What is wrong with an operand. */
export function checkOperand(types: FactTypes, operand: Operand): string[] {
  switch (operand.kind) {
    case 'path':
      return checkPath(types, operand.path);
    case 'years':
      return [operand.path, operand.until].flatMap((path) => (path ? checkPath(types, path, 'date') : []));
    case 'rate_limit':
      return checkPath(types, operand.path, 'date');
    case 'yearly':
      return checkPath(types, operand.path, 'percent');
    case 'last_day':
    case 'day_after':
      return [...checkPath(types, operand.from, 'date'), ...checkPath(types, operand.months, 'count')];
    case 'number_of':
      return types.rows.has(operand.row) ? [] : [`${operand.row} is no row`];
    case 'count':
      return factNamed(types, operand.list)?.kind === 'list' ? [] : [`${operand.list} is no list`];
    case 'sum': {
      const kind = writtenKindOf(types, operand)?.kind;
      return kind && TYPES[kind] === 'number' ? [] : [`${operand.list}.${operand.field} is no number`];
    }
    case 'add':
      return [...operand.plus, ...operand.minus].flatMap((one) => {
        const problems = checkOperand(types, one);
        return problems.length > 0 || typeOf(types, one) === 'number' ? problems : ['only numbers are added'];
      });
    default:
      return [];
  }
}

/** What an operand that names only what is there is compared as. */
export function typeOf(types: FactTypes, operand: Operand): ComparedType {
  return TYPES[writtenKindOf(types, operand)?.kind ?? 'text'];
}
