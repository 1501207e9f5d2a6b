import { findAmounts } from '../figures/find-amounts.ts';
import { tagWords } from '../words/segmentation.ts';
import type { FactKind } from './fact-definition.ts';
import type { FactSheet } from './fact-sheet.ts';
import { findUnsourced } from './find-unsourced.ts';

/** A name or a sum in somebody's own words that no field holds. */
export interface Stranger {
  kind: 'name' | 'amount';
  text: string;
  /** A name of the facts that is one character away: a slip, most likely. */
  like: string | null;
}

/**
 * Names and sums that stand in free words and in no field of the sheet, each once, in order. What is free is nobody's source for itself:
 * long texts are passed over. What the rows of a list come to, and what
 * is left of one sum when another is taken off, is known.
 * Goes on step by step, since names take a while to be found.
 */
export function* findStrangers(
  words: string,
  sheet: FactSheet,
  kindOf: (path: string) => FactKind | null,
): Generator<void, Stranger[]> {
  const entries = Object.fromEntries(
    Object.entries(sheet.entries).filter(([path]) => kindOf(path) !== 'long_text'),
  );
  const fields: FactSheet = { ...sheet, entries };
  const found = yield* findUnsourced(words, { sheet: fields, texts: [] });
  const names = Object.entries(entries)
    .filter(([path]) => /(?:\/|_|^)name$/.test(path))
    .map(([, { chosen }]) => String(chosen.value).trim());
  const sums = sumsMade(fields, (path) => kindOf(path) === 'money');
  const called = new Set(tagWords(words).flatMap(({ word, tag }) => (tag.startsWith('nr') ? [word] : [])));
  const seen = new Set<string>();
  return found.flatMap(({ kind, text }): Stranger[] => {
    if ((kind !== 'name' && kind !== 'amount') || seen.has(text)) return [];
    seen.add(text);
    // Where no field holds a sum there is nothing to hold it against.
    if (kind === 'amount' && sums.size === 0) return [];
    if (kind === 'amount')
      return findAmounts(text).some(({ value }) => sums.has(fen(value))) ? [] : [{ kind, text, like: null }];
    if (isPartOfName(text, names)) return [];
    const like = names.find((name) => isOneAway(name, text)) ?? null;
    return like !== null || isSurelyName(text, called, words) ? [{ kind, text, like }] : [];
  });
}

const ORGANISATION = /(?:公司|事务所|企业|合作社|集团|商行|经营部)$/u;
/** 主营业务的公司 and 经营商贸公司 tell what a company does. */
const NO_NAME_OF_COMPANY = /的|经营|主营|从事|其他|任何|同类|有关|相关/u;
const ROLE =
  '(?:原告|被告|第三人|案外人|证人|申请人|担保人|保证人|出借人|借款人|介绍人|朋友|同事|老板|经理|司机|中介|名叫|叫)';

/** What looks for names finds too many rather than too few; whoever asks is sure of it: it is a name by dictionary, or stands behind a role. */
function isSurelyName(said: string, called: ReadonlySet<string>, words: string): boolean {
  if (ORGANISATION.test(said)) return !NO_NAME_OF_COMPANY.test(said);
  return called.has(said) || new RegExp(`${ROLE}${escaped(said)}`, 'u').test(words);
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 小王 of 王小明 and 张总 of 张三 are called so for short; 恒远公司 is 临江恒远商贸有限公司. */
const isPartOfName = (said: string, names: readonly string[]): boolean => {
  const short = said.replace(/^[老小阿]|(?:先生|女士|总|经理|老板|律师|某)$/gu, '');
  const stem = said.replace(/(?:有限)?(?:责任)?公司$/u, '');
  return names.some((name) => name.includes(short) || name.includes(stem) || said.includes(name));
};

/** As long, and one character other. */
function isOneAway(name: string, said: string): boolean {
  const [one, other] = [[...name], [...said]];
  return (
    one.length >= 2 &&
    one.length === other.length &&
    one[0] === other[0] &&
    one.filter((character, at) => character !== other[at]).length === 1
  );
}

const fen = (yuan: number) => Math.round(yuan * 100);
/** So many sums are put together. */
const MOST = 60;

/** Every sum of a field, what the rows of a list come to, and what is left of one after another; nothing where no field holds one. */
function sumsMade({ entries, rows }: FactSheet, isMoney: (path: string) => boolean): Set<number> {
  const held = Object.entries(entries).flatMap(([path, { chosen }]) =>
    isMoney(path) && typeof chosen.value === 'number' ? [{ path, sum: fen(chosen.value) }] : [],
  );
  if (held.length === 0) return new Set();
  const told = Object.values(entries).flatMap(({ chosen: { value } }) =>
    typeof value === 'string' ? findAmounts(value).map((one) => fen(one.value)) : [],
  );
  const totals = Object.keys(rows).flatMap((list) => {
    const byField = Object.groupBy(
      held.filter(({ path }) => path.startsWith(`${list}/`)),
      ({ path }) => path.split('/')[2] ?? '',
    );
    return Object.values(byField).map((of = []) => of.reduce((all, { sum }) => all + sum, 0));
  });
  const known = [...new Set([...held.map(({ sum }) => sum), ...totals])].slice(0, MOST);
  const left = known.flatMap((one) => known.map((other) => Math.abs(one - other)));
  return new Set([...known, ...told, ...left]);
}
