import type { TemplateDetail, TemplateFact } from '@mingfa/contract/document-template';
import type { factDefinition } from '@mingfa/contract/draft-fact';
import type { DraftPreview } from '@mingfa/contract/draft-state';
import { spansOf } from '@mingfa/legal/drafting/document-text';
import { entryAt, type FactSheet, factOfPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import type { z } from 'zod';
import { inLanguage } from '../../../lib/in-language.ts';

/** A fact, or a field of a row, as a form draws it. */
export type Definition = z.infer<typeof factDefinition>;

/** The step and the fact of a template that a path belongs to. */
function findAsked(template: TemplateDetail, path: string): { step: string; asked: TemplateFact } | null {
  const fact = factOfPath(path);
  for (const { id, facts } of template.steps) {
    const asked = facts.find((one) => one.fact === fact);
    if (asked) return { step: id, asked };
  }
  return null;
}

/** What a path is: the fact, or the field of its rows. */
export function definitionAt(template: TemplateDetail, path: string): Definition | null {
  const asked = findAsked(template, path)?.asked;
  const field = path.split('/')[2];
  if (!asked || field === undefined) return asked?.definition ?? null;
  return asked.fields.find(({ definition }) => definition.id === field)?.definition ?? null;
}

/** What a path is called: “Claimants (2): telephone”. */
export function pathName(template: TemplateDetail, sheet: FactSheet, path: string): string {
  const [fact = '', row, field] = path.split('/');
  const asked = findAsked(template, path)?.asked;
  const whole = asked ? inLanguage(asked.definition.label) : fact;
  if (row === undefined) return whole;
  const rows = rowsOf(sheet, fact);
  const numbered = rows.length > 1 ? `${whole} ${rows.indexOf(row) + 1}` : whole;
  if (field === undefined) return numbered;
  const definition = definitionAt(template, path);
  return `${numbered} · ${definition ? inLanguage(definition.label) : field}`;
}

/** Paths somebody has to look at: missing, wrong, disputed, or taken from a source and not confirmed. */
export function openPaths(template: TemplateDetail, preview: DraftPreview, sheet: FactSheet): Set<string> {
  const open = new Set([
    ...preview.missing.map(({ path }) => path),
    ...preview.problems.map(({ path }) => path),
    ...preview.contradicted,
  ]);
  for (const path of unconfirmedPaths(template, sheet)) open.add(path);
  return open;
}

/** What is still to do in a draft: what its form lacks, or, where it is edited freely, the blanks left in its text. */
export const countOpen = (
  template: TemplateDetail,
  preview: DraftPreview,
  { sheet, isFree }: { sheet: FactSheet; isFree: boolean },
): number => (isFree ? countBlanks(preview) : openPaths(template, preview, sheet).size);

/** Blanks that stand in the document. */
export const countBlanks = ({ document }: DraftPreview): number =>
  spansOf(document).filter(({ blank }) => blank).length;

/** Values that a source or a rule gave and nobody has looked at. */
export const unconfirmedPaths = (template: TemplateDetail, sheet: FactSheet): string[] =>
  Object.keys(sheet.entries).filter(
    (path) => entryAt(sheet, path)?.confirmed === false && definitionAt(template, path) !== null,
  );

/** Facts that concern the matter, as far as the facts tell, by step; a step without any is left out. */
export function shownSteps(template: TemplateDetail, { form }: DraftPreview) {
  const shown = new Set(form.filter(({ isShown }) => isShown).map(({ fact }) => fact));
  return template.steps
    .map((step) => ({ ...step, facts: step.facts.filter(({ fact }) => shown.has(fact)) }))
    .filter(({ facts }) => facts.length > 0);
}

/** Whether a path, or one below it, is among them. */
export const touches = (paths: ReadonlySet<string>, place: string): boolean =>
  paths.has(place) || [...paths].some((path) => path.startsWith(`${place}/`));

/** How often the paths of a step are among them. */
export const countIn = (paths: ReadonlySet<string>, facts: readonly TemplateFact[]): number =>
  [...paths].filter((path) => facts.some(({ fact }) => fact === factOfPath(path))).length;
