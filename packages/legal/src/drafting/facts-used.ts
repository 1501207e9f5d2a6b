import { type Condition, type FactPath, pathsOfCondition, pathsOfOperand } from './expression.ts';
import { factOfPath } from './fact-sheet.ts';
import type { Template, TemplateBlock, TemplateFormRow, TemplateLine, TemplateText } from './template.ts';

/** Gathers the facts of a template's body, with the rows its repetitions name. */
class FactGatherer {
  readonly facts = new Set<string>();

  path(rows: ReadonlyMap<string, string>, { head }: FactPath): void {
    this.facts.add(rows.get(head) ?? head);
  }

  condition(rows: ReadonlyMap<string, string>, condition: Condition | undefined): void {
    if (condition) for (const path of pathsOfCondition(condition)) this.path(rows, path);
  }

  text(rows: ReadonlyMap<string, string>, text: TemplateText): void {
    for (const part of text) {
      if (part.kind === 'optional') this.text(rows, part.text);
      else if (part.kind === 'box') this.condition(rows, part.when);
      else if (part.kind === 'value') for (const path of pathsOfOperand(part.of)) this.path(rows, path);
    }
  }

  lines(rows: ReadonlyMap<string, string>, lines: readonly TemplateLine[]): void {
    for (const line of lines) {
      this.condition(rows, line.when);
      if (line.kind === 'line') this.text(rows, line.text);
      else if (line.kind === 'each') this.lines(this.#each(rows, line), line.of);
    }
  }

  rows(rows: ReadonlyMap<string, string>, formRows: readonly TemplateFormRow[]): void {
    for (const row of formRows) {
      this.condition(rows, row.when);
      if (row.kind === 'each') this.rows(this.#each(rows, row), row.of);
      else if (row.kind === 'section') this.text(rows, row.text);
      else {
        if (row.kind === 'labelled') this.text(rows, row.label);
        this.lines(rows, row.lines);
      }
    }
  }

  blocks(rows: ReadonlyMap<string, string>, blocks: readonly TemplateBlock[]): void {
    for (const block of blocks) {
      this.condition(rows, block.when);
      switch (block.kind) {
        case 'paragraph':
          for (const note of block.notes) this.text(rows, note);
          this.text(rows, block.text);
          break;
        case 'title':
        case 'subtitle':
        case 'heading':
          this.text(rows, block.text);
          break;
        case 'group':
        case 'numbered':
          this.blocks(rows, block.of);
          break;
        case 'each':
          this.blocks(this.#each(rows, block), block.of);
          break;
        case 'form':
          this.rows(rows, block.rows);
          break;
        case 'list':
          for (const { text } of block.columns) this.text(this.#each(rows, block), text);
          break;
        case 'signature':
          this.lines(rows, block.lines);
          break;
      }
    }
  }

  #each(
    rows: ReadonlyMap<string, string>,
    { list, as, where }: { list: string; as: string; where?: Condition },
  ) {
    this.facts.add(list);
    const inner = new Map(rows).set(as, list);
    this.condition(inner, where);
    return inner;
  }
}

/** The facts whose change changes the document of a template, by id, in alphabetical order. */
export function factsUsed({ body, parts, pageFoot }: Template): string[] {
  const gatherer = new FactGatherer();
  gatherer.blocks(new Map(), body);
  for (const { when, text } of pageFoot) {
    gatherer.condition(new Map(), when);
    gatherer.text(new Map(), text);
  }
  for (const { paragraphs } of parts)
    for (const { when, each, sentences } of paragraphs) {
      const rows = new Map(each ? [[each.as, each.list]] : []);
      if (each) gatherer.facts.add(each.list);
      gatherer.condition(rows, when);
      for (const sentence of sentences) {
        gatherer.condition(rows, sentence.when);
        gatherer.text(rows, sentence.text);
      }
    }
  return [...gatherer.facts].sort();
}

/** Whether a change of what stands at a path touches the drafts of a template. */
export const touchesTemplate = (template: Template, path: string): boolean =>
  factsUsed(template).includes(factOfPath(path));
