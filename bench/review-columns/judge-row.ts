import type { FrozenRow, Item, State, Way } from './read-answers.ts';
import type { ReadDocument } from './read-document.ts';
import type { Said } from './said.ts';
import { plain } from './same-value.ts';
import { noticeOf, type Says } from './say.ts';

/** Items that one value says, as a person read it who had the document before them; else what is to be done with it. */
export type Settled = ReadonlyMap<string, readonly number[] | 'left_out' | 'part'>;

/** What became of one value that was given. `part`: nothing of it is wrong, but a part of the item is left out. */
export interface JudgedValue {
  key: string;
  words: string;
  quote: string;
  verdict: 'right' | 'part' | 'base' | 'wrong' | 'left_out';
  items: number[];
  /** Whether the role of a party is right, too. */
  isRole: boolean | null;
  /** Whether the quoted words stand in the document, and whether they touch the clause of the set. */
  isQuoted: boolean;
  touches: boolean;
}

/** A row of the set with what the library said. */
export interface JudgedRow {
  row: FrozenRow;
  state: State;
  isStateRight: boolean;
  values: JudgedValue[];
  /** Required items: none where another state was rightly chosen. */
  required: number[];
  right: number[];
  notice: 'right' | 'wrong' | 'missed' | 'none';
}

/** What a value is known by in readings by hand. */
export const nameOfValue = (row: FrozenRow, said: { key: string; words: string }): string =>
  [row.document, row.column, said.key, plain(said.words)].join(' ');

/** Holds what the library says against the set. */
export function judgeRow(row: FrozenRow, says: Says, document: ReadDocument, settled: Settled): JudgedRow {
  const states = [row.state, ...row.also];
  const values = says.said.map((said) => judgeValue(row, said, document, settled));
  const isElsewhere = says.state !== 'found' && row.also.includes(says.state);
  const required =
    row.state === 'found' && !isElsewhere
      ? row.value.flatMap(({ optional }, index) => (optional ? [] : [index]))
      : [];
  const said = new Set(values.flatMap(({ verdict, items }) => (verdict === 'right' ? items : [])));
  return {
    row,
    state: says.state,
    isStateRight: states.includes(says.state),
    values,
    required,
    right: row.value.flatMap(({ optional }, index) => (said.has(index) && !optional ? [index] : [])),
    notice: row.column === 'renewal' ? noticeOf(row.value[0] ?? {}, document.answers) : 'none',
  };
}

function judgeValue(row: FrozenRow, said: Said, document: ReadDocument, settled: Settled): JudgedValue {
  const told = row.value.filter(({ optional }) => !optional).length > 1;
  // What need not be said is passed over only where it is said of what the item is about, and in its role.
  const agreed = row.value.map((item) =>
    item.optional && item.role !== undefined && !sameRole(said, item)
      ? 'no'
      : best(waysOf(item).map((way) => said.agrees(way, told || item.optional))),
  );
  const byHand = settled.get(nameOfValue(row, said));
  let items = agreed.flatMap((agreement, index) => (agreement === 'right' ? [index] : []));
  if (byHand !== undefined) items = typeof byHand === 'string' ? [] : [...byHand];
  // One value is one item; only quoted words may say several.
  if (!said.isQuote && items.length > 1) items = items.slice(0, 1);
  const isOptional = items.length > 0 && items.every((index) => row.value[index]?.optional);
  const less = best(agreed);
  const verdict = (): JudgedValue['verdict'] => {
    if (typeof byHand === 'string') return byHand;
    if (isOptional) return 'left_out';
    if (items.length > 0) return 'right';
    return byHand !== undefined || less === 'right' || less === 'no' ? 'wrong' : less;
  };
  return {
    key: said.key,
    words: said.words,
    quote: said.quote,
    verdict: verdict(),
    items,
    isRole: row.column === 'parties' && items[0] !== undefined ? sameRole(said, row.value[items[0]]) : null,
    ...placed(said.quote, row.quote, document.blocks),
  };
}

const ORDER = ['right', 'base', 'part', 'no'] as const;
const best = (agreements: readonly (typeof ORDER)[number][]): (typeof ORDER)[number] =>
  ORDER.find((one) => agreements.includes(one)) ?? 'no';

/** The ways in which an item may be answered. */
const waysOf = ({ or, ...way }: Item): Way[] => [way, ...or];

const ROLES =
  /[甲乙丙]|出租|承租|[买卖供需]方|借款|出借|保证|用人|劳动|委托|受托|服务|聘请|顾问|定作|承揽|订货|承印|发包|承包|总包|分包|客户|转让|受让|合伙|托运|承运|保管/g;

/** Roles that share a letter, or a word of what a party is. */
function sameRole({ words }: Said, item: Item | undefined): boolean {
  const role = words.split('：', 1)[0] ?? '';
  return (item?.role ?? '').match(ROLES)?.some((word) => role.includes(word)) ?? false;
}

/** Whether a quote stands in the document word for word, and in or beside the clause that the set quotes. */
function placed(quote: string, clause: string, blocks: readonly string[]) {
  const said = plain(quote);
  if (said === '') return { isQuoted: false, touches: false };
  const plainBlocks = blocks.map(plain);
  const text = plainBlocks.join('');
  const at = text.indexOf(said);
  const ours = plain(clause);
  const isSameBlock = plainBlocks.some((block) => block.includes(said) && block.includes(ours));
  const from = ours === '' ? -1 : text.indexOf(ours);
  const overlaps = at >= 0 && from >= 0 && at <= from + ours.length && from <= at + said.length;
  return { isQuoted: at >= 0, touches: at >= 0 && (isSameBlock || overlaps) };
}
