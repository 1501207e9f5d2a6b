import { toFlatText } from '../words/flat-text.ts';
import { tagWords } from '../words/segmentation.ts';
import { findPersonalData } from './find-personal-data.ts';
import { closeName } from './find-spaced-names.ts';
import { NAME_PARTS } from './find-transliterated-names.ts';
import type { Mask, PersonalData } from './mask.ts';
import { NOT_NAMES } from './name-cues.ts';
import { PERSON_ACT } from './person-acts.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { splitText } from './split-text.ts';
import { COMPOUND_SURNAMES, SURNAMES } from './surnames.ts';

/** A text with its personal data masked, and what was masked, in order, by its place in the original. */
export interface Redaction {
  text: string;
  masked: Mask[];
}

/** So many names or places are read in one step. */
const AT_ONCE = 200;

/**
 * Masks the messages of one conversation so that the same person, number or address has the same replacement in all of them.
 * A name that was recognised once is masked wherever it stands; whoever holds the whole conversation lets the redactor
 * `learn` every message first, so that a name that is announced late is masked early, too.
 */
export class Redactor {
  readonly #pseudonyms = new Pseudonyms();
  /** Every way in which a known person is called, with the name that they are known by. */
  readonly #known = new Map<string, string>();
  /** Full names by their first character, two at most of each. */
  readonly #namedSo = new Map<string, string[]>();
  /** Given names that are words, too (大海): masked where a person acts. */
  readonly #acting = new Set<string>();

  readonly #isNamed: boolean;

  /** @param isNamed whether names are masked, too */
  constructor({ isNamed = true }: { isNamed?: boolean } = {}) {
    this.#isNamed = isNamed;
  }

  /** What was found in a text that was learned, so that it is read once. */
  readonly #found = new Map<string, readonly PersonalData[]>();

  /** Reads the names in a text without masking it, in steps of a few milliseconds. */
  *learning(text: string): Generator<void, void> {
    this.#pseudonyms.reserve(text);
    yield* this.#remember(text, yield* this.#read(text));
  }

  /** Masks what is personal in a text; in doubt it is masked. Takes time in proportion to the text, in steps of a few milliseconds. */
  *redacting(text: string): Generator<void, Redaction> {
    this.#pseudonyms.reserve(text);
    const found = yield* this.#read(text);
    yield* this.#remember(text, found);
    const places = withoutOverlaps(text.length, [...found, ...(yield* this.#findKnown(text))]);
    const language = /[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en';
    yield;
    const masked: Mask[] = [];
    for (const place of places) {
      const written = text.slice(place.start, place.end);
      const isCut = place.end === text.length - 1 && text.endsWith('…');
      const value = place.kind === 'name' ? this.#personOf(written, isCut) : written;
      masked.push({ ...place, replacement: this.#pseudonyms.of(place.kind, value, language) });
      if (masked.length % AT_ONCE === 0) yield;
    }
    return { text: applyMasks(text, masked), masked };
  }

  /** The name that somebody is known by; one that breaks off (王建…) is the longer one that is known. */
  #personOf(written: string, isCut: boolean): string {
    const longer = isCut
      ? [...this.#known.values()].find((name) => name.length > written.length && name.startsWith(written))
      : undefined;
    const name = longer ?? this.#known.get(written) ?? written;
    return this.#calledSo(name) ?? name;
  }

  /** Two of a surname are enough to know that nobody can say who is meant. */
  #keepNamedSo(name: string): void {
    const known = this.#namedSo.get(name[0] ?? '') ?? [];
    if (known.length < 2 && !known.includes(name)) known.push(name);
    this.#namedSo.set(name[0] ?? '', known);
  }

  /** 刘哥 and 老刘 are 刘建国 where no other 刘 is known; null for a name as it is written out, and where nobody can say. */
  #calledSo(name: string): string | null {
    const surname = familiarSurname(name);
    if (surname === '') return null;
    const [only, other] = this.#namedSo.get(surname) ?? [];
    return only !== undefined && other === undefined ? only : null;
  }

  *#read(text: string): Generator<void, readonly PersonalData[]> {
    const found = this.#found.get(text) ?? (yield* findPersonalData(text, { isNamed: this.#isNamed }));
    this.#found.set(text, found);
    return found;
  }

  *#remember(text: string, found: readonly PersonalData[]): Generator<void, void> {
    const read = new Set<string>();
    for (const { kind, start, end } of found) {
      const written = text.slice(start, end);
      if (kind !== 'name' || end - start < 2 || read.has(written)) continue;
      read.add(written);
      if (read.size % AT_ONCE === 0) yield;
      // 张 三 丰 is 张三丰.
      const name = closeName(toFlatText(written));
      // How somebody is addressed makes no second person of them.
      if (familiarSurname(name) === '') {
        this.#pseudonyms.expect(this.#known.get(name) ?? name);
        this.#keepNamedSo(this.#known.get(name) ?? name);
      }
      for (const alias of [written, name, ...shorterForms(name)]) {
        if (!this.#known.has(alias)) this.#known.set(alias, name);
      }
      const word = givenWord(name);
      if (word === '' || this.#known.has(word)) continue;
      this.#known.set(word, name);
      this.#acting.add(word);
    }
  }

  *#findKnown(text: string): Generator<void, PersonalData[]> {
    if (this.#known.size === 0) return [];
    const found: PersonalData[] = [];
    const lengths = [...new Set([...this.#known.keys()].map((name) => name.length))].toSorted(
      (a, b) => b - a,
    );
    for (const part of splitText(text)) {
      if (part.start > 0) yield;
      for (let start = part.start; start < part.end; start += 1) {
        const length = lengths.find((one) => this.#isKnownAt(text, start, one));
        if (length !== undefined) found.push({ kind: 'name', start, end: start + length, sure: false });
      }
    }
    return found;
  }

  #isKnownAt(text: string, start: number, length: number): boolean {
    const written = text.slice(start, start + length);
    if (written.length < length || !this.#known.has(written)) return false;
    if (isInsideWord(text, start, start + length)) return false;
    return !this.#acting.has(written) || isActing(text, start, start + length);
  }
}

/** 刘 of 刘哥 and 老刘: how one addresses whom one knows. Empty for all other names. */
function familiarSurname(name: string): string {
  const match = /^(?:[老小]([\u4e00-\u9fff])|([\u4e00-\u9fff])(?:哥|姐|叔|姨|伯|婶|嫂))$/.exec(name);
  const surname = match?.[1] ?? match?.[2] ?? '';
  return SURNAMES.has(surname) ? surname : '';
}

/** 建国 of 王建国, unless that is a word; John and Smith of John Smith. */
function shorterForms(name: string): string[] {
  if (/^[A-Z]/.test(name)) return name.split(' ').filter((part) => part.length > 2 && part !== name);
  // 古丽娜尔 of 古丽娜尔·买买提, 史密斯 of 约翰·史密斯.
  if (DOT.test(name)) return name.split(DOT).filter((part) => part.length > 1);
  // 措姆 of 白玛措姆.
  if (name.length > 3 && NAME_PARTS.has(name.slice(0, 2)) && NAME_PARTS.has(name.slice(2)))
    return [name.slice(0, 2), name.slice(2)];
  const given = givenOf(name);
  if (given.length !== 2 || !hasSurname(name) || NOT_NAMES.has(given)) return [];
  const words = tagWords(given);
  return words.length === 2 || /^(?:nr|ns|nz|g|z)/.test(words[0]?.tag ?? '') ? [given] : [];
}

const hasSurname = (name: string) =>
  SURNAMES.has(name.slice(0, 1)) || COMPOUND_SURNAMES.has(name.slice(0, 2));
const DOT = /[·•・‧]/;
const givenOf = (name: string) => name.slice(COMPOUND_SURNAMES.has(name.slice(0, 2)) ? 2 : 1);

/** 大海 of 胡大海, where that is a word of its own. */
function givenWord(name: string): string {
  const given = givenOf(name);
  const isName = /^[\u4e00-\u9fff]{3,4}$/.test(name) && hasSurname(name) && given.length === 2;
  return isName && !shorterForms(name).includes(given) && !NOT_NAMES.has(given) ? given : '';
}

/** 思源提供了工资流水, 由建设结算, 劝过长生。: where a person is spoken of, not a thing or a deed. */
function isActing(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(end, end + 16);
  if (
    /(?:[被让由找跟]|[给骂打劝约请送]过?|[和与](?=.?$)|因为|所以)$/.test(before) &&
    !/^[^\p{Script=Han}]|^$/u.test(before)
  )
    return PERSON_ACT.test(after) || DOING.test(after) || /^(?:[^\p{Script=Han}]|$)/u.test(after);
  return (
    /(?:^|[^\u4e00-\u9fff]|[是向但而]|后来|毕业后|之后|以后)$/.test(before) &&
    (PERSON_ACT.test(after) || DOING.test(after))
  );
}
/** What people do and say, more loosely than PERSON_ACT: behind a given name that is known already. */
const DOING =
  /^(?:[也都就才又却竟还已没不未虽均仍曾]|虽然|一直|当庭|当场|均已|已经|没有|居然|现在|目前|至今)*(?:在|提供|负责|主张|出资|占股|持有|承担|支付|给付|签|写|拿|收|借|欠|打|骂|骗|住|来|去|到|说|问|答|叫|找|跟|和|与|向|对|把|被|让|给|是|的(?:家属|家人|父|母|妻|丈夫|儿|女|账户|行为|陈述|意见|证言|主张|委托|代理)|家|想|要|能|可以|应|需|同意|拒绝|起诉|受伤|死亡|结算|垫付|经营|管理|驾驶|入职|离职|辞职|退伙|离婚|结婚|继承|抚养)/;

/** Latin letters on: Smithson is not Smith. */
const isInsideWord = (text: string, start: number, end: number) =>
  (/[A-Za-z]/.test(text[start] ?? '') && /[A-Za-z]/.test(text[start - 1] ?? '')) ||
  (/[A-Za-z]/.test(text[end - 1] ?? '') && /[A-Za-z]/.test(text[end] ?? ''));

/** Earlier ones win; of a later one what they leave stays masked where it is more than a character. */
function withoutOverlaps(length: number, found: readonly PersonalData[]): PersonalData[] {
  const taken = new Uint8Array(length);
  const kept: PersonalData[] = [];
  for (const one of found) {
    let { start, end } = one;
    while (start < end && taken[start] === 1) start += 1;
    while (end > start && taken[end - 1] === 1) end -= 1;
    const isClipped = end - start < one.end - one.start;
    if (end - start < (isClipped ? 2 : 1) || taken.subarray(start, end).includes(1)) continue;
    taken.fill(1, start, end);
    kept.push({ ...one, start, end });
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

function applyMasks(text: string, masks: readonly Mask[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, replacement } of masks) {
    parts.push(text.slice(from, start), replacement);
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
