import type { FactDefinition } from '@mingfa/legal/drafting/fact-definition';
import { eq } from 'drizzle-orm';
import { draft } from '../../../db/schema/drafting.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import type { TemplateCatalog } from '../templates/template-catalog.ts';

/** So many lines a model is told at most. */
const MOST = 250;

/**
 * The facts that a matter's drafts draw on, a line each, for a model that reads a story; of a matter without drafts those that templates
 * share. Rows are named by whom they are of, so lists of what has no name are left out.
 */
export async function listAskedFacts(
  { db }: Pick<AppContext, 'db'>,
  { everyFact, dictionary, templates }: TemplateCatalog,
  matterId: string,
): Promise<string> {
  const rows = await db
    .selectDistinct({ templateId: draft.templateId })
    .from(draft)
    .where(eq(draft.matterId, matterId));
  const drawn = new Set(rows.flatMap(({ templateId }) => [...(templates.get(templateId)?.drawn ?? [])]));
  const asked = drawn.size > 0 ? drawn : new Set(dictionary.facts.keys());
  const lines = [...asked].flatMap((id) => {
    const definition = everyFact.facts.get(id);
    if (!definition) return [];
    if (definition.kind !== 'list') return [lineOf(id, definition)];
    const fields = everyFact.records.get(definition.record ?? '')?.fields ?? [];
    if (!fields.some((field) => field.id === 'name')) return [];
    return fields.map((field) => lineOf(`${id}/<姓名>/${field.id}`, field, definition.label.zh));
  });
  return lines.slice(0, MOST).join('\n');
}

function lineOf(path: string, { kind, label, options = [] }: FactDefinition, of = ''): string {
  const choices = options.map(({ value, written }) => (value === written ? value : `${value}（${written}）`));
  return `${path} | ${of ? `${of}的` : ''}${label.zh} | ${kind}${choices.length > 0 ? `：${choices.join('、')}` : ''}`;
}
