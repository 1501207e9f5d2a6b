import { createHash } from 'node:crypto';
import { dictionaryOf, type FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import { ownFactsUsed, ownTemplateOf } from '@mingfa/legal/drafting/own/own-template-of';
import { desc, eq, inArray } from 'drizzle-orm';
import { ownTemplate } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { type CatalogTemplate, catalogEntry, type TemplateCatalog } from '../templates/template-catalog.ts';

type OwnRow = typeof ownTemplate.$inferSelect;

/** So many templates of people stay worked out: whoever fills one in asks for it at every keystroke. */
const KEPT = 200;
/** By id and revision, so that none is ever old; of each catalog apart. */
const keptOf = new WeakMap<FactDictionary, Map<string, CatalogTemplate>>();

/** The templates of the house with those of the caller's own. */
export async function catalogFor(
  context: Pick<DraftingContext, 'templates'> & Pick<RequestContext, 'db' | 'caller'>,
): Promise<TemplateCatalog> {
  const catalog = await context.templates();
  const { db, caller } = context;
  const held = await db
    .select({ id: ownTemplate.id, revision: ownTemplate.revision })
    .from(ownTemplate)
    .where(eq(ownTemplate.ownerId, caller.userId))
    .orderBy(desc(ownTemplate.createdAt), desc(ownTemplate.id));
  if (held.length === 0) return catalog;
  const kept = keptOf.get(catalog.dictionary) ?? new Map<string, CatalogTemplate>();
  keptOf.set(catalog.dictionary, kept);
  const unknown = held.filter((one) => !kept.has(keyOf(one))).map(({ id }) => id);
  const read =
    unknown.length === 0 ? [] : await db.select().from(ownTemplate).where(inArray(ownTemplate.id, unknown));
  const fresh = new Map(read.map((row) => [row.id, compileOwn(row, catalog.dictionary)]));
  for (const row of read) keep(kept, keyOf(row), fresh.get(row.id));
  const entries = held.flatMap((one) => fresh.get(one.id) ?? kept.get(keyOf(one)) ?? []);
  return withOwn(catalog, entries);
}

const keyOf = ({ id, revision }: Pick<OwnRow, 'id' | 'revision'>) => `${id} ${revision}`;

function keep(kept: Map<string, CatalogTemplate>, key: string, entry: CatalogTemplate | undefined): void {
  if (!entry) return;
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

/** A template of somebody's own as the catalog has templates. */
function compileOwn(
  { id, title, note, text, fields }: Pick<OwnRow, 'id' | 'title' | 'note' | 'text' | 'fields'>,
  dictionary: FactDictionary,
): CatalogTemplate {
  // Facts are called in small letters, ids of templates are not.
  const namespace = createHash('sha256').update(id).digest('hex').slice(0, 16);
  const own = ownTemplateOf({ id, namespace, title, note, text, fields }, dictionary);
  const everyFact = dictionaryOf(
    [...dictionary.facts.values(), ...own.template.own],
    [...dictionary.records.values(), ...own.records],
  );
  return { ...catalogEntry(own.template, everyFact, ownFactsUsed(own.placed)), own };
}

function withOwn(
  { dictionary, everyFact, templates }: TemplateCatalog,
  entries: readonly CatalogTemplate[],
): TemplateCatalog {
  const records = [...dictionary.records.values(), ...entries.flatMap(({ own }) => own?.records ?? [])];
  return {
    dictionary: dictionaryOf([...dictionary.facts.values()], records),
    everyFact: dictionaryOf(
      [...everyFact.facts.values(), ...entries.flatMap(({ template }) => template.own)],
      records,
    ),
    templates: new Map([...entries.map((entry) => [entry.template.id, entry] as const), ...templates]),
  };
}
