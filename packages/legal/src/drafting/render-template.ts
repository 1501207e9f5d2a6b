import type { IsoDate } from '../statute/statute.ts';
import { composePart, partOf } from './compose-part.ts';
import type {
  DocumentBlock,
  DocumentParagraphStyle,
  DocumentSpan,
  DraftDocument,
} from './document-blocks.ts';
import type { FactDictionary } from './fact-definition.ts';
import { EMPTY_SHEET, type FactSheet } from './fact-sheet.ts';
import { ParagraphCounter } from './number-paragraphs.ts';
import { isShown, type RenderScope, type ReplacedPart, rowScopes } from './render-scope.ts';
import { renderForm, renderLines, renderList } from './render-table.ts';
import { linesOf, renderText } from './render-text.ts';
import { soundSheet } from './sound-sheet.ts';
import type { Template, TemplateBlock } from './template.ts';

/** What a document is rendered from besides its template. */
export interface RenderInput {
  sheet: FactSheet;
  /** The day it is drawn up. */
  today: IsoDate;
  /** Parts somebody wrote in place of the composed ones, by id. */
  replaced?: Readonly<Record<string, ReplacedPart>>;
}

/** The document a template makes of the facts of a sheet. Takes time in proportion to both; never fails on what was filled in. */
export function renderTemplate(
  template: Template,
  dictionary: FactDictionary,
  { sheet, today, replaced = {} }: RenderInput,
): DraftDocument {
  return documentOf(template, dictionary, { sheet, today, replaced }, false);
}

/** The form as it is printed to be filled in by hand. */
export const renderBlankForm = (
  template: Template,
  dictionary: FactDictionary,
  today: IsoDate,
): DraftDocument => documentOf(template, dictionary, { sheet: EMPTY_SHEET, today, replaced: {} }, true);

function documentOf(
  template: Template,
  dictionary: FactDictionary,
  { sheet, today, replaced }: Required<RenderInput>,
  blankForm: boolean,
): DraftDocument {
  const scope: RenderScope = {
    template,
    types: { dictionary, own: template.own, rows: new Map() },
    facts: { sheet: soundSheet({ dictionary, own: template.own }, { sheet, today }), today, rows: new Map() },
    replaced,
    blankForm,
    inForm: false,
  };
  return {
    title: template.documentTitle,
    layout: template.layout,
    pageFoot: template.pageFoot
      .filter(({ when }) => isShown(scope, when))
      .slice(0, 1)
      .flatMap(({ text }) => renderText(scope, text)),
    blocks: renderBlocks(scope, template.body, null),
  };
}

const renderBlocks = (
  scope: RenderScope,
  blocks: readonly TemplateBlock[],
  counter: ParagraphCounter | null,
): DocumentBlock[] => blocks.flatMap((block) => renderBlock(scope, block, counter));

function renderBlock(
  scope: RenderScope,
  block: TemplateBlock,
  counter: ParagraphCounter | null,
): DocumentBlock[] {
  if (!isShown(scope, block.when)) return [];
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [{ kind: block.kind, spans: renderText(scope, block.text) }];
    case 'heading':
      return [{ kind: 'heading', level: block.level, spans: renderText(scope, block.text) }];
    case 'paragraph': {
      const notes = block.notes.map((note) => renderText(scope, note));
      const lines = linesOf(renderText(scope, block.text));
      return paragraphs(lines, block.style, counter).map((paragraph, index) =>
        index === lines.length - 1 && notes.length > 0 ? { ...paragraph, notes } : paragraph,
      );
    }
    case 'group':
      return renderBlocks(scope, block.of, counter);
    case 'each':
      return rowScopes(scope, block).flatMap((inner) => renderBlocks(inner, block.of, counter));
    case 'numbered':
      return renderBlocks(scope, block.of, new ParagraphCounter(block.numbering));
    case 'part': {
      const part = partOf(scope, block.part);
      const composed = part ? composePart(scope, part) : [];
      const open: DocumentSpan[] = [
        { text: '＿＿＿＿＿＿', origin: { kind: 'composed', part: block.part, rule: '' }, blank: true },
      ];
      return (composed.length > 0 ? composed : [open]).flatMap((spans) =>
        paragraphs([spans], 'body', counter),
      );
    }
    case 'form':
      return [renderForm(scope, block)];
    case 'list':
      return [renderList(scope, block)];
    case 'signature':
      return [{ kind: 'signature', lines: renderLines(scope, block.lines) }];
    case 'page_break':
      return [{ kind: 'page_break' }];
  }
}

/** Paragraphs of a style; the first line of each block takes a number where its stretch counts. */
function paragraphs(
  lines: readonly (readonly DocumentSpan[])[],
  style: DocumentParagraphStyle,
  counter: ParagraphCounter | null,
): Extract<DocumentBlock, { kind: 'paragraph' }>[] {
  return lines.map((spans, index) => ({
    kind: 'paragraph',
    style,
    spans:
      counter && index === 0 && style === 'body'
        ? [{ text: counter.next(), origin: { kind: 'template' } }, ...spans]
        : spans,
  }));
}
