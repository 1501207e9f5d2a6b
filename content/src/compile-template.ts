import type { Operand } from '@mingfa/legal/drafting/expression';
import type { FactDefinition, FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import { parseCondition, parseOperand } from '@mingfa/legal/drafting/parse-expression';
import { parseText } from '@mingfa/legal/drafting/parse-text';
import type {
  Repetition,
  Template,
  TemplateBlock,
  TemplateCalculation,
  TemplateCheck,
  TemplateFact,
  TemplateFormRow,
  TemplateLine,
} from '@mingfa/legal/drafting/template';
import type { z } from 'zod';
import type {
  BlockSource,
  checkSchema,
  fieldSetSchema,
  LineSource,
  RowSource,
  TemplateSource,
} from './template.ts';

/** What templates have in common: rows of forms, blocks, sets of fields and checks, by name. */
export interface SharedParts {
  rows: Readonly<Record<string, RowSource[]>>;
  blocks: Readonly<Record<string, BlockSource[]>>;
  fieldSets: Readonly<Record<string, z.infer<typeof fieldSetSchema>>>;
  checks: Readonly<Record<string, z.infer<typeof checkSchema>>>;
}

/** A template of its file: conditions, operands and texts parsed, what it includes put in place. */
export function compileTemplate(
  source: TemplateSource,
  shared: SharedParts,
  dictionary: FactDictionary,
): Template {
  const compiler = new TemplateCompiler(shared);
  return {
    ...source,
    steps: source.steps.map((step) => ({ ...step, facts: step.facts.map((fact) => compiler.fact(fact)) })),
    own: ownFields(source.own, dictionary, source.id),
    parts: source.parts.map((part) => ({
      ...part,
      paragraphs: part.paragraphs.map((paragraph) => ({
        ...paragraph,
        ...when(paragraph),
        sentences: paragraph.sentences.map((sentence) => ({
          ...sentence,
          ...when(sentence),
          text: parseText(sentence.text),
        })),
      })),
    })),
    body: compiler.blocks(source.body),
    pageFoot: source.pageFoot.map((foot) => ({ ...when(foot), text: parseText(foot.text) })),
    checks: source.checks.map((check) => compiler.check(check)),
    warnings: source.warnings.map((note) => ({ ...note, ...when(note) })),
    attachments: source.attachments.map((note) => ({ ...note, ...when(note) })),
    copies: source.copies.map((one) => ({ ...one, ...when(one), count: operandOf(one.count) })),
    fees: source.fees.map(calculationOf),
    deadlines: source.deadlines.map(calculationOf),
  };
}

function ownFields(
  own: readonly FactDefinition[],
  dictionary: FactDictionary,
  template: string,
): readonly FactDefinition[] {
  const shared = own.find(({ id }) => dictionary.facts.has(id));
  if (shared) throw new Error(`${template}: ${shared.id} is a fact of the dictionary`);
  return own;
}

/** The parsed condition, where there is one. */
const when = (source: { when?: string | undefined }) => ({
  when: source.when === undefined ? undefined : parseCondition(source.when),
});

const operandOf = (source: string | number | boolean): Operand =>
  typeof source === 'number'
    ? { kind: 'number', value: source }
    : typeof source === 'boolean'
      ? { kind: 'boolean', value: source }
      : parseOperand(source);

const requiredOf = (source: string | boolean) =>
  typeof source === 'boolean' ? source : parseCondition(source);

const calculationOf = (source: TemplateSource['fees'][number]): TemplateCalculation => ({
  ...source,
  ...when(source),
  inputs: Object.fromEntries(
    Object.entries(source.inputs).map(([name, from]) => [
      name,
      Array.isArray(from) ? from.map(operandOf) : operandOf(from),
    ]),
  ),
});

const operandsOf = (sources: Readonly<Record<string, string | number | boolean>>): Record<string, Operand> =>
  Object.fromEntries(Object.entries(sources).map(([name, from]) => [name, operandOf(from)]));

type RepetitionSource<Of> = {
  each: string;
  as: string;
  when?: string;
  where?: string;
  blank?: number;
  of: Of[];
};

const repetitionOf = <Source, Of>(
  source: RepetitionSource<Source>,
  read: (of: Source[]) => Of[],
): Repetition<Of> => ({
  kind: 'each',
  ...when(source),
  list: source.each,
  as: source.as,
  where: source.where === undefined ? undefined : parseCondition(source.where),
  blankRows: source.blank ?? 0,
  of: read(source.of),
});

/** What is included, with words in the places of `$role`. */
function filled<Part>(part: Part, words: Readonly<Record<string, string>> = {}): Part {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string')
      return one.replace(/\$([a-z_]+)/g, (whole, name: string) => {
        const word = words[name];
        if (word === undefined) throw new Error(`nothing for ${whole}`);
        return word;
      });
    if (Array.isArray(one)) return one.map(fill);
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, fill(value)]));
    return one;
  };
  return fill(part) as Part;
}

class TemplateCompiler {
  readonly #shared: SharedParts;

  constructor(shared: SharedParts) {
    this.#shared = shared;
  }

  fact(source: TemplateSource['steps'][number]['facts'][number]): TemplateFact {
    const { fields } = source;
    const set = typeof fields === 'string' ? this.#shared.fieldSets[fields] : fields;
    if (typeof fields === 'string' && !set) throw new Error(`no set of fields ${fields}`);
    return {
      ...source,
      ...when(source),
      required: requiredOf(source.required),
      fields: Object.entries(set ?? {}).map(([field, required]) => ({
        field,
        required: requiredOf(required),
      })),
    };
  }

  check(source: TemplateSource['checks'][number]): TemplateCheck {
    if ('include' in source) {
      const shared = this.#shared.checks[source.include];
      if (!shared) throw new Error(`no check ${source.include}`);
      return this.check({ id: source.include, ...shared });
    }
    const { figures, ...check } = source;
    return {
      ...check,
      when: parseCondition(check.when),
      ...(figures ? { figures: operandsOf(figures) } : {}),
    };
  }

  blocks(sources: readonly BlockSource[]): TemplateBlock[] {
    return sources.flatMap((source) => this.#block(source));
  }

  #block(source: BlockSource): TemplateBlock[] {
    if ('include' in source) {
      const blocks = this.#shared.blocks[source.include];
      if (!blocks) throw new Error(`no blocks ${source.include}`);
      return [{ kind: 'group', ...when(source), of: this.blocks(filled(blocks, source.with)) }];
    }
    if ('each' in source) return [repetitionOf(source, (of: BlockSource[]) => this.blocks(of))];
    return [this.#plainBlock(source)];
  }

  #plainBlock(source: Exclude<BlockSource, { include: string } | { each: string }>): TemplateBlock {
    if ('title' in source) return { kind: 'title', ...when(source), text: parseText(source.title) };
    if ('subtitle' in source) return { kind: 'subtitle', ...when(source), text: parseText(source.subtitle) };
    if ('heading' in source)
      return { kind: 'heading', ...when(source), level: source.level ?? 2, text: parseText(source.heading) };
    if ('text' in source)
      return {
        kind: 'paragraph',
        ...when(source),
        style: source.style ?? 'body',
        text: parseText(source.text),
        notes: (source.notes ?? []).map(parseText),
      };
    if ('group' in source) return { kind: 'group', ...when(source), of: this.blocks(source.group) };
    if ('numbered' in source)
      return { kind: 'numbered', ...when(source), numbering: source.numbered, of: this.blocks(source.of) };
    if ('part' in source) return { kind: 'part', ...when(source), part: source.part };
    if ('form' in source)
      return {
        kind: 'form',
        ...when(source),
        labelWidth: source.labelWidth ?? 25,
        rows: this.#rows(source.form),
      };
    if ('list' in source)
      return {
        kind: 'list',
        ...when(source),
        list: source.list,
        as: source.as,
        blankRows: source.blank ?? 1,
        columns: source.columns.map((column) => ({ ...column, text: parseText(column.text) })),
      };
    if ('sign' in source) return { kind: 'signature', ...when(source), lines: this.#lines(source.sign) };
    return { kind: 'page_break', ...when(source) };
  }

  #rows(sources: readonly RowSource[]): TemplateFormRow[] {
    return sources.flatMap((source): TemplateFormRow[] => {
      if ('include' in source) {
        const rows = this.#shared.rows[source.include];
        if (!rows) throw new Error(`no rows ${source.include}`);
        return this.#rows(filled(rows, source.with));
      }
      if ('each' in source) return [repetitionOf(source, (of: RowSource[]) => this.#rows(of))];
      if ('section' in source) return [{ kind: 'section', ...when(source), text: parseText(source.section) }];
      if ('whole' in source) return [{ kind: 'whole', ...when(source), lines: this.#lines(source.whole) }];
      return [
        {
          kind: 'labelled',
          ...when(source),
          label: parseText(source.label),
          lines: this.#lines(source.lines),
        },
      ];
    });
  }

  #lines(sources: readonly LineSource[]): TemplateLine[] {
    return sources.map((source): TemplateLine => {
      if (typeof source === 'string') return { kind: 'line', text: parseText(source) };
      if ('each' in source) return repetitionOf(source, (of: LineSource[]) => this.#lines(of));
      if ('part' in source) return { kind: 'part', ...when(source), part: source.part };
      return { kind: 'line', ...when(source), text: parseText(source.text) };
    });
  }
}
