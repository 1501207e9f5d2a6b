import type { Condition } from '../expression.ts';
import type { FactDictionary, RecordDefinition } from '../fact-definition.ts';
import type { Template, TemplateFact, TemplateStep } from '../template.ts';
import type { OwnTemplate } from './own-template.ts';
import { type OwnUse, ownUses } from './own-uses.ts';
import { type PlacedFields, placeOwnFields } from './place-own-fields.ts';

/** A template of somebody's own as all others are, so that forms, checks and matters know it; its document is rendered from its text. */
export interface CompiledOwnTemplate {
  own: OwnTemplate;
  placed: PlacedFields;
  template: Template;
  records: readonly RecordDefinition[];
}

const both = (text: string) => ({ zh: text, en: text });
const FILL_IN = { zh: '填写内容', en: 'What to fill in' };
const ABOUT = {
  zh: '您上传的模板，导出为填好的原文件',
  en: 'Your own template; it exports as the filled original',
};

/** Works out a template of somebody's own. What is bound to a fact that is no more becomes its own. */
export function ownTemplateOf(own: OwnTemplate, dictionary: FactDictionary): CompiledOwnTemplate {
  const placed = placeOwnFields(own, dictionary);
  const template: Template = {
    ...{ id: own.id, shelf: 'own', title: both(own.title), documentTitle: own.title },
    about: own.note === '' ? ABOUT : both(own.note),
    ...{
      usedBy: both(''),
      calledAlso: own.fields.map(({ label }) => label),
      everydayWords: [],
      handedInWith: [],
      official: null,
      layout: 'plain',
    },
    ...{ steps: stepsOf(own, placed), own: placed.own, parts: [], body: [], pageFoot: [] },
    ...{ checks: [], warnings: [], attachments: [], copies: [], fees: [], deadlines: [], articles: [] },
    example: {},
  };
  return { own, placed, template, records: placed.records };
}

function stepsOf({ fields, text }: OwnTemplate, placed: PlacedFields): TemplateStep[] {
  const uses = new Map(ownUses(text).map((use) => [use.name, use]));
  const asked = new Map<string, TemplateFact>();
  const ask = (one: TemplateFact) => {
    const held = asked.get(one.fact);
    asked.set(one.fact, held ? merged(held, one) : one);
  };
  for (const { name, label, help, required } of fields) {
    const at = placed.fields.get(name);
    if (!at || at.field.name !== name) continue;
    const { place } = at;
    const when = place.kind === 'rows' ? null : concernedWhen(name, uses.get(name), placed);
    if (place.kind === 'fact')
      ask({
        ...(when ? { when } : {}),
        ...{ fact: place.fact, required, fields: [], label: both(label) },
        ...(help === '' ? {} : { help: both(help) }),
      });
    else if (place.kind === 'joined')
      ask({
        ...(when ? { when } : {}),
        ...{ fact: place.list, required, fields: [{ field: place.field, required }] },
      });
    else {
      const columns = [...(placed.lists.get(name)?.columns.values() ?? [])];
      const unlike = columns.filter(({ id }, index) => columns.findIndex((one) => one.id === id) === index);
      ask({
        ...{ fact: place.list, required },
        fields: unlike.map(({ id, placed: column }) => ({ field: id, required: column.field.required })),
      });
    }
  }
  return asked.size === 0 ? [] : [{ id: 'fields', title: FILL_IN, facts: [...asked.values()] }];
}

/** What stands only in sections is asked for only where one of them is shown: a yes or no that says so, a field that is filled in, a row. */
function concernedWhen(own: string, use: OwnUse | undefined, placed: PlacedFields): Condition | null {
  const places = (use?.around ?? []).map((around) =>
    // What hangs on the field itself is shown once it is filled in.
    around.flatMap(({ name, inverted }): Condition[] => {
      const holds = name === own ? null : shownWhen(name, placed);
      return holds ? [inverted ? { kind: 'not', of: holds } : holds] : [];
    }),
  );
  if (places.length === 0 || places.some((of) => of.length === 0)) return null;
  return { kind: 'or', of: places.map((of): Condition => ({ kind: 'and', of })) };
}

/** When a section of a name is shown, as `OwnScope.shown` has it. */
function shownWhen(name: string, { fields }: PlacedFields): Condition | null {
  const at = fields.get(name);
  if (!at) return null;
  const { place, definition } = at;
  if (place.kind !== 'fact')
    return {
      ...{ kind: 'compare', sign: '>' },
      ...{ left: { kind: 'count', list: place.list }, right: { kind: 'number', value: 0 } },
    };
  const path = { head: place.fact, field: null };
  return definition.kind === 'yes_no' ? { kind: 'true', path } : { kind: 'known', path };
}

/** Two fields that are of one fact ask for it once. */
function merged(one: TemplateFact, other: TemplateFact): TemplateFact {
  const more = other.fields.filter(({ field }) => !one.fields.some((held) => held.field === field));
  const fields = one.fields.map((held) => {
    const same = other.fields.find(({ field }) => field === held.field);
    return { field: held.field, required: held.required === true || same?.required === true };
  });
  const { when: _, ...whole } = one;
  return {
    ...(one.when && other.when ? one : whole),
    required: one.required === true || other.required === true,
    fields: [...fields, ...more],
  };
}

/** The facts whose change changes the document. */
export function ownFactsUsed({ fields }: PlacedFields): Set<string> {
  return new Set([...fields.values()].map(({ place }) => (place.kind === 'fact' ? place.fact : place.list)));
}
