import type {
  TemplateDetail,
  TemplateFact,
  TemplateNote,
  TemplateSummary,
} from '@mingfa/contract/document-template';
import type { factDefinition } from '@mingfa/contract/draft-fact';
import type { FactDefinition, FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import { factNamed, fieldOfList } from '@mingfa/legal/drafting/fact-types';
import type {
  TemplateFact as AskedFact,
  TemplateNote as Note,
  Template,
} from '@mingfa/legal/drafting/template';
import type { z } from 'zod';

/** A fact as the contract has it: the same data, which is not changed there. */
export const describeFact = (definition: FactDefinition) => definition as z.infer<typeof factDefinition>;

/** A template as a list shows it. */
export function summarizeTemplate(template: Template): TemplateSummary {
  const { id, shelf, title, documentTitle, about, usedBy, calledAlso, official, steps } = template;
  return {
    templateId: id,
    ...{ shelf, title, documentTitle, about, usedBy, calledAlso: [...calledAlso], official },
    factCount: steps.reduce((sum, step) => sum + step.facts.length, 0),
  };
}

/** A template with its form and all that is to be known of it. */
export function describeTemplate(template: Template, dictionary: FactDictionary): TemplateDetail {
  const note = ({ text, source, when }: Note): TemplateNote => ({
    ...{ text, source: source ?? null, isConditional: when !== undefined },
  });
  const calculation = ({ calculator, label, when }: Template['fees'][number]) => ({
    ...{ calculatorId: calculator, label, isConditional: when !== undefined },
  });
  return {
    ...summarizeTemplate(template),
    layout: template.layout,
    steps: template.steps.map(({ id, title, facts }) => ({
      id,
      title,
      facts: facts.map((asked) => describeAsked(asked, template, dictionary)),
    })),
    parts: template.parts.map(({ id, label }) => ({ id, label })),
    checks: template.checks.map((check) => ({ ...note(check), id: check.id, level: check.level })),
    warnings: template.warnings.map(note),
    attachments: template.attachments.map(note),
    copies: template.copies.map(note),
    fees: template.fees.map(calculation),
    deadlines: template.deadlines.map(calculation),
    articles: template.articles.map(({ place, why }) => ({ place, why })),
  };
}

const demandOf = (required: AskedFact['required']): TemplateFact['demand'] =>
  typeof required === 'boolean' ? (required ? 'always' : 'never') : 'sometimes';

function describeAsked(asked: AskedFact, template: Template, dictionary: FactDictionary): TemplateFact {
  const types = { dictionary, own: template.own };
  const definition = factNamed(types, asked.fact);
  if (!definition) throw new Error(`${template.id} asks for ${asked.fact}, which is no fact.`);
  const { label, help } = asked;
  return {
    fact: asked.fact,
    definition: describeFact({ ...definition, ...(label ? { label } : {}), ...(help ? { help } : {}) }),
    demand: demandOf(asked.required),
    isConditional: asked.when !== undefined,
    fields: asked.fields.flatMap(({ field, required }) => {
      const of = fieldOfList(types, asked.fact, field);
      return of
        ? [{ definition: describeFact(withChoices(of, asked.choices?.[field])), demand: demandOf(required) }]
        : [];
    }),
  };
}

/** A field whose choices a template calls by words of its own. */
const withChoices = (
  definition: FactDefinition,
  called: Readonly<Record<string, FactDefinition['label']>> = {},
): FactDefinition =>
  definition.options
    ? {
        ...definition,
        options: definition.options.map((one) => ({ ...one, label: called[one.value] ?? one.label })),
      }
    : definition;
