import type { DocumentSpan, SpanOrigin } from './document-blocks.ts';
import { holds, isRefusedAt, operandValue, sheetPath, valueAt } from './evaluate-expression.ts';
import { type FactPath, type Operand, pathsOfCondition, pathsOfOperand } from './expression.ts';
import { entryAt, rowsOf } from './fact-sheet.ts';
import { definitionAt, writtenKindOf } from './fact-types.ts';
import { inRow, type RenderScope } from './render-scope.ts';
import type { TemplateText, TemplateTextPart } from './template.ts';
import { blankFor, writeValue } from './write-value.ts';

const TICKED = '☑';
const EMPTY = '□';
const GAP = '　';

/** Whose the words of a text are: the template's, or a rule's. */
type WordsOrigin = Extract<SpanOrigin, { kind: 'template' | 'composed' }>;
const TEMPLATE: WordsOrigin = { kind: 'template' };

/** The spans of a text: its words, values with where they are from, blanks where they are open. */
export function renderText(
  scope: RenderScope,
  text: TemplateText,
  origin: WordsOrigin = TEMPLATE,
): DocumentSpan[] {
  const spans = text.flatMap((part) => renderPart(scope, part, origin));
  return withoutDoubles(spans).filter(({ text: words }) => words !== '');
}

/** What a template says around a value, and people fill in with it: 张律师 before 律师, 第五条 within 第…条. */
function withoutDoubles(spans: readonly DocumentSpan[]): DocumentSpan[] {
  return spans.map((span, at) => {
    if (span.origin.kind === 'fact') return span;
    const [before, behind] = [spans[at - 1], spans[at + 1]];
    let { text } = span;
    const said = SAID_BEHIND.find((word) => text.startsWith(word) && isFilledIn(before, word, 'endsWith'));
    if (said) text = text.slice(said.length);
    if (text.endsWith(SAID_BEFORE) && isFilledIn(behind, SAID_BEFORE, 'startsWith'))
      text = text.slice(0, -SAID_BEFORE.length);
    return text === span.text ? span : { ...span, text };
  });
}
const SAID_BEHIND = ['律师', '条'];
const SAID_BEFORE = '第';
const isFilledIn = (span: DocumentSpan | undefined, word: string, where: 'startsWith' | 'endsWith') =>
  span?.origin.kind === 'fact' && span.text[where](word);

function renderPart(scope: RenderScope, part: TemplateTextPart, origin: WordsOrigin): DocumentSpan[] {
  switch (part.kind) {
    case 'words':
      return [{ text: part.text, origin }];
    case 'optional':
      return scope.blankForm || openPaths(scope, part.text).length === 0
        ? renderText(scope, part.text, origin)
        : [];
    case 'box': {
      const isTicked = holds(scope.facts, part.when) === true;
      return [boxSpan(isTicked, originOf(scope, pathsOfCondition(part.when)[0]))];
    }
    case 'value':
      if (part.format === 'boxes' && part.of.kind === 'path')
        return renderBoxes(scope, part.of.path, part.words);
      if (part.format === 'names') return renderNames(scope, part.of);
      return [renderValue(scope, part)];
  }
}

function renderValue(
  scope: RenderScope,
  { of, format }: Extract<TemplateTextPart, { kind: 'value' }>,
): DocumentSpan {
  const kind = writtenKindOf(scope.types, of) ?? { kind: 'text' };
  const origin = originOf(scope, pathsOfOperand(of)[0]);
  const value = operandValue(scope.facts, of);
  const written = value === undefined ? '' : writeValue(value, kind, format);
  return written === ''
    ? { text: blankFor(kind.kind, scope.inForm, format), origin, blank: true }
    : { text: written, origin };
}

/** Every choice with a box behind it, as official forms do: 男☑　女□. */
function renderBoxes(scope: RenderScope, path: FactPath, words: readonly string[]): DocumentSpan[] {
  const definition = definitionAt(scope.types, path);
  const value = valueAt(scope.facts, path);
  const origin = originOf(scope, path);
  const [yes = '是', no = '否'] = words;
  const choices: [string, boolean][] =
    definition?.kind === 'yes_no'
      ? [
          [yes, value === true],
          [no, value === false],
        ]
      : (definition?.options ?? []).map((option) => [option.written, option.value === value]);
  return choices.flatMap(([label, isTicked], index) => [
    { text: `${index > 0 ? GAP : ''}${label}`, origin: TEMPLATE },
    boxSpan(isTicked, origin),
  ]);
}

const boxSpan = (isTicked: boolean, origin: SpanOrigin): DocumentSpan => ({
  text: isTicked ? TICKED : EMPTY,
  origin,
  box: isTicked ? 'ticked' : 'empty',
});

/** The names of all rows of a list: 张三、李四. */
function renderNames(scope: RenderScope, operand: Operand): DocumentSpan[] {
  if (operand.kind !== 'path') return [];
  const list = operand.path.head;
  const rows = rowsOf(scope.facts.sheet, list);
  const inRows = rows.length > 0 ? rows : [null];
  return inRows.flatMap((row, index) => [
    ...(index > 0 ? [{ text: '、', origin: TEMPLATE }] : []),
    renderValue(inRow(scope, list, list, row), {
      kind: 'value',
      of: { kind: 'path', path: { head: list, field: 'name' } },
      format: null,
      words: [],
    }),
  ]);
}

function originOf(scope: RenderScope, path: FactPath | undefined): SpanOrigin {
  // The number of a row is nobody's fact.
  if (!path || (path.field === null && scope.facts.rows.has(path.head))) return TEMPLATE;
  const at = sheetPath(scope.facts, path);
  return { kind: 'fact', path: at, from: entryAt(scope.facts.sheet, at)?.chosen.source.kind ?? null };
}

/** The open values a text needs: those outside its optional stretches. What was filled in and refused is no reason to leave the text out. */
export const openPaths = (scope: RenderScope, text: TemplateText): FactPath[] =>
  pathsWithoutValue(scope, text).filter((path) => !isRefusedAt(scope.facts, path));

const pathsWithoutValue = (scope: RenderScope, text: TemplateText): FactPath[] =>
  text.flatMap((part) => {
    if (part.kind !== 'value' || part.format === 'boxes') return [];
    if (part.format === 'names')
      return rowsOf(scope.facts.sheet, headOf(part.of)).length > 0 ? [] : pathsOfOperand(part.of);
    return operandValue(scope.facts, part.of) === undefined ? pathsOfOperand(part.of) : [];
  });

const headOf = (operand: Operand): string => (operand.kind === 'path' ? operand.path.head : '');

/** Spans cut at the line ends of long texts: a list of spans for each line. */
export function linesOf(spans: readonly DocumentSpan[]): DocumentSpan[][] {
  const lines: DocumentSpan[][] = [[]];
  for (const span of spans) {
    for (const [index, text] of span.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...span, text });
    }
  }
  const filled = lines.filter((line) => line.length > 0);
  return filled.length > 0 ? filled : [[]];
}
