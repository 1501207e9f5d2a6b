import type { LawEntry, LibraryIndex } from './library-index.ts';

/** Words of a title that nobody repeats when he cites it short: 审理…案件适用法律若干问题的. */
const FORM =
  /最高人民法院|最高人民检察院|最高法院?|最高检|两高|公安部|司法部|国务院|中华人民共和国|关于|审理|办理|处理|适用法律|具体应用法律|有关|若干|问题|案件|纠纷|民事(?!诉讼)|刑事(?!诉讼)|行政(?=案|纠)|[的〈〉《》、，\s]|人民法院/g;
const INTERPRETATION = /(?:司法解释|解释|规定|批复|意见|解答|规则)$/;
const REGULATION = /(?:实施条例|条例|实施细则|细则|办法|规定)$/;
const NUMBER = /[（(]?([一二三四五六七八九十])[）)]?$/;
/** Fewer characters of a title name many. */
const LEAST = 4;
/** 仲裁法解释: the name of a law tells though it is short. */
const isTelling = (core: string) => core.length >= LEAST || /^[一-龥]{2}法$/.test(core);
/** More of a title is not cut into pieces. */
const CORE_MAX = 24;

/** For every piece of a title the law it is of; null where several have it. */
type Pieces = Map<string, LawEntry | null>;

const READ = new WeakMap<LibraryIndex, Pieces>();

/**
 * The interpretation or regulation that a short name means which is in no list: its words stand together in one title of the library, and
 * in no other that is in force. 房屋租赁合同解释 is 关于审理城镇房屋租赁合同纠纷案件具体应用法律若干问题的解释.
 */
export function findByNickname(index: LibraryIndex, name: string): LawEntry | null {
  const read = readName(name);
  if (!read || !isTelling(read.core)) return null;
  const pieces = READ.get(index) ?? readPieces(index);
  READ.set(index, pieces);
  return pieces.get(keyOf(read)) ?? null;
}

interface ReadName {
  core: string;
  /** Interpretations go by any of their endings, regulations by their own. */
  ending: string;
  number: string;
}

const keyOf = ({ core, ending, number }: ReadName) => `${core} ${ending}${number}`;

function readName(name: string, kind?: string): ReadName | null {
  const flat = name.replace(/[《》〈〉\s]/g, '');
  const number = INTERPRETATION.test(flat.replace(NUMBER, '')) ? (NUMBER.exec(flat)?.[1] ?? '') : '';
  const stem = number === '' ? flat : flat.replace(NUMBER, '');
  const isRegulation = kind === '行政法规' || (kind === undefined && /(?:条例|细则|办法)$/.test(stem));
  const ending = (isRegulation ? REGULATION : INTERPRETATION).exec(stem)?.[0];
  if (ending === undefined) return null;
  const core = stem.slice(0, -ending.length).replace(FORM, '');
  return { core, ending: isRegulation ? ending : '', number };
}

function readPieces(index: LibraryIndex): Pieces {
  const pieces: Pieces = new Map();
  const whole = new Set<string>();
  for (const law of index.laws.values()) {
    if ((law.kind !== '司法解释' && law.kind !== '行政法规') || law.versions.length === 0) continue;
    const read = readName(law.titleKey, law.kind);
    if (!read || read.core.length > 3 * CORE_MAX) continue;
    const core = read.core.slice(0, CORE_MAX);
    for (let from = 0; from + LEAST - 1 <= core.length; from += 1)
      for (let to = from + LEAST - 1; to <= core.length; to += 1) {
        if (!isTelling(core.slice(from, to))) continue;
        const key = keyOf({ ...read, core: core.slice(from, to) });
        const known = pieces.get(key);
        const isWhole = from === 0 && to === core.length;
        if (known === undefined) pieces.set(key, law);
        // The title that is nothing else goes before those that have it among other words.
        else if (isWhole && !whole.has(key)) pieces.set(key, law);
        else if (isWhole === whole.has(key)) pieces.set(key, inForce(known, law));
        if (isWhole) whole.add(key);
      }
  }
  return pieces;
}

/** Of two titles the one in force; null where both are, or none. */
function inForce(one: LawEntry | null, other: LawEntry): LawEntry | null {
  if (one === null || one.id === other.id) return one;
  if (one.repealedOn !== null && other.repealedOn === null) return other;
  return one.repealedOn === null && other.repealedOn !== null ? one : null;
}
