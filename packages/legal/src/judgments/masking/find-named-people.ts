import { SURNAMES } from '../../redaction/surnames.ts';
import type { NameAt, NameReader } from './name-reader.ts';
import { PERSON_CUE, PERSON_DOES, PERSON_NOTE } from './person-cues.ts';

const SURNAME = `[${[...SURNAMES].join('')}]`;
/** At the beginning of a clause somebody does what only people do. */
const DOES = new RegExp(
  `(?<=^|[，。；：:\\n“”、 ])(?=${SURNAME}[\\u4e00-\\u9fff]{1,3}(?:${PERSON_DOES}))`,
  'g',
);
const NOTED = new RegExp(`(${SURNAME}[\\u4e00-\\u9fff]{1,2})(?=${PERSON_NOTE})`, 'g');
/** 高某与牛某系夫妻. */
const COUPLE = new RegExp(
  `(?<=^|[，。；：:\\n“”、 ])(?=(${SURNAME}[\\u4e00-\\u9fff]{1,2})[与和](${SURNAME}[\\u4e00-\\u9fff]{1,2})(?:系|原系|是|于|登记|结婚|离婚|同居|自由恋爱|经人介绍|相识|婚后|自\\d|共同))`,
  'g',
);
const ROUNDS = 3;
/** After these hardly anything but a name stands before a mark. */
const STRONG_CUE =
  /^(?:附带民事诉讼)?(?:被害人|证人|死者|伤者|同案(?:被告人|人)|驾驶人|收货人|股东|监事|员工|之[妻夫子女]|其[妻夫子女](?![友儿婿女])|目击证人|被告人|被执行人)/;
const RELATION = /^(?:[长次幼]?[子女](?=[\u4e00-\u9fff]{2})|[妻夫父母兄弟姐妹](?=[\u4e00-\u9fff]{2}))/;

/** Names of a text, those that a word announces apart from those told by what people do. */
export interface NamedPeople {
  announced: Set<string>;
  guessed: Set<string>;
}

/**
 * Names that a flat text gives to victims, witnesses, relatives and others it introduces by such a word, lists (证人甲、乙、丙) to
 * their end, and to those who do what only people do. Names that are masked already are none.
 */
export function findNamedPeople(flat: string, reader: NameReader): NamedPeople {
  const announced = new Set<string>();
  for (const match of flat.matchAll(PERSON_CUE)) {
    const isStrong = STRONG_CUE.test(match[0]);
    for (const { name } of listAt(flat, match.index + match[0].length, reader, isStrong)) announced.add(name);
  }
  for (const { 1: name = '' } of flat.matchAll(NOTED)) {
    const likeness = reader.likeness(name);
    if (likeness === 'name' || (likeness !== 'none' && reader.count(name) > 1)) announced.add(name);
    else if (name.length === 3 && reader.likeness(name.slice(1)) === 'name') announced.add(name.slice(1));
  }
  const guessed = new Set<string>();
  for (const { index } of flat.matchAll(DOES)) {
    const found = reader.at(index);
    if (
      found &&
      isSure(found, reader) &&
      new RegExp(`^(?:${PERSON_DOES})`).test(flat.slice(index + found.length, index + found.length + 16))
    )
      guessed.add(found.name);
  }
  for (const { 1: one = '', 2: other = '' } of flat.matchAll(COUPLE)) {
    for (const name of [one, other]) if (reader.likeness(name) === 'name') guessed.add(name);
  }
  addNeighbours(flat, reader, announced, guessed);
  return { announced, guessed };
}

const isSure = ({ name, likeness }: NameAt, reader: NameReader) =>
  likeness === 'name' && reader.count(name) > 1;

/** The names of a list that begins at a place, with notes in brackets between them. */
function listAt(flat: string, from: number, reader: NameReader, isStrong = false): NameAt[] {
  const names: NameAt[] = [];
  let at = from;
  while (names.length < 60) {
    // 其妻贾某、子卢小义.
    if (at > from) at += RELATION.exec(flat.slice(at, at + 3))?.[0].length ?? 0;
    const found = reader.at(at) ?? maskedAt(flat, at) ?? (isStrong ? reader.unusualAt(at) : null);
    if (!found) break;
    if (found.likeness !== 'none') names.push(found);
    at += found.length;
    at += /^\([^()\n]{1,40}\)/.exec(flat.slice(at, at + 44))?.[0].length ?? 0;
    if (!/[、和及与]/.test(flat[at] ?? '')) break;
    at += 1;
  }
  return names;
}

/** 某 in a list keeps it going. */
function maskedAt(flat: string, at: number): NameAt | null {
  const written = /^[\u4e00-\u9fff](?:某{1,2}[甲乙丙丁\d]?|×{1,2}|氏)/.exec(flat.slice(at, at + 5))?.[0];
  return written ? { name: written, length: written.length, likeness: 'none' } : null;
}

/** Who stands in a list with somebody known is somebody, too. */
function addNeighbours(flat: string, reader: NameReader, known: Set<string>, found: Set<string>): void {
  let round: Iterable<string> = [...known, ...found];
  for (let count = 0; count < ROUNDS; count += 1) {
    const next: string[] = [];
    for (const name of round) {
      let seen = 0;
      for (let at = flat.indexOf(name); at >= 0 && seen < 40; at = flat.indexOf(name, at + 1)) {
        seen += 1;
        const end = at + name.length;
        const others = flat[end] === '、' ? listAt(flat, end + 1, reader) : [];
        const before = flat[at - 1] === '、' ? nameBefore(flat, at - 1, reader) : null;
        for (const one of [
          ...others.filter(({ likeness }) => likeness === 'name').map((one) => one.name),
          before,
        ])
          if (one && !known.has(one) && !found.has(one)) {
            found.add(one);
            next.push(one);
          }
      }
    }
    if (next.length === 0) return;
    round = next;
  }
}

/** The name that ends before a place where nothing else is joined to it. */
function nameBefore(flat: string, end: number, reader: NameReader): string | null {
  for (const length of [3, 2]) {
    const name = flat.slice(end - length, end);
    if (!/[\u4e00-\u9fff]/.test(flat[end - length - 1] ?? '') && reader.likeness(name) === 'name')
      return name;
  }
  return null;
}
