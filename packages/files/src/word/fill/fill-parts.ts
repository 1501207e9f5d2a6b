import type { OwnFilling } from '@mingfa/legal/drafting/own/fill-own-values';
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { decodePart } from '../change/part-text.ts';
import type { FieldPart } from './field-parts.ts';
import { tidyName } from './read-tags.ts';
import type { WordTemplateProblem } from './word-template.ts';

const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPE: Readonly<Record<FieldPart['where'], string>> = {
  body: `${CONTENT}.document.main+xml`,
  header: `${CONTENT}.header+xml`,
  footer: `${CONTENT}.footer+xml`,
  footnote: `${CONTENT}.footnotes+xml`,
};

/** The parts filled, by name; or why the library could not. */
export interface FilledParts {
  parts: Map<string, Buffer>;
  problems: WordTemplateProblem[];
}

/**
 * Fills the fields of parts of a Word file. The library sees these parts alone, in a package made here: names are looked up in the
 * filling, and what is no name of it says nothing.
 */
export function fillParts(
  sources: readonly { part: FieldPart; content: Buffer }[],
  filling: OwnFilling,
): FilledParts {
  const zip = new PizZip();
  const held = sources.map(({ part, content }, at) => {
    const name = `word/${part.where === 'body' ? 'document' : `part${at}`}.xml`;
    const decoded = decodePart(content);
    zip.file(name, decoded.text);
    return { part, name, decoded };
  });
  zip.file('[Content_Types].xml', contentTypes(held));
  zip.file('word/_rels/document.xml.rels', RELATIONSHIPS);
  zip.file('_rels/.rels', MAIN_RELATIONSHIP);
  try {
    const file = new Docxtemplater(zip, {
      delimiters: { start: '{{', end: '}}' },
      syntax: { changeDelimiterPrefix: null },
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      nullGetter: () => '',
      parser: (tag: string) => ({ get: (scope, context) => lookUp(tidyName(tag), scope, context) }),
    });
    file.render(filling);
    const made = file.getZip();
    const parts = held.flatMap(({ part, name, decoded }): [string, Buffer][] => {
      const text = made.file(name)?.asText();
      return text === undefined || text === decoded.text ? [] : [[part.name, decoded.encode(text)]];
    });
    return { parts: new Map(parts), problems: [] };
  } catch (error) {
    return { parts: new Map(), problems: problemsOf(error) };
  }
}

interface Context {
  meta?: { part?: { module?: string; inverted?: boolean } };
}

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** What stands for a tag in a scope; undefined has the library look in the scope around it. */
function lookUp(name: string, scope: unknown, context: unknown): unknown {
  const { texts, shown, rows } = scope as OwnFilling;
  if (typeof texts !== 'object') return undefined;
  const part = (context as Context).meta?.part;
  if (part?.module === undefined || part.module === '') return own(texts, name);
  if (part.module !== 'loop') return '';
  const list = own(rows, name);
  const state = own(shown, name);
  if (part.inverted) return state && !state.unless;
  return list ?? state?.when;
}

function problemsOf(error: unknown): WordTemplateProblem[] {
  const { properties } = error as { properties?: { errors?: unknown[]; xtag?: unknown; context?: unknown } };
  const all = (properties?.errors ?? [error]) as { properties?: { xtag?: unknown; context?: unknown } }[];
  return all.slice(0, 5).map(({ properties: told }) => ({
    problem: 'cannot_fill',
    tag: String(told?.xtag ?? '').slice(0, 60),
    where: 'file',
    near: typeof told?.context === 'string' ? told.context.replace(/<[^>]*>/g, '').slice(0, 40) : '',
  }));
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONSHIPS = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"/>`;
const MAIN_RELATIONSHIP = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const contentTypes = (held: readonly { part: FieldPart; name: string }[]): string =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${held
    .map(({ part, name }) => `<Override PartName="/${name}" ContentType="${TYPE[part.where]}"/>`)
    .join('')}</Types>`;
