import { readdir } from 'node:fs/promises';
import type { FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import type { Template } from '@mingfa/legal/drafting/template';
import { z } from 'zod';
import { checkTemplate } from './check-template.ts';
import { compileTemplate, type SharedParts } from './compile-template.ts';
import { loadFacts } from './load-facts.ts';
import { readYaml } from './read-yaml.ts';
import { blockSchema, checkSchema, fieldSetSchema, rowSchema, templateSchema } from './template.ts';

const folder = new URL('../templates/', import.meta.url);

/** Every template, by id, and the dictionary of the facts they share. */
export interface TemplateLibrary {
  templates: readonly Template[];
  dictionary: FactDictionary;
}

/**
 * Reads `templates/*.yaml`, once, in the order of `templates/shared/order.yaml`: parsed, checked against the dictionary of facts and the calculators.
 * @throws Error naming the file that does not follow its form, with everything that is wrong in it
 */
export function loadTemplates(): Promise<TemplateLibrary> {
  templatesRead ??= readTemplates();
  return templatesRead;
}

let templatesRead: Promise<TemplateLibrary> | undefined;

async function readTemplates(): Promise<TemplateLibrary> {
  const [dictionary, shared] = await Promise.all([loadFacts(), readShared()]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted(await readOrder());
  const templates = await Promise.all(names.map((name) => readTemplate(name, shared, dictionary)));
  const problems = [
    ...templates.flatMap((template) => checkTemplate(template, dictionary)),
    ...repeatedFields(templates),
    ...unknownBeside(templates),
  ];
  if (problems.length > 0) throw new Error(`templates: ${problems.join('\n')}`);
  return { templates, dictionary };
}

/** Compares files by the order their templates are listed in; one that is not named comes last, and is a fault a test finds. */
async function readOrder(): Promise<(one: string, other: string) => number> {
  const file = await readYaml(new URL('shared/order.yaml', folder));
  const { order } = z.object({ order: z.array(z.string()) }).parse(file);
  const places = new Map(order.map((id, at) => [`${id}.yaml`, at]));
  const placeOf = (name: string) => places.get(name) ?? order.length;
  return (one, other) => placeOf(one) - placeOf(other);
}

async function readTemplate(
  name: string,
  shared: SharedParts,
  dictionary: FactDictionary,
): Promise<Template> {
  const read = templateSchema.safeParse(await readYaml(new URL(name, folder)));
  if (!read.success) throw new Error(`templates/${name}: ${z.prettifyError(read.error)}`);
  if (`${read.data.id}.yaml` !== name) throw new Error(`templates/${name}: its id is ${read.data.id}`);
  try {
    return compileTemplate(read.data, shared, dictionary);
  } catch (error) {
    throw new Error(`templates/${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** A field of two templates is one fact, and belongs in the dictionary. */
function repeatedFields(templates: readonly Template[]): string[] {
  const own = templates.flatMap((template) => template.own.map(({ id }) => id));
  return own
    .filter((id, index) => own.indexOf(id) !== index)
    .map((id) => `${id} is a field of two templates`);
}

async function readShared(): Promise<SharedParts> {
  const [rows, blocks, fieldSets, checks] = await Promise.all([
    readPart('form-rows.yaml', z.array(rowSchema)),
    readPart('blocks.yaml', z.array(blockSchema)),
    readPart('field-sets.yaml', fieldSetSchema),
    readPart('checks.yaml', checkSchema),
  ]);
  return { rows, blocks, fieldSets, checks };
}

async function readPart<Part>(name: string, part: z.ZodType<Part>): Promise<Record<string, Part>> {
  const file = new URL(`shared/${name}`, folder);
  const read = z.record(z.string(), part).safeParse(await readYaml(file));
  if (!read.success) throw new Error(`templates/shared/${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function unknownBeside(templates: readonly Template[]): string[] {
  const ids = new Set(templates.map(({ id }) => id));
  return templates.flatMap(({ id, handedInWith }) =>
    handedInWith
      .filter((other) => !ids.has(other))
      .map((other) => `${id}: handed in with ${other}, which is not there`),
  );
}
