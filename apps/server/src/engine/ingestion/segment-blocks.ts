import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { ParsingSettings } from '@mingfa/contract/knowledge';
import type { ClauseKind } from './segmenting/clause-label.ts';
import { describeSegment } from './segmenting/describe-segment.ts';
import { packUnits } from './segmenting/pack-units.ts';
import type { SegmentDraft } from './segmenting/segment-draft.ts';
import { type Unit, unitsOf } from './segmenting/units.ts';

export type { SegmentDraft } from './segmenting/segment-draft.ts';

/** Lines looked at before it is decided what the clauses of a document are. */
const LINES_LOOKED_AT = 1000;
/** A section shorter than this share of the limit is joined with the next one under the same heading. */
const SHORT_SHARE = 1 / 6;
/** A numbered clause is cited by its number and joined only when there is next to nothing in it. */
const SHORT_CLAUSE_SHARE = 1 / 15;
/** What was said is cited by its second: so much is spoken in about half a minute. */
const SPOKEN_LENGTH = 120;
/** Sections without end are cut before they are complete. */
const SECTION_TIMES_MAX = 6;

/**
 * Cuts a document into segments: structure first (articles, numbered clauses, headings, slides, rows of sheets), then length.
 * A segment is longer than the setting only where a row of a table cannot be parted. Every character of the document's text
 * lies in exactly one range; headings above a segment come along as its path, and the first row of a table is repeated.
 */
export function* segmentBlocks(
  blocks: readonly DocumentBlock[],
  settings: Pick<ParsingSettings, 'segmentLength'>,
): Generator<SegmentDraft> {
  const isSpoken = blocks.some(({ time }) => time !== undefined);
  const lengthMax = isSpoken ? Math.min(settings.segmentLength, SPOKEN_LENGTH) : settings.segmentLength;
  const clauseKind = findClauseKind(blocks);
  let section: Unit[] = [];
  let head: Unit | null = null;
  let ordinal = 0;
  function* flush(units: readonly Unit[]): Generator<SegmentDraft> {
    head ??= findHead(units);
    for (const pieces of packUnits(units, lengthMax)) {
      ordinal += 1;
      yield describeSegment(pieces, head, ordinal);
    }
  }
  for (const unit of unitsOf(blocks)) {
    if (section.length > 0 && beginsSection(unit, section, clauseKind, lengthMax)) {
      yield* flush(section);
      section = [];
      head = null;
    } else if (unit.start - (section[0]?.start ?? unit.start) > lengthMax * SECTION_TIMES_MAX) {
      yield* flush(section);
      section = [];
    }
    section.push(unit);
  }
  if (section.length > 0) yield* flush(section);
}

/** What a section is called after: its article, its numbered heading, or its first line. */
function findHead(units: readonly Unit[]): Unit | null {
  const named = (test: (unit: Unit) => boolean) =>
    units.find((unit) => unit.text.trim() !== '' && test(unit));
  return (
    named(({ labelKind }) => labelKind === 'article') ??
    named(({ role, label }) => role === 'heading' && label !== null) ??
    named(() => true) ??
    null
  );
}

/** Whether a unit begins a new section behind the ones collected so far. */
function beginsSection(
  unit: Unit,
  section: readonly Unit[],
  clauseKind: ClauseKind | null,
  lengthMax: number,
): boolean {
  const last = section.at(-1) as Unit;
  const isBlank = section.every(({ text }) => text.trim() === '');
  if (isBlank) return false;
  if (unit.text.trim() === '' && unit.role === last.role) return false;
  if (isOtherPlace(unit, last)) return true;
  const isHeading = unit.role === 'heading';
  const isClause = clauseKind !== null && unit.labelKind === clauseKind && unit.role === 'text';
  if (!isHeading && !isClause) return false;
  const body = section.filter(({ role, text }) => role !== 'heading' && text.trim() !== '');
  // Headings alone go with what follows.
  if (body.length === 0) return !isHeading && hasClauseHeading(section, clauseKind);
  const first = section.find(({ text }) => text.trim() !== '') as Unit;
  const named = section.findLast(({ role }) => role === 'heading') ?? first;
  const length = last.end - first.start;
  const isArticle = unit.labelKind === 'article' || section.some(({ labelKind }) => labelKind === 'article');
  const share = named.label !== null && named.labelKind === clauseKind ? SHORT_CLAUSE_SHARE : SHORT_SHARE;
  const isShort = length < lengthMax * share && !isArticle;
  return !(isShort && samePath(unit.path, named.path));
}

/** An article that is only a name, with the next article right behind it. */
const hasClauseHeading = (section: readonly Unit[], clauseKind: ClauseKind | null): boolean =>
  section.at(-1)?.labelKind === clauseKind && clauseKind !== null;

/** Another slide, sheet or attachment; comments stand each alone, footnotes go with their text. */
function isOtherPlace(unit: Unit, last: Unit): boolean {
  if (unit.role === 'comment' || last.role === 'comment') return true;
  if (unit.block.part !== last.block.part) return true;
  const isSlide = unit.block.box === null && last.block.box === null;
  return isSlide && unit.block.page !== last.block.page;
}

const samePath = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((heading, index) => heading === b[index]);

/** What the clauses of a document are numbered as: articles where it has any, else 一、 and the like. */
function findClauseKind(blocks: readonly DocumentBlock[]): ClauseKind | null {
  const counts = new Map<ClauseKind, number>();
  let looked = 0;
  for (const unit of unitsOf(blocks)) {
    looked += 1;
    if (looked > LINES_LOOKED_AT) break;
    if (unit.labelKind && (unit.role === 'text' || unit.role === 'heading')) {
      counts.set(unit.labelKind, (counts.get(unit.labelKind) ?? 0) + 1);
    }
  }
  return (['article', 'point', 'decimal'] as const).find((kind) => (counts.get(kind) ?? 0) >= 2) ?? null;
}
