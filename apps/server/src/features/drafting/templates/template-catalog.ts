import type { TemplateDetail, TemplateSummary } from '@mingfa/contract/document-template';
import {
  dictionaryOf,
  type FactDefinition,
  type FactDictionary,
} from '@mingfa/legal/drafting/fact-definition';
import { factsUsed } from '@mingfa/legal/drafting/facts-used';
import type { CompiledOwnTemplate } from '@mingfa/legal/drafting/own/own-template-of';
import { type TemplateWords, templateWords } from '@mingfa/legal/drafting/search-templates';
import type { Template } from '@mingfa/legal/drafting/template';
import { AppError } from '../../../ports/app-error.ts';
import { describeTemplate, summarizeTemplate } from './describe-template.ts';

/** A template with everything that is asked of it again and again, worked out once. */
export interface CatalogTemplate {
  template: Template;
  summary: TemplateSummary;
  detail: TemplateDetail;
  /** Facts whose change changes its document. */
  used: ReadonlySet<string>;
  /** Those, and what its form asks for. */
  drawn: ReadonlySet<string>;
  /** What a search looks through. */
  words: TemplateWords;
  /** Of a template of somebody's own: what its Word file says. */
  own?: CompiledOwnTemplate;
}

/** All templates with the facts they rest on. */
export interface TemplateCatalog {
  /** The facts templates share. */
  dictionary: FactDictionary;
  /** Those, and the fields that single templates have. */
  everyFact: FactDictionary;
  /** By id, in the order of shelves. */
  templates: ReadonlyMap<string, CatalogTemplate>;
}

/** Works out the catalog of a library of templates. */
export function makeCatalog(templates: readonly Template[], dictionary: FactDictionary): TemplateCatalog {
  const everyFact = dictionaryOf(
    [...dictionary.facts.values(), ...templates.flatMap(({ own }) => own)],
    [...dictionary.records.values()],
  );
  return {
    dictionary,
    everyFact,
    templates: new Map(
      templates.map((template) => [
        template.id,
        catalogEntry(template, everyFact, new Set(factsUsed(template))),
      ]),
    ),
  };
}

/** What is asked of a template again and again. */
export function catalogEntry(
  template: Template,
  everyFact: FactDictionary,
  used: ReadonlySet<string>,
): CatalogTemplate {
  const asked = template.steps.flatMap((step) => step.facts.map(({ fact }) => fact));
  return {
    template,
    summary: summarizeTemplate(template),
    detail: describeTemplate(template, everyFact),
    used,
    drawn: new Set([...used, ...asked]),
    words: templateWords(template),
  };
}

/** A template by its id. @throws AppError `not_found` */
export function requireTemplate({ templates }: TemplateCatalog, templateId: string): CatalogTemplate {
  const found = templates.get(templateId);
  if (!found) throw new AppError('not_found');
  return found;
}

/** What a path names: a fact, or a field of the rows of a list; null of a row and of what there is not. */
export function definitionAt({ everyFact }: TemplateCatalog, path: string): FactDefinition | null {
  const [fact = '', row, field] = path.split('/');
  const definition = everyFact.facts.get(fact) ?? null;
  if (row === undefined) return definition;
  const record = everyFact.records.get(definition?.record ?? '');
  return record?.fields.find(({ id }) => id === field) ?? null;
}
