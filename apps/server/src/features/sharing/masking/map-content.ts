import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { CitationCheck, Evidence } from '@mingfa/contract/evidence';
import type { SharedBlock, SharedContent, SharedMessage } from '@mingfa/contract/share-content';
import type { PlacedMask } from '@mingfa/legal/redaction/cover';
import { moveOffset, moveRange } from '@mingfa/legal/redaction/move-range';
import { mapSql, namesInSql } from './map-sql.ts';
import type { MaskedText } from './mask-texts.ts';

/** What becomes of one text. */
export type MapText = (text: string) => MaskedText;

/** Every text of a content that people wrote or that tells of people; law, guides and public cases are not among them. */
export function textsOf(content: SharedContent): string[] {
  const texts: string[] = [];
  mapContent(content, (text) => {
    texts.push(text);
    return { text, masks: [] };
  });
  return texts;
}

/** Headings of a content, which name what stands below them. */
export const headingsOf = (content: SharedContent): string[] =>
  content.kind === 'sheet'
    ? content.blocks.flatMap((block) =>
        block.kind === 'heading'
          ? block.text
          : block.kind === 'table'
            ? block.columns
            : block.kind === 'paragraph' && block.language === 'sql'
              ? namesInSql(block.text)
              : [],
      )
    : [];

/** The content with these texts replaced; what points into them by character is moved. */
export function mapContent(content: SharedContent, map: MapText): SharedContent {
  const say = (text: string) => map(text).text;
  if (content.kind === 'clone') return { kind: 'clone', clone: mapClone(content.clone, say) };
  if (content.kind === 'sheet')
    return { kind: 'sheet', blocks: content.blocks.map((block) => mapBlock(block, map)) };
  const { clone, messages } = content;
  return {
    kind: 'messages',
    clone: clone && { ...clone, name: say(clone.name), introduction: say(clone.introduction) },
    messages: messages.map((message) => mapMessage(message, map)),
  };
}

function mapMessage(message: SharedMessage, map: MapText): SharedMessage {
  const texts = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return { ...message, parts: message.parts.map((part) => mapPart(part, texts, map)) };
}

function mapPart(part: AnswerPart, texts: readonly string[], map: MapText): AnswerPart {
  const say = (text: string) => map(text).text;
  switch (part.type) {
    case 'text':
      return { ...part, text: say(part.text) };
    case 'data-evidence':
      return { ...part, data: { sources: part.data.sources.map((source) => mapSource(source, say)) } };
    case 'data-citation-check':
      return { ...part, data: mapCheck(part.data, texts, map) };
    case 'data-calculators':
      return {
        ...part,
        data: {
          items: part.data.items.map((item) => ({
            ...item,
            inputs: mapStrings(item.inputs, say) as Record<string, unknown>,
          })),
        },
      };
    case 'data-insufficient':
      return {
        ...part,
        data: { ...part.data, about: say(part.data.about), referTo: say(part.data.referTo) },
      };
    case 'data-plan':
      return {
        ...part,
        data: {
          ...part.data,
          subQuestions: part.data.subQuestions.map((one) => ({ ...one, text: say(one.text) })),
          searches: part.data.searches.map((one) => ({ ...one, query: say(one.query) })),
        },
      };
    case 'data-gaps':
      return {
        ...part,
        data: {
          gaps: part.data.gaps.map((gap) => ({
            ...gap,
            what: say(gap.what),
            how: gap.how === null ? null : say(gap.how),
          })),
        },
      };
    case 'data-search-log':
      return {
        ...part,
        data: {
          entries: part.data.entries.map((entry) => ({
            ...entry,
            query: say(entry.query),
            sources: entry.sources.map((source) =>
              source.kind === 'web'
                ? { ...source, title: say(source.title), label: say(source.label) }
                : source,
            ),
          })),
        },
      };
    case 'data-contrary':
      return {
        ...part,
        data: { items: part.data.items.map((item) => ({ ...item, words: say(item.words) })) },
      };
    default:
      return part;
  }
}

function mapSource(source: Evidence, say: (text: string) => string): Evidence {
  if (source.kind === 'web' || source.kind === 'file')
    return { ...source, title: say(source.title), label: say(source.label), text: say(source.text) };
  return source;
}

/** Text parts are joined by a blank line, and ranges point into that. */
function mapCheck(check: CitationCheck, texts: readonly string[], map: MapText): CitationCheck {
  const whole = texts.join('\n\n');
  const masks: PlacedMask[] = [];
  const mapped: string[] = [];
  let offset = 0;
  for (const text of texts) {
    const masked = map(text);
    for (const { start, end, replacement } of masked.masks)
      masks.push({ start: start + offset, end: end + offset, replacement });
    mapped.push(masked.text);
    offset += text.length + 2;
  }
  const now = mapped.join('\n\n');
  const say = (text: string) => map(text).text;
  return {
    ...check,
    citations: check.citations.map((citation) => {
      const range = moveRange(citation, masks);
      const isVerbatim = whole.slice(citation.start, citation.end) === citation.raw;
      const { difference, quote } = citation;
      return {
        ...citation,
        ...range,
        raw: isVerbatim ? now.slice(range.start, range.end) : say(citation.raw),
        quote: quote === null ? null : say(quote),
        difference: difference && { ...difference, said: say(difference.said) },
      };
    }),
    ...(check.byProgram ? { byProgram: check.byProgram.map((stretch) => moveRange(stretch, masks)) } : {}),
    ...(check.aside ? { aside: check.aside.map((stretch) => moveRange(stretch, masks)) } : {}),
  };
}

function mapBlock(block: SharedBlock, map: MapText): SharedBlock {
  const say = (text: string) => map(text).text;
  switch (block.kind) {
    case 'heading':
      return { ...block, text: say(block.text) };
    case 'paragraph': {
      if (block.language === 'sql') return { ...block, text: mapSql(block.text, say) };
      const { text, masks } = map(block.text);
      const notes = block.notes.map((note) => ({
        ...note,
        at: moveOffset(note.at, masks),
        text: note.location === null ? say(note.text) : note.text,
      }));
      return { ...block, text, notes };
    }
    case 'list':
      return { ...block, items: block.items.map(say) };
    case 'quote':
      return block.location === null ? { ...block, text: say(block.text), source: say(block.source) } : block;
    case 'table':
      return { ...block, columns: block.columns.map(say), rows: block.rows.map((row) => row.map(say)) };
  }
}

type SharedClone = Extract<SharedContent, { kind: 'clone' }>['clone'];
function mapClone(clone: SharedClone, say: (text: string) => string): SharedClone {
  return {
    ...clone,
    name: say(clone.name),
    introduction: say(clone.introduction),
    opening: say(clone.opening),
    guideQuestions: clone.guideQuestions.map(say),
    firstQuestions: clone.firstQuestions.map((question) => mapStrings(question, say) as typeof question),
  };
}

/** Every text within a value; its keys stay. */
function mapStrings(value: unknown, say: (text: string) => string): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, say));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStrings(one, say)]));
}
