import { parseCondition, parseOperand } from './parse-expression.ts';
import { TEXT_FORMATS, type TemplateText, type TemplateTextPart, type TextFormat } from './template.ts';

/** `{{loan_principal|capital}}`, `{{box: repaid is part}}`, `[[，电话{{party.mobile}}]]`. */
const PART = /\{\{(.*?)\}\}|\[\[(.*?)\]\]/gs;
const INNER = /\{\{(.*?)\}\}/gs;

/**
 * Parses a text of a template: `{{…}}` is a value or a box, `[[…]]` a stretch that is left out where a value in it is open.
 * @throws SyntaxError naming what was not understood
 */
export const parseText = (source: string): TemplateText =>
  partsOf(source, PART, ([whole, value, optional]) =>
    optional === undefined
      ? valuePart(value ?? whole)
      : {
          kind: 'optional',
          text: partsOf(optional, INNER, ([, inner]) => valuePart(inner ?? '')),
        },
  );

function partsOf(
  source: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => TemplateTextPart,
): TemplateText {
  const parts: TemplateTextPart[] = [];
  let at = 0;
  const words = (until: number) => {
    const text = source.slice(at, until);
    if (/\{\{|\}\}|\[\[|\]\]/.test(text)) throw new SyntaxError(`an open bracket in "${source}"`);
    if (text !== '') parts.push({ kind: 'words', text });
  };
  for (const match of source.matchAll(pattern)) {
    words(match.index);
    parts.push(read(match));
    at = match.index + match[0].length;
  }
  words(source.length);
  return parts;
}

function valuePart(source: string): TemplateTextPart {
  const box = /^box:(.*)$/s.exec(source.trim());
  if (box) return { kind: 'box', when: parseCondition(box[1] ?? '') };
  const [expression = '', written = ''] = source.split('|');
  const [format = '', ...words] = written.trim().split(/\s+/);
  if (format !== '' && !isFormat(format)) throw new SyntaxError(`no format ${format} in "${source}"`);
  return { kind: 'value', of: parseOperand(expression), format: format === '' ? null : format, words };
}

const isFormat = (format: string): format is TextFormat =>
  (TEXT_FORMATS as readonly string[]).includes(format);
