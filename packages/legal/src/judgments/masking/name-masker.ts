import type { PersonalData } from '../../redaction/mask.ts';
import type { Pseudonyms } from '../../redaction/pseudonyms.ts';
import { COMMON_SURNAMES, SURNAMES, WORDLIKE_SURNAMES } from '../../redaction/surnames.ts';
import { tagWords } from '../../words/segmentation.ts';
import type { Alias } from './find-aliases.ts';
import { isOfficialBehind } from './find-officials.ts';
import { givenNameOf, isPersonActing } from './given-name.ts';

/** 李某建材有限公司 keeps its name, though it holds that of a person. */
const FIRM =
  /^(?:公司|集团|([\u4e00-\u9fff]{0,8}?)(?:\([\u4e00-\u9fff]{2,4}\)[\u4e00-\u9fff]{0,8})?(?:有限(?:责任)?公司|股份有限公司))/;
/** A village or street called after somebody. */
const PLACE = /^(?:村(?!民)|镇|乡|县|市(?!场)|区|庄|屯|街|大道)/;

/** Finds the known names of a document in its words, however they are written there. */
export class NameMasker {
  readonly #names: Set<string>;
  readonly #kept: ReadonlySet<string>;
  readonly #pseudonyms: Pseudonyms;
  /** Given names and aliases, each with the name it stands for. */
  readonly #forms = new Map<string, string>();
  /** Everyday words that are somebody's alias, masked between quotation marks and where that is said. */
  readonly #words = new Map<string, string>();
  /** Given names that are words, too: masked where a person acts. */
  readonly #acting = new Set<string>();
  #finder: RegExp | null = null;

  constructor(names: Set<string>, kept: readonly string[], pseudonyms: Pseudonyms) {
    this.#names = names;
    this.#kept = new Set(kept.filter((name) => name.length > 1 && !names.has(name)));
    this.#pseudonyms = pseudonyms;
  }

  /** Takes names up that stand outside the text: in a title that a table gives beside it. */
  learn(names: ReadonlySet<string>): void {
    for (const name of names) {
      if (this.#names.has(name) || this.#kept.has(name)) continue;
      this.#names.add(name);
      this.#finder = null;
    }
  }

  /** Takes up what the people of a text are called besides. */
  learnForms(flat: string, aliases: readonly Alias[]): void {
    const givens = new Map<string, string | null>();
    for (const name of this.#names) {
      const read = givenNameOf(name);
      if (!read || this.#names.has(read.given) || this.#kept.has(read.given)) continue;
      givens.set(read.given, givens.has(read.given) ? null : name);
      if (read.isWord) this.#acting.add(read.given);
    }
    for (const [given, name] of givens) if (name) this.#forms.set(given, name);
    this.#finder = null;
    for (const { alias, start, isWord } of aliases) {
      if (this.#names.has(alias) || this.#forms.has(alias) || this.#words.has(alias)) continue;
      const before = this.places(flat.slice(Math.max(0, start - 80), start)).at(-1);
      const owner = before
        ? this.#nameOf(flat.slice(Math.max(0, start - 80), start).slice(before.start, before.end))
        : alias;
      (isWord ? this.#words : this.#forms).set(alias, owner);
      this.#finder = null;
    }
  }

  replacementOf(written: string): string {
    return this.#pseudonyms.of('name', this.#nameOf(written), 'zh');
  }

  /** @param officials stretches in which judges, clerks and others in office sign: nobody is masked there */
  places(flat: string, officials: readonly { start: number; end: number }[] = []): PersonalData[] {
    this.#finder ??= this.#makeFinder();
    if (!this.#finder) return [];
    const found: PersonalData[] = [];
    for (const { index, 0: written } of flat.matchAll(this.#finder)) {
      const place = { kind: 'name' as const, start: index, end: index + written.length, sure: true };
      if (!this.#isKept(flat, place) && !officials.some(({ start, end }) => index >= start && index < end))
        found.push(place);
    }
    return found;
  }

  #nameOf(written: string): string {
    const bare = written.replace(/ /g, '');
    return this.#forms.get(bare) ?? this.#words.get(bare) ?? bare;
  }

  #isKept(flat: string, { start, end }: PersonalData): boolean {
    const written = flat.slice(start, end).replace(/ /g, '');
    if (this.#kept.has(written)) return true;
    const behind = flat.slice(end, end + 20);
    if (PLACE.test(behind)) return true;
    const firm = FIRM.exec(behind);
    if (firm && tagWords(firm[1] ?? '').every(({ tag }) => !/^[vpcdu]/.test(tag))) return true;
    if (isOfficialBehind(behind) && !this.#names.has(written)) return true;
    if (this.#acting.has(written) && !isPersonActing(flat, start, end)) return true;
    return this.#forms.has(written) && isPartOfAnother(flat, start, end);
  }

  /** The longest first, so that 王伟 is not found in 王伟明; blanks may stand between characters. */
  #makeFinder(): RegExp | null {
    const sources = [...this.#names, ...this.#kept, ...this.#forms.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map((name) => [...name].map(escaped).join(' {0,3}'));
    const words = [...this.#words.keys()].map((word) => `(?<=[“"])${escaped(word)}(?=[”"])`);
    return sources.length === 0 ? null : new RegExp([...words, ...sources].join('|'), 'g');
  }
}

const escaped = (written: string) => written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 智深 in 李智深, who is somebody else, or in the middle of a longer word. */
function isPartOfAnother(flat: string, start: number, end: number): boolean {
  const before = flat[start - 1] ?? '';
  if (SURNAMES.has(before) && COMMON_SURNAMES.has(before) && !WORDLIKE_SURNAMES.has(before)) return true;
  const from = Math.max(0, start - 4);
  let at = from;
  for (const { word, tag } of tagWords(flat.slice(from, end + 4))) {
    const to = at + word.length;
    if (word.length > 1 && !tag.startsWith('nr') && at < end && to > start && (at < start || to > end))
      return true;
    at = to;
  }
  return false;
}
