import { COUNT, childrenOf, type Dead, FATHER, GONE, MOTHER, numberOf, siblingsIn } from './estate-people.ts';

/** The children of a grandparent, and who has the part of the one of them who is dead. */
export interface Branches {
  children: number;
  /** How many share the part of the child who died. */
  sharers?: number | undefined;
  /** That child died after the grandparent: its heirs have its part, else its own children do. */
  diedAfter?: boolean;
}

const KIN =
  '姑姑|姑妈|大姑|二姑|小姑|姑|叔叔|大叔|二叔|三叔|小叔|叔|伯伯|大伯|二伯|伯父|舅舅|大舅|二舅|小舅|舅|姨妈|大姨|二姨|小姨|阿姨|姨';
const OLD = '(?:爷爷|奶奶|外公|外婆|姥爷|姥姥)';
const OF_OLD: readonly RegExp[] = [
  new RegExp(`${OLD}[^，。；我]{0,6}${COUNT}个?(?:孩子|子女|儿女)`),
  new RegExp(
    `(?:${FATHER}|${MOTHER})(?:他们|她们)?(?:一共|共)?(?:兄弟姐妹|兄妹|姐弟|姐妹|兄弟)(?:一共|共)?${COUNT}(?:个|人)?`,
  ),
  new RegExp(
    `(?:${FATHER}|${MOTHER})(?:和|跟)[^，。；]{0,6}(?:${KIN})${COUNT}个?(?:孩子|子女|儿女|人|兄弟姐妹|兄妹|姐弟)`,
  ),
];

/** Aunts and uncles as a grandchild lists them, with the parent on their side. */
function listedChildren(text: string): number | undefined {
  const others = new Map<string, number>();
  for (const [, count, kin = ''] of text.matchAll(
    new RegExp(`(?:${COUNT}个)?(${KIN})(?!父|夫|家|妈)`, 'g'),
  )) {
    const kind = kin.replace(/^(.)\1$/, '$1');
    others.set(kind, Math.max(others.get(kind) ?? 0, count ? numberOf(count) : 1));
  }
  // 姑姑和小叔 called 姑 and 叔 later are the same persons.
  for (const kind of [...others.keys()])
    if (kind.length === 1 && [...others.keys()].some((one) => one.length > 1 && one.includes(kind)))
      others.delete(kind);
  const kin = [...others.keys()].join('');
  const parents = [...(/[姑叔伯]/.test(kin) ? [FATHER] : []), ...(/[舅姨]/.test(kin) ? [MOTHER] : [])];
  const own = parents.filter((parent) => new RegExp(parent).test(text)).length;
  if (own !== 1 || others.size === 0) return undefined;
  return own + [...others.values()].reduce((sum, count) => sum + count, 0);
}

const EARLIER =
  /先(?:走|去世|过世|没|死)|死在前|走在前|早(?:就|几年|走|逝|死)|比[^，。；]{1,4}(?:先|早)|之前(?:就|已)|前面走/;
const LATER = /后来|接着|没多久|不久|第二年|后(?:也|又)|(?:也|又)[^，。；]{0,8}(?:走了|去世|过世|没了)/;
const YEAR_WORDS: readonly [RegExp, number][] = [
  [/今年|上个?月|上周|上礼拜|这个?月|刚/, 0],
  [/去年/, 1],
  [/前年/, 2],
];

/** The year somebody died by the words of the clause that tells it; undefined where no time is told. */
function yearOfDeath(text: string, person: string, today: string | undefined): number | undefined {
  const clause = new RegExp(
    `[^，。；！？\\n]{0,10}${person}[^，。；！？\\n]{0,14}?(?:去世|过世|病逝|离世|走了|走的|没了|不在|死|先走)`,
  ).exec(text)?.[0];
  if (!clause) return undefined;
  const [, full, short] = /((?:19|20)\d{2})年?|(?<!\d)(\d{2})年/.exec(clause) ?? [];
  if (full || short) return Number(full ?? `20${short}`);
  const ago = YEAR_WORDS.find(([words]) => words.test(clause))?.[1];
  return ago === undefined || !today ? undefined : Number(today.slice(0, 4)) - ago;
}

/** Whether the child of a grandparent died before or after them; undefined where it is not told. */
function orderOf(text: string, parent: string, today?: string): 'before' | 'after' | undefined {
  const [old, young] = [yearOfDeath(text, OLD, today), yearOfDeath(text, parent, today)];
  if (old !== undefined && young !== undefined && old !== young) return young < old ? 'before' : 'after';
  const told = new RegExp(`${parent}[^，。；]{0,14}`, 'g');
  for (const [clause] of text.matchAll(told)) {
    if (EARLIER.test(clause)) return 'before';
    if (LATER.test(clause)) return 'after';
  }
  return undefined;
}

/**
 * The children of a grandparent by branches (民法典 1128, 1152). Undefined where nobody shares by branches, null where a branch is told and
 * it is not told how it is shared.
 */
export function branchesOf(text: string, who: Dead, today?: string): Branches | null | undefined {
  if (who !== 'grandfather' && who !== 'grandmother') return undefined;
  const told = OF_OLD.map((pattern) => pattern.exec(text)).find(Boolean);
  const children = told ? numberOf(told[1]) : listedChildren(text);
  if (children === undefined) return undefined;
  const isFathers = /姑|叔|伯|爷爷|奶奶/.test(text);
  const parent = isFathers ? FATHER : MOTHER;
  const order = orderOf(text, parent, today);
  if (!new RegExp(`${parent}${GONE}`).test(text) && order === undefined) return { children };
  const rest = told ? text.replace(told[0], '') : text;
  const own = grandchildrenIn(rest);
  if (order === undefined) return null;
  // How many stand in for the dead child is not told: what each child's part is stands.
  if (order === 'before') return own === undefined ? { children } : { children, sharers: own };
  if (own === undefined) return null;
  // The husband or wife of the child who died later, and the other grandparent, share too.
  const other = isFathers ? MOTHER : FATHER;
  const isSpouseAlive =
    !/离(?:了|过|的)?婚/.test(text) &&
    new RegExp(other).test(text) &&
    !new RegExp(`${other}${GONE}`).test(text);
  return { children, sharers: own + (isSpouseAlive ? 1 : 0), diedAfter: true };
}

const BORN_OUTSIDE = /私生|非婚生?|没领证[^。；]{0,6}生/;

/** How many children the dead parent had, as one of them tells it. */
function grandchildrenIn(text: string): number | undefined {
  const told = childrenOf(text, 'father');
  const listed = siblingsIn(text);
  const own = told ?? (listed > 0 ? listed + 1 : undefined);
  if (!BORN_OUTSIDE.test(text)) return own;
  return listed > 0 ? own : (own ?? 1) + 1;
}
