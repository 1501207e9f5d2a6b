import { formatChineseNumeral } from '../../figures/numerals.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { type ArticlePart, partsIn } from './cited-text.ts';
import { leadsToCitation, piecesOf } from './claimed-clauses.ts';
import { type LeftOut, placeInOrder } from './place-in-order.ts';
import { isSafelyLeftOut } from './safely-left-out.ts';
import { sayTheSame } from './same-words.ts';

/** Shorter ones stand in many rules. */
const LEAST_LENGTH = 8;
/** A longer sentence or rule is compared in other ways. */
const MOST_CHARACTERS = 400;

/**
 * Whether a claim is said by the article in the same words and the same order: every statement of it is one sentence of the article, or goes on
 * from one to another at a comma, and what it leaves out of them changes nothing (members of a list, who was named before, 另有约定的除外).
 * Then all of it is compared, whatever it speaks of.
 */
export function restatesSentences(
  claim: string,
  parts: readonly ArticlePart[],
  beside: readonly string[] = [],
): boolean {
  if (claim.length > MOST_CHARACTERS) return false;
  const rules = [parts, ...beside.map(partsIn)].flatMap(formsOf);
  const statements = claim.split(/[。；;！？\n]/).map((statement) =>
    piecesOf(statement)
      .map((piece) => piece.replace(/^[\s（(“"]+|[\s）)”"]+$/g, ''))
      .filter((piece) => /[一-龥]/.test(piece) && !leadsToCitation(piece)),
  );
  const said = statements.filter((pieces) => pieces.length > 0);
  return said.join('').length >= LEAST_LENGTH && said.every((pieces) => isRestated(pieces, rules));
}

/** Run by run of its clauses; a case is never cut from what follows from it. */
function isRestated(pieces: readonly string[], rules: readonly string[]): boolean {
  let from = 0;
  let before = '';
  while (from < pieces.length) {
    let to = pieces.length;
    while (to > from && !isRun(pieces, from, to, before, rules)) to -= 1;
    if (to === from) return false;
    before += plain(pieces.slice(from, to).join('，'));
    from = to;
  }
  return true;
}

function isRun(
  pieces: readonly string[],
  from: number,
  to: number,
  before: string,
  rules: readonly string[],
): boolean {
  if (to < pieces.length && /[的后时]$/.test(pieces[to - 1] ?? '')) return false;
  const said = plain(pieces.slice(from, to).join('，')).replace(from > 0 ? /^(?:但|且|并|而)，?/ : /^$/, '');
  return rules.some((rule) => {
    const omitted = placeInOrder(said, rule);
    const isSafe = (one: LeftOut) => isSafelyLeftOut(one, rule, { said, before });
    return omitted?.every((one) => turnsOf(one, rule).some(isSafe)) ?? false;
  });
}

/** 像权人的肖 left out of 肖像权人的肖像 is 肖像权人的 left out. */
function turnsOf({ from, to }: LeftOut, rule: string): LeftOut[] {
  const turns = [{ from, to }];
  for (let at = 1; rule[from - at] !== undefined && rule[from - at] === rule[to - at]; at += 1)
    turns.push({ from: from - at, to: to - at });
  for (let at = 0; rule[to + at] !== undefined && rule[from + at] === rule[to + at]; at += 1)
    turns.push({ from: from + at + 1, to: to + at + 1 });
  return turns;
}

/** A list that a sentence announces, as it is named in it. */
const ANNOUNCED =
  /(?:有|具有|具备|符合|属于|是|存在|在)?(?:下列|以下|前述)(?:各[项款])?(?:[一-龥]{0,6}?(?:情形|情况|行为|条件|事由|人员|财产|事项|方式|规定|原因|证据|材料)|[一-龥]{0,4})(?:之一)?(?:的(?!财|人))?/;

/** The sentences of an article, and its lists with an item in the place where they are announced. */
function formsOf(parts: readonly ArticlePart[]): readonly string[] {
  const known = FORMS.get(parts);
  if (known) return known;
  const forms = parts.flatMap(({ item, head, text }) => (item === null ? sentencesIn(text) : itemsIn(head, text)));
  FORMS.set(parts, forms);
  return forms;
}
const FORMS = new WeakMap<readonly ArticlePart[], readonly string[]>();

/** What begins with 但是 belongs to the sentence before it. */
const sentencesIn = (text: string): string[] =>
  text
    .replace(/[。；]\s*但是?，?/g, '，但')
    .split(/[。；\n]/)
    .filter(Boolean)
    .map(plain);

function itemsIn(head: string, text: string): string[] {
  const announced = (head.split(/[。；\n]/).at(-1) ?? '').replace(/[：:]\s*$/, '');
  const [item = ''] = text.split('\n');
  if (!ANNOUNCED.test(announced)) return [];
  const [what = '', exception] = item.replace(/[。；;，]+$/, '').split(/，(?=但)/);
  const isCase = /(?:情形|情况|行为|事由|条件)(?:之一)?/.test(ANNOUNCED.exec(announced)?.[0] ?? '');
  const inPlace = announced.replace(ANNOUNCED, what.replace(/的$/, isCase ? '的' : ''));
  return [plain(exception === undefined ? inPlace : `${inPlace}，${exception}`)];
}

/** What papers write the one for the other, and what no rule hangs on. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?:人民)?法院/g, '法院'],
  [/应当|应该|必须|(?<![必])须(?!知)/g, '应'],
  [/可以|有权(?!机关|利)/g, '可'],
  [/不能(?!辨|证明|履|清|确|达|实|按|正|从|完|控)|不可以|不允许/g, '不得'],
  [/但是/g, '但'],
  [/或者/g, '或'],
  [/并且|而且/g, '并'],
  [/如果|倘若/g, ''],
  [/按照|依照|根据/g, '按'],
  [/获得|取得/g, '取得'],
  [/两(?=[年个周月日倍次名人])/g, '二'],
  [/[了其该\s“”"'（）()]/g, ''],
];

const plain = rememberByText((text: string): string =>
  PLAIN.reduce(
    (even, [words, same]) => even.replace(words, same),
    sayTheSame(text).replace(/\d+/g, (digits) => (digits.length < 8 ? formatChineseNumeral(Number(digits)) : digits)),
  ),
  1500,
);
