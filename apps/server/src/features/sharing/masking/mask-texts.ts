import type { ShareMark } from '@mingfa/contract/share-content';
import { Cover, type PlacedMask } from '@mingfa/legal/redaction/cover';
import { findCreditCodes, findFailedChecks } from '@mingfa/legal/redaction/find-coded-numbers';
import { redactCalmly } from '@mingfa/legal/redaction/redact';
import { breather } from '../../../engine/breathe.ts';
import { samePerson } from './same-person.ts';

/** A text as it is shared, with what was replaced in it, in order, by places in the original. */
export interface MaskedText {
  text: string;
  masks: readonly PlacedMask[];
}

/** Texts as they are shared. */
export interface Masking {
  of(text: string): MaskedText;
  /** What was found, whether or not it is kept as it stands. */
  marks: ShareMark[];
  /** Numbers that fail their check, and stand as they are. */
  failedChecks: string[];
}

/** How texts are masked. */
export interface MaskingOptions {
  /** Replaced whatever else is chosen. */
  privateWords: readonly { written: string; replacement: string }[];
  redact: boolean;
  creditCodes: boolean;
  /** Texts that are headings: one that as a whole might be a name, and is none anywhere else, stays. */
  headings?: readonly string[];
  /** Marks that are left as they stand. */
  keptMarks: readonly string[];
  /** Replacements that stand for somebody already, and are given to nobody else. */
  taken?: readonly Pick<ShareMark, 'kind' | 'replacement'>[];
  markIdOf(kind: ShareMark['kind'], value: string): string;
}

/** Before the name of whoever speaks in a transcript. */
const SPEAKING = /^\[\d+:\d\d:\d\d\] $/;

interface FoundPlace extends PlacedMask {
  value: Value | null;
}
interface Value {
  kind: ShareMark['kind'];
  replacement: string;
  /** Every way in which it is written. */
  written: Set<string>;
  isSure: boolean;
}

/** Shorter ones stand in other words and numbers. */
const REPEATED_MIN = 4;

/**
 * Masks all texts of a snapshot together, so that one person or number is called the same in all of them, and what one text shows
 * to be a number of somebody is masked in the others, too.
 */
export async function maskTexts(texts: Iterable<string>, options: MaskingOptions): Promise<Masking> {
  const covers = [...new Set(texts)].filter((text) => text !== '').map((text) => new Cover<FoundPlace>(text));
  for (const cover of covers) {
    for (const { written, replacement } of longestFirst(options.privateWords))
      for (const place of cover.occurrencesOf(written)) cover.add({ ...place, replacement, value: null });
  }
  const values = options.redact ? await findValues(covers, options) : [];
  const counts = countPlaces(covers);
  const marks = values.map((value) => describeValue(value, counts.get(value) ?? 0, options));
  const kept = new Set(values.filter((_, index) => options.keptMarks.includes(marks[index]?.markId ?? '')));
  const masked = new Map(
    covers.map((cover) => {
      const masks = cover.places
        .filter(({ value }) => value === null || !kept.has(value))
        .toSorted((a, b) => a.start - b.start);
      return [cover.text, { text: applyMasks(cover.text, masks), masks }];
    }),
  );
  return {
    of: (text) => masked.get(text) ?? { text, masks: [] },
    marks,
    failedChecks: options.redact ? listFailedChecks(covers, kept) : [],
  };
}

/** Lays what is found over the texts. */
async function findValues(
  covers: readonly Cover<FoundPlace>[],
  { taken = [], creditCodes, headings = [] }: MaskingOptions,
): Promise<Value[]> {
  const values = new Map<string, Value>();
  const former = new Set(taken.map(({ kind, replacement }) => `${kind} ${replacement}`));
  // The redactor keeps names that are masked already; numbers it counts anew.
  const reserved = taken.map(({ replacement }) => replacement).join('、');
  const breathe = breather();
  const redactions = await redactCalmly([reserved, ...covers.map(({ text }) => text)], breathe);
  const renamed = new Map<string, string>();
  const lay = (cover: Cover<FoundPlace>, found: Omit<Value, 'written'> & { start: number; end: number }) => {
    const { kind, start, end, isSure } = found;
    if (!cover.isFree(start, end)) return;
    const key = `${kind} ${found.replacement}`;
    if (former.has(key) && !renamed.has(key))
      renamed.set(
        key,
        nextFree(found.replacement, (next) => former.has(`${kind} ${next}`) || values.has(`${kind} ${next}`)),
      );
    const replacement = renamed.get(key) ?? found.replacement;
    const value = values.get(`${kind} ${replacement}`) ?? { kind, replacement, isSure, written: new Set() };
    values.set(`${kind} ${replacement}`, value);
    value.written.add(cover.text.slice(start, end));
    value.isSure ||= isSure;
    cover.add({ start, end, replacement, value });
  };
  const found = covers.map((cover, index) => ({ cover, masked: redactions[index + 1]?.masked ?? [] }));
  const same = samePerson(
    found.flatMap(({ cover, masked }) =>
      masked.flatMap(({ kind, start, end, replacement }) =>
        kind === 'name'
          ? [
              {
                written: cover.text.slice(start, end),
                replacement,
                isSpeaker: SPEAKING.test(cover.text.slice(0, start)),
              },
            ]
          : [],
      ),
    ),
  );
  for (const { cover, masked } of found)
    for (const { replacement, ...mask } of masked) {
      const isWhole = mask.kind === 'name' && mask.start === 0 && mask.end === cover.text.length;
      if (isWhole && !mask.sure && headings.includes(cover.text)) continue;
      lay(cover, { ...mask, replacement: same.get(replacement) ?? replacement, isSure: mask.sure });
    }
  if (creditCodes) layCreditCodes(covers, lay);
  await repeat(covers, [...values.values()], breathe);
  maskCutEnds(covers, [...values.values()]);
  const counts = countPlaces(covers);
  return [...values.values()].filter((value) => counts.has(value));
}

function layCreditCodes(
  covers: readonly Cover<FoundPlace>[],
  lay: (cover: Cover<FoundPlace>, found: Omit<Value, 'written'> & { start: number; end: number }) => void,
): void {
  const labels = new Map<string, string>();
  for (const cover of covers) {
    const label = /[\u4e00-\u9fff]/.test(cover.text) ? '信用代码' : 'credit code';
    for (const place of findCreditCodes(cover.text)) {
      const code = cover.text.slice(place.start, place.end);
      const replacement = labels.get(code) ?? `[${label}${labels.size === 0 ? '' : String(labels.size + 1)}]`;
      labels.set(code, replacement);
      lay(cover, { ...place, kind: 'credit_code', replacement, isSure: true });
    }
  }
}

/** What was recognised by the words around it is masked where it stands without them. */
async function repeat(
  covers: readonly Cover<FoundPlace>[],
  values: readonly Value[],
  breathe: () => Promise<void>,
): Promise<void> {
  const all = values.flatMap((value) =>
    [...value.written].flatMap((written) =>
      written.length >= (value.kind === 'name' ? 2 : REPEATED_MIN) ? [{ written, value }] : [],
    ),
  );
  const ordered = longestFirst(all);
  for (const cover of covers)
    for (const { written, value } of ordered) {
      for (const place of cover.occurrencesOf(written))
        cover.add({ ...place, replacement: value.replacement, value });
      await breathe();
    }
}

const CUT_OFF = '…';
/** A surname alone tells nobody. */
const CUT_END_MIN = 2;

/** A title is the beginning of a question: what it breaks off in the middle of is masked, too, as in the question. */
function maskCutEnds(covers: readonly Cover<FoundPlace>[], values: readonly Value[]): void {
  const all = longestFirst(
    values.flatMap((value) => [...value.written].map((written) => ({ written, value }))),
  );
  for (const cover of covers) {
    if (!cover.text.endsWith(CUT_OFF)) continue;
    const end = cover.text.length - CUT_OFF.length;
    const broken = all
      .map(({ written, value }) => ({ value, length: lengthOfCutEnd(cover.text.slice(0, end), written) }))
      .toSorted((a, b) => b.length - a.length)[0];
    if (!broken || broken.length < CUT_END_MIN) continue;
    const { value, length } = broken;
    cover.add({ start: end - length, end, replacement: value.replacement, value });
  }
}

/** How much of the words stands at the end of a text that breaks off within them. */
function lengthOfCutEnd(text: string, written: string): number {
  for (let length = Math.min(written.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(written.slice(0, length))) return length;
  return 0;
}

/** [电话] is [电话2] where another one is called so already. */
function nextFree(replacement: string, isTaken: (replacement: string) => boolean): string {
  const label = replacement.replace(/\d*\]$/, '');
  const isBracketed = replacement.endsWith(']');
  for (let number = 2; ; number += 1) {
    const next = isBracketed ? `${label}${number}]` : `${replacement}${number}`;
    if (!isTaken(next)) return next;
  }
}

/** In how many places each value stands. */
function countPlaces(covers: readonly Cover<FoundPlace>[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const { places } of covers)
    for (const { value } of places) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function describeValue(value: Value, count: number, { markIdOf }: MaskingOptions): ShareMark {
  const { kind, replacement, isSure } = value;
  const [original = ''] = [...value.written].toSorted((a, b) => b.length - a.length);
  const plain = kind === 'name' ? original : original.replace(/[\s()（）-]/g, '').toUpperCase();
  return { markId: markIdOf(kind, plain), kind, original, replacement, count, isSure };
}

function listFailedChecks(covers: readonly Cover<FoundPlace>[], kept: ReadonlySet<Value>): string[] {
  const standing = covers.flatMap(({ text, places }) => {
    const masks = places.filter(({ value }) => value === null || !kept.has(value));
    return findFailedChecks(text)
      .filter((number) => !masks.some(({ start, end }) => start < number.end && end > number.start))
      .map(({ start, end }) => text.slice(start, end));
  });
  return [...new Set(standing)];
}

function longestFirst<One extends { written: string }>(words: readonly One[]): One[] {
  return words
    .filter(({ written }) => written !== '')
    .toSorted((a, b) => b.written.length - a.written.length);
}

function applyMasks(text: string, masks: readonly PlacedMask[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, replacement } of masks) {
    parts.push(text.slice(from, start), replacement);
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
