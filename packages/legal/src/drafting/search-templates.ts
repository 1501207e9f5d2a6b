import type { Template } from './template.ts';

/** What a template is found by, folded: what it is called, what else people call it or what has happened to them, and what is told of it. */
export interface TemplateWords {
  names: readonly string[];
  also: readonly string[];
  /** What people say with words of their own in between, 判…不给钱, in its parts. */
  parted: readonly (readonly string[])[];
  about: string;
}

/** Stands in an everyday word for a few words of one's own. */
const GAP = '…';
const GAP_CHARACTERS = 6;

/** The words of a template, worked out once. */
export function templateWords(
  template: Pick<
    Template,
    'title' | 'documentTitle' | 'about' | 'usedBy' | 'calledAlso' | 'everydayWords' | 'official'
  >,
): TemplateWords {
  const { title, documentTitle, about, usedBy, calledAlso, everydayWords, official } = template;
  return {
    names: [title.zh, title.en, documentTitle, official?.name ?? ''].map(folded).filter(Boolean),
    also: [...calledAlso, ...everydayWords].filter((word) => !word.includes(GAP)).map(folded),
    parted: everydayWords.filter((word) => word.includes(GAP)).map((word) => word.split(GAP).map(folded)),
    about: folded([about, usedBy].flatMap(({ zh, en }) => [zh, en]).join('\n')),
  };
}

/**
 * How well a template fits what somebody looks for; 0: not at all. What it is called weighs more than what people call it, and that more
 * than what is told of it. A whole question fits by the longest of its everyday words that stands in it.
 */
export function fitOf(words: TemplateWords, query: string): number {
  const whole = folded(query);
  const terms = whole.split(' ').filter((term) => term !== '' && !SMALL_WORDS.has(term));
  if (terms.length === 0) return 0;
  const fits = terms.map((term) => fitOfTerm(words, term));
  const each = fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  return Math.max(each, fitOfTerm(words, whole));
}

/** How much a template has in common with words it does not fit: the share of their pairs of neighbouring characters that its names hold. */
export function nearnessOf({ names, also, parted }: TemplateWords, query: string): number {
  const whole = folded(query).replaceAll(' ', '');
  const pairs = new Set(
    [...whole]
      .slice(1)
      .map((character, at) => `${[...whole][at]}${character}`)
      .filter((pair) => HAN_PAIR.test(pair)),
  );
  if (pairs.size === 0) return 0;
  const told = [...names, ...also, ...parted.flat()];
  return [...pairs].filter((pair) => told.some((name) => name.includes(pair))).length / pairs.size;
}
const HAN_PAIR = /^\p{Script=Han}{2}$/u;

function fitOfTerm({ names, also, parted, about }: TemplateWords, term: string): number {
  if (names.includes(term)) return 7;
  if (also.includes(term)) return 6;
  if (names.some((name) => name.startsWith(term))) return 5;
  if (names.some((name) => holds(name, term))) return 4;
  if (also.some((name) => holds(name, term))) return 3;
  const longest = Math.max(
    0,
    ...[...names, ...also]
      .filter((name) => name.length >= shortest(name) && holds(term, name))
      .map(({ length }) => length),
    ...parted.filter((parts) => holdsInOrder(term, parts)).map((parts) => parts.join('').length),
  );
  if (longest > 0) return 2 + longest / LONGEST;
  // One character stands in every text.
  return term.length > 1 && holds(about, term) ? 1 : 0;
}

/** Whether parts stand in a text one after the other, with little between them; the first may stand in it more than once. */
function holdsInOrder(text: string, [first = '', ...rest]: readonly string[]): boolean {
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    let end = at + first.length;
    const follow = rest.every((part) => {
      const next = text.indexOf(part, end);
      const isNear = next !== -1 && next - end <= GAP_CHARACTERS;
      end = next + part.length;
      return isNear;
    });
    if (follow) return true;
  }
  return false;
}

/** Latin words are found from their beginning on: `lease` is no `release`. */
const holds = (text: string, term: string): boolean =>
  LATIN.test(term) ? ` ${text.replace(/[^a-z0-9]+/g, ' ')}`.includes(` ${term}`) : text.includes(term);
const LATIN = /^[a-z0-9 ]+$/;
const shortest = (name: string) => (LATIN.test(name) ? 4 : 2);
/** Titles are no longer. */
const LONGEST = 100;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and at by do for from how i in is it me my of on or the to with write'.split(' '),
);

/** Small letters, half width, one space; straight, curly and left-out apostrophes are the same. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[\s\-‐-―_/，。！？、,.!?]+/g, ' ')
    .trim();
