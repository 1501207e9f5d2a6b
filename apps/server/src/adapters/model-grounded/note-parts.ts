import type { AnswerTemplatePart } from '@mingfa/contract/clone-content';
import { escapeMarkdown } from './escape-markdown.ts';
import type { FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/** One part of a note by its name, so that a template can order, rename and leave out parts. */
export interface NotePart {
  part: AnswerTemplatePart;
  /** Null: it stands under the heading of the part before it, unless a template gives it one of its own. */
  heading: string | null;
  /** Its heading says what it is of (another day, no conclusion): no template renames it. */
  isOwnHeading?: true;
  blocks: readonly string[];
  /** What stands in place of the blocks under a heading of its own. */
  headed?: readonly string[];
  /** Of the reasons: the place that decides, which the conclusion bears where they are left out. */
  decides?: string | undefined;
}

type Template = NonNullable<FoundMaterial['template']>;

/**
 * Lays a note out: in the usual order, or as a template says. The conclusion is never left out, nor, without one, the law that was
 * found in its place; without reasons it bears the place that decides.
 */
export function layOut(
  all: readonly NotePart[],
  { template }: Pick<FoundMaterial, 'template'>,
  phrases: Phrases,
  level: '##' | '###' = '##',
): string[] {
  const parts = withKnowledge(all.filter(({ blocks }) => blocks.length > 0));
  const headed = (heading: string | null, blocks: readonly string[]) =>
    heading === null ? blocks : [`${level} ${heading}`, ...blocks];
  if (!template || template.parts.length === 0)
    return parts.flatMap(({ heading, blocks }) => headed(heading, blocks));
  const order = orderOf(template, parts);
  const isReasoned = order.includes('why');
  const [decides] = parts.flatMap((one) => one.decides ?? []);
  return order.flatMap((name) => {
    const own = parts.filter(({ part }) => part === name);
    const given = headingOf(template, name, phrases);
    const laid = own.flatMap(({ heading, isOwnHeading, blocks, headed: under }, at) => {
      if (isOwnHeading) return headed(heading, blocks);
      if (at > 0 && own[at - 1]?.isOwnHeading === undefined) return blocks;
      return headed(given ?? heading ?? phrases.related, under ?? blocks);
    });
    const mark = `${phrases.basis}${phrases.colon}${decides}`;
    return name === 'conclusion' && laid.length > 0 && !isReasoned && decides !== undefined
      ? [...laid, mark]
      : laid;
  });
}

/** A part of what is told in a few lines, behind its conclusion. */
export interface ShortPart {
  part: AnswerTemplatePart;
  /** Stands before its first block. */
  name?: string;
  blocks: readonly string[];
}

/** Lays out what is told in a few lines, its names within the lines: as given, or in the order and by the names of a template. */
export function layOutShortly(
  parts: readonly ShortPart[],
  { template }: Pick<FoundMaterial, 'template'>,
  phrases: Phrases,
): string[] {
  const named = template?.parts.map(({ part }) => part) ?? [];
  const ordered =
    named.length === 0 ? parts : named.flatMap((name) => parts.filter(({ part }) => part === name));
  return ordered.flatMap(({ part, name, blocks: [first, ...rest] }) => {
    if (first === undefined) return [];
    const given = template ? headingOf(template, part, phrases) : null;
    const shown = given ?? name;
    return [shown === undefined ? first : `${shown}${phrases.colon}${first}`, ...rest];
  });
}

function orderOf(template: Template, parts: readonly NotePart[]): AnswerTemplatePart[] {
  const named = template.parts.map(({ part }) => part);
  const leads: AnswerTemplatePart = parts.some(({ part }) => part === 'conclusion') ? 'conclusion' : 'why';
  return named.includes(leads) ? named : [leads, ...named];
}

/** What the knowledge says stands behind the conclusion and what to do now; without them it leads. */
function withKnowledge(parts: readonly NotePart[]): NotePart[] {
  const knowledge = parts.filter(({ part }) => part === 'knowledge');
  if (knowledge.length === 0) return [...parts];
  const rest = parts.filter(({ part }) => part !== 'knowledge');
  const at = rest.findLastIndex(({ part }) => part === 'conclusion' || part === 'now');
  return rest.toSpliced(at + 1, 0, ...knowledge);
}

function headingOf(template: Template, name: AnswerTemplatePart, { language }: Phrases): string | null {
  const heading = template.parts.find(({ part }) => part === name)?.heading;
  const given = (language === 'en' ? heading?.en : heading?.zh) ?? '';
  return given === '' ? null : escapeHeading(given.replace(/\s+/g, ' '));
}

/** A maker's words: no link, no number of a source. */
const escapeHeading = (text: string): string =>
  escapeMarkdown(text)
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, 'www\\.')
    .replaceAll('@', '\\@')
    .replace(/【(\d+)】/g, '［$1］');

const SEE_BELOW = /，怎么算见下。|; see below how\.| ?(?:怎么算见下。|See below how\.)/;

/** The words of an answer whose template leaves out how much: nothing points at what is not there. */
export function phrasesForTemplate(phrases: Phrases, { template }: Pick<FoundMaterial, 'template'>): Phrases {
  if (!template || template.parts.length === 0 || template.parts.some(({ part }) => part === 'amounts'))
    return phrases;
  const stop = phrases.language === 'en' ? '.' : '。';
  const closed = (text: string) => text.replace(SEE_BELOW, (pointer) => (/^[，;]/.test(pointer) ? stop : ''));
  return {
    ...phrases,
    sumConclusion: (sums) => closed(phrases.sumConclusion(sums)),
    partConclusion: (sums, leftOut) => closed(phrases.partConclusion(sums, leftOut)),
  };
}
