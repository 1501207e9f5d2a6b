import { expect } from 'vitest';
import type { DocxAuthor, DocxChange, DocxOutcome } from '../docx-change.ts';
import { readParagraph } from '../paragraph-text.ts';
import { twinParagraph } from '../twin-paragraph.ts';
import { WordDocument } from '../word-document.ts';
import { writeDocxChanges } from '../write-docx-changes.ts';
import type { XmlNode } from '../xml-tree.ts';
import { canonicalForm, resolveChanges, withoutComments } from './resolve-changes.ts';
import { partsOf, readPart } from './word-package.ts';

export const AUTHOR: DocxAuthor = {
  name: '明法',
  initials: '明法',
  date: new Date('2026-11-20T02:00:00.123Z'),
};
const MAY_DIFFER = new Set([
  '[Content_Types].xml',
  'word/document.xml',
  'word/comments.xml',
  'word/_rels/document.xml.rels',
]);

export const aChange = (change: Partial<DocxChange> & Pick<DocxChange, 'id' | 'action'>): DocxChange => ({
  paragraph: 0,
  start: 0,
  end: 0,
  quote: '',
  text: '',
  paragraphs: [],
  clauseStart: null,
  comment: `批注 ${change.id}`,
  commentAlone: `批注 ${change.id}（建议另附）`,
  ...change,
});

export const textsOf = (source: string): string[] => {
  const word = new WordDocument(source.replace(/^\ufeff/, ''));
  return word.paragraphs.map((node) => readParagraph(word, node).text);
};

export interface Checked {
  content: Buffer;
  outcomes: Map<string, DocxOutcome>;
  document: string;
  accepted: string[];
}

/**
 * Writes the changes and checks what must hold of every file: the other parts as they were, in their order; rejecting gives the
 * original back; the ids are unique.
 */
export async function writeAndCheck(original: Uint8Array, changes: readonly DocxChange[]): Promise<Checked> {
  const { content, outcomes } = await writeDocxChanges(original, changes, AUTHOR);
  const [before, after] = [await partsOf(original), await partsOf(content)];
  expect([...after.keys()].slice(0, before.size)).toEqual([...before.keys()]);
  for (const [name, bytes] of after) {
    if (!MAY_DIFFER.has(name)) expect(bytes === before.get(name), `${name} is as it was`).toBe(true);
  }
  const source = await readPart(original, 'word/document.xml');
  const document = await readPart(content, 'word/document.xml');
  const former = idsIn(await readPart(original, 'word/comments.xml'));
  const comments = await readPart(content, 'word/comments.xml');
  const ours = new Set([...idsIn(comments)].filter((id) => !former.has(id)));
  const rejected = withoutComments(resolveChanges(document, AUTHOR.name, 'reject'), ours);
  expect(canonicalForm(rejected) === canonicalForm(source), 'rejecting gives the original back').toBe(true);
  checkIds(source, document, ours);
  const acceptedSource = resolveChanges(document, AUTHOR.name, 'accept');
  return { content, outcomes, document, accepted: textsOf(acceptedSource) };
}

const idsIn = (comments: string) =>
  new Set([...comments.matchAll(/<\w+:comment\s[^>]*?\bw?\w*:id="(\d+)"/g)].map((match) => match[1] ?? ''));

/** No id of ours is used twice, or was used before; every comment has its beginning, its end and its reference. */
function checkIds(before: string, after: string, comments: ReadonlySet<string>): void {
  const ids = (source: string) =>
    [...source.matchAll(/<\w+:(?:ins|del)\s[^>]*?:id="(\d+)"[^>]*?:author="明法"/g)].map((match) => match[1]);
  const added = ids(after);
  expect(new Set(added).size).toBe(added.length);
  const former = new Set([...before.matchAll(/<\w+:\w+\s[^>]*?\bw:id="(\d+)"/g)].map((match) => match[1]));
  expect(added.filter((id) => former.has(id))).toEqual([]);
  for (const id of comments) {
    for (const sign of ['commentRangeStart', 'commentRangeEnd', 'commentReference']) {
      const found = after.match(new RegExp(`<\\w+:${sign} [^>]*:id="${id}"`, 'g')) ?? [];
      expect(found.length, `${sign} of comment ${id}`).toBe(1);
    }
  }
}

/** Numbers that look random and are the same every time. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Changes of all kinds at random places of a document. */
export function randomChanges(source: string, seed: number, count: number): DocxChange[] {
  const texts = textsOf(source);
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index): DocxChange => {
    const paragraph = random(texts.length);
    const text = texts[paragraph] ?? '';
    const start = random(text.length + 1);
    const end = Math.min(text.length, start + 1 + random(30));
    const whole = random(5) === 0;
    const place = whole ? { start: 0, end: text.length } : { start, end };
    const quote = text.slice(place.start, place.end);
    const action = (['replace', 'replace', 'insert', 'remove', 'comment'] as const)[random(5)] ?? 'comment';
    const kept = quote.slice(0, random(quote.length + 1));
    const like = random(3) === 0 ? random(texts.length) : paragraph;
    return aChange({
      id: `c${index}`,
      action: quote === '' && (action === 'replace' || action === 'remove') ? 'comment' : action,
      paragraph,
      ...place,
      quote,
      text: `${kept}新的〈措辞〉&${index}`,
      paragraphs: [
        { text: `新条款${index}：甲方<应当>`, like },
        ...(random(2) === 0 ? [{ text: `第二行${index}`, like }] : []),
      ],
      comment: random(6) === 0 && action !== 'comment' ? '' : `批注${index}\n第二段 <b>&`,
    });
  });
}

/** The texts that accepting must give: what was written, at its place, and nothing else. */
export function expectedTexts(
  source: string,
  changes: readonly DocxChange[],
  outcomes: ReadonlyMap<string, DocxOutcome>,
): string[] {
  const word = new WordDocument(source.replace(/^\ufeff/, ''));
  const texts = word.paragraphs.map((node) => readParagraph(word, node).text);
  const behind = new Map<number, string[]>();
  const written = changes
    .filter(({ id }) => outcomes.get(id) === 'written')
    .flatMap((change) => {
      const twin = twinParagraph(word, word.paragraphs[change.paragraph] as XmlNode);
      return twin ? [change, { ...change, paragraph: word.paragraphs.indexOf(twin) }] : [change];
    });
  // What goes behind a paragraph goes behind the text boxes in it, too.
  const inserted = written
    .filter(({ action }) => action === 'insert')
    .toSorted((one, other) => other.paragraph - one.paragraph);
  for (const { paragraph, paragraphs } of inserted) {
    const node = word.paragraphs[paragraph];
    let last = paragraph;
    while (node && (word.paragraphs[last + 1]?.start ?? Number.POSITIVE_INFINITY) < node.end) last += 1;
    behind.set(last, [...(behind.get(last) ?? []), ...paragraphs.map((line) => line.text)]);
  }
  const replaced = written
    .filter(({ action }) => action === 'replace' || action === 'remove')
    .toSorted((one, other) => other.start - one.start);
  for (const { action, paragraph, start, end, text } of replaced) {
    const former = texts[paragraph] ?? '';
    texts[paragraph] = former.slice(0, start) + (action === 'remove' ? '' : text) + former.slice(end);
  }
  return texts
    .flatMap((text, index) => [text, ...(behind.get(index) ?? [])])
    .map(settled)
    .filter((text) => text !== '');
}

/** Blanks at the ends of a paragraph are no part of its text; half a character is none. */
export const settled = (text: string): string => text.toWellFormed().trim();
