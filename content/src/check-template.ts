import { findCalculator } from '@mingfa/legal/calculators/registry';
import { ROW } from '@mingfa/legal/drafting/asked-facts';
import { checkCondition, checkOperand, typeOf } from '@mingfa/legal/drafting/check-expression';
import { checkFact } from '@mingfa/legal/drafting/check-fact';
import type { Condition } from '@mingfa/legal/drafting/expression';
import type { FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import type { FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { type FactTypes, factNamed, fieldOfList } from '@mingfa/legal/drafting/fact-types';
import type {
  Template,
  TemplateBlock,
  TemplateCalculation,
  TemplateFact,
  TemplateFormRow,
  TemplateLine,
  TemplateText,
} from '@mingfa/legal/drafting/template';

/** Values of calculators' fields that a template may feed them. */
const FIELD_TYPES: Readonly<Record<string, string>> = {
  money: 'number',
  percent: 'number',
  count: 'number',
  number: 'number',
  date: 'date',
  dates: 'date',
  boolean: 'boolean',
  choice: 'text',
};

/** What is wrong with a template: facts, rows, parts, calculators and articles that are not there, types that do not fit. */
export function checkTemplate(template: Template, dictionary: FactDictionary): string[] {
  const types: FactTypes = { dictionary, own: template.own, rows: new Map() };
  const checker = new TemplateChecker(template, types);
  return [
    ...checker.blocks(types, template.body),
    ...template.pageFoot.flatMap(({ when, text }) => [
      ...checker.condition(types, when),
      ...checker.text(types, text),
    ]),
    ...template.steps.flatMap(({ facts }) => facts.flatMap((fact) => checker.fact(fact))),
    ...template.parts.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ when, each, sentences }) => {
        const inner = each ? checker.inRow(types, each.list, each.as) : types;
        return [
          ...(each ? checker.list(each.list) : []),
          ...checker.condition(inner, when),
          ...sentences.flatMap((sentence) => [
            ...checker.condition(inner, sentence.when),
            ...checker.text(inner, sentence.text),
          ]),
        ];
      }),
    ),
    ...template.checks.flatMap(({ when, figures = {} }) => [
      ...checkCondition(types, when),
      ...Object.values(figures).flatMap((operand) => checkOperand(types, operand)),
    ]),
    ...[...template.warnings, ...template.attachments].flatMap(({ when }) => checker.condition(types, when)),
    ...template.copies.flatMap(({ when, count }) => [
      ...checker.condition(types, when),
      ...checkOperand(types, count),
    ]),
    ...[...template.fees, ...template.deadlines].flatMap((one) => checker.calculation(one)),
    ...checker.sources(),
    ...checker.unasked(),
    ...checker.example(),
  ].map((problem) => `${template.id}: ${problem}`);
}

class TemplateChecker {
  readonly #template: Template;
  readonly #types: FactTypes;

  constructor(template: Template, types: FactTypes) {
    this.#template = template;
    this.#types = types;
  }

  inRow = (types: FactTypes, list: string, as: string): FactTypes => ({
    ...types,
    rows: new Map(types.rows).set(as, list),
  });

  list = (id: string): string[] => (factNamed(this.#types, id)?.kind === 'list' ? [] : [`${id} is no list`]);

  condition = (types: FactTypes, when: Condition | undefined): string[] =>
    when === undefined ? [] : checkCondition(types, when);

  text(types: FactTypes, text: TemplateText): string[] {
    return text.flatMap((part): string[] => {
      if (part.kind === 'words') return [];
      if (part.kind === 'optional') return this.text(types, part.text);
      if (part.kind === 'box') return checkCondition(types, part.when);
      if (part.format !== 'names') return checkOperand(types, part.of);
      return part.of.kind === 'path' ? this.list(part.of.path.head) : ['names of no list'];
    });
  }

  lines = (types: FactTypes, lines: readonly TemplateLine[]): string[] =>
    lines.flatMap((line) => [
      ...this.condition(types, line.when),
      ...(line.kind === 'line' ? this.text(types, line.text) : []),
      ...(line.kind === 'part' ? this.#part(line.part) : []),
      ...(line.kind === 'each' ? this.#each(types, line, this.lines) : []),
    ]);

  #part = (id: string): string[] =>
    this.#template.parts.some((part) => part.id === id) ? [] : [`no part ${id}`];

  rows = (types: FactTypes, rows: readonly TemplateFormRow[]): string[] =>
    rows.flatMap((row) => [
      ...this.condition(types, row.when),
      ...(row.kind === 'each' ? this.#each(types, row, this.rows) : []),
      ...(row.kind === 'section' ? this.text(types, row.text) : []),
      ...(row.kind === 'labelled' ? this.text(types, row.label) : []),
      ...(row.kind === 'labelled' || row.kind === 'whole' ? this.lines(types, row.lines) : []),
    ]);

  blocks = (types: FactTypes, blocks: readonly TemplateBlock[]): string[] =>
    blocks.flatMap((block) => [...this.condition(types, block.when), ...this.#block(types, block)]);

  #block(types: FactTypes, block: TemplateBlock): string[] {
    switch (block.kind) {
      case 'title':
      case 'subtitle':
      case 'heading':
        return this.text(types, block.text);
      case 'paragraph':
        return [block.text, ...block.notes].flatMap((text) => this.text(types, text));
      case 'group':
      case 'numbered':
        return this.blocks(types, block.of);
      case 'each':
        return this.#each(types, block, this.blocks);
      case 'part':
        return this.#part(block.part);
      case 'form':
        return this.rows(types, block.rows);
      case 'list': {
        const inner = this.inRow(types, block.list, block.as);
        return [...this.list(block.list), ...block.columns.flatMap(({ text }) => this.text(inner, text))];
      }
      case 'signature':
        return this.lines(types, block.lines);
      case 'page_break':
        return [];
    }
  }

  #each<Of>(
    types: FactTypes,
    { list, as, where, of }: { list: string; as: string; where?: Condition; of: readonly Of[] },
    check: (types: FactTypes, of: readonly Of[]) => string[],
  ): string[] {
    const inner = this.inRow(types, list, as);
    return [...this.list(list), ...this.condition(inner, where), ...check(inner, of)];
  }

  fact({ fact, fields, required, when }: TemplateFact): string[] {
    const definition = factNamed(this.#types, fact);
    if (!definition) return [`no fact ${fact}`];
    const inner = this.inRow(this.#types, fact, ROW);
    return [
      ...this.condition(this.#types, when),
      ...(typeof required === 'boolean' ? [] : checkCondition(this.#types, required)),
      ...((definition.kind === 'list') === fields.length > 0
        ? []
        : [`${fact}: a list has fields, nothing else has`]),
      ...fields.flatMap(({ field, required: asked }) => [
        ...(fieldOfList(this.#types, fact, field) ? [] : [`${fact} has no field ${field}`]),
        ...(typeof asked === 'boolean' ? [] : checkCondition(inner, asked)),
      ]),
    ];
  }

  calculation({ calculator: id, when, inputs }: TemplateCalculation): string[] {
    const calculator = findCalculator(id);
    if (!calculator) return [`no calculator ${id}`];
    return [
      ...this.condition(this.#types, when),
      ...Object.entries(inputs).flatMap(([name, operands]) => {
        const field = calculator.fields.find((one) => one.name === name);
        if (!field) return [`${id} takes no ${name}`];
        if (Array.isArray(operands) && field.kind !== 'dates') return [`${id}: ${name} is one`];
        return [operands].flat().flatMap((operand) => {
          const problems = checkOperand(this.#types, operand);
          if (problems.length > 0) return problems;
          if (FIELD_TYPES[field.kind] !== typeOf(this.#types, operand))
            return [`${id}: ${name} is a ${field.kind}`];
          return operand.kind === 'text' && !field.options?.some(({ value }) => value === operand.value)
            ? [`${id}: ${name} is never ${operand.value}`]
            : [];
        });
      }),
    ];
  }

  /** Sources of notes are articles of the template. */
  sources(): string[] {
    const { articles, checks, warnings, attachments, copies } = this.#template;
    const places = articles.map(({ place }) => place);
    return [...checks, ...warnings, ...attachments, ...copies].flatMap(({ source }) =>
      source === undefined || places.includes(source) ? [] : [`${source} is not among its articles`],
    );
  }

  /** Own fields are asked for in a step, else nobody could fill them. */
  unasked(): string[] {
    const asked = this.#template.steps.flatMap(({ facts }) => facts.map(({ fact }) => fact));
    const twice = asked.filter((fact, index) => asked.indexOf(fact) !== index);
    const own = this.#template.own.map(({ id }) => id);
    return [
      ...this.#template.own
        .filter(({ id }) => !asked.includes(id))
        .map(({ id }) => `${id} is never asked for`),
      ...twice.map((id) => `${id} is asked for twice`),
      ...own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${id} comes twice`),
    ];
  }

  /** The example is filled in as a person would have to. */
  example(): string[] {
    const today = '2026-11-28';
    const check = (name: string, definition: ReturnType<typeof factNamed>, value: FactValue) => {
      if (!definition) return [`the example has no fact ${name}`];
      const problem = checkFact(definition, value, today);
      return problem ? [`example: ${name} ${JSON.stringify(value)}: ${problem.problem}`] : [];
    };
    return Object.entries(this.#template.example).flatMap(([id, value]) =>
      typeof value === 'object'
        ? value.flatMap((row) =>
            Object.entries(row).flatMap(([field, held]) =>
              check(`${id}.${field}`, fieldOfList(this.#types, id, field), held),
            ),
          )
        : check(id, factNamed(this.#types, id), value),
    );
  }
}
