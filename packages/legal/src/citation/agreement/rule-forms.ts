import { formatChineseNumeral } from '../../figures/numerals.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import type { ArticlePart } from './cited-text.ts';
import { leadsToCitation, piecesOf, withoutMarks } from './claimed-clauses.ts';
import { sayTheSame } from './same-words.ts';

/** A sentence of an article in plain words, and as it is printed. */
export interface RuleForm {
  plain: string;
  printed: string;
  /** Of an item in the place of its list: the words that announce the list, and its own plain words. */
  item?: { list: string; words: string };
}

/** A list that a sentence announces, as it is named in it. */
const ANNOUNCED =
  /(?:有|具有|具备|符合|属于|是|存在|在)?(?:下列|以下|前述)(?:各[项款])?(?:[一-龥]{0,6}?(?:情形|情况|行为|条件|事由|人员|财产|事项|方式|规定|原因|证据|材料)|[一-龥]{0,4})(?:之一)?(?:的(?!财|人))?/;

/** The sentences of an article, and its lists with an item in the place where they are announced. */
export function ruleForms(parts: readonly ArticlePart[]): readonly RuleForm[] {
  const known = FORMS.get(parts);
  if (known) return known;
  const forms = parts.flatMap(({ item, head, text }) =>
    item === null ? sentencesIn(text) : itemsIn(head, text),
  );
  FORMS.set(parts, forms);
  return forms;
}
const FORMS = new WeakMap<readonly ArticlePart[], readonly RuleForm[]>();

/** What begins with 但是 belongs to the sentence before it. */
const sentencesIn = (text: string): RuleForm[] =>
  text
    .split(/[。；\n](?!\s*但)/)
    .filter(Boolean)
    .map((printed) => ({ printed, plain: plain(printed.replace(/[。；]\s*但是?，?/g, '，但')) }));

function itemsIn(head: string, text: string): RuleForm[] {
  const announced = (head.split(/[。；\n]/).at(-1) ?? '').replace(/[：:]\s*$/, '');
  const [item = ''] = text.split('\n');
  const own = /的，/.test(text) ? sentencesIn(text) : [];
  if (!ANNOUNCED.test(announced)) return own;
  const [what = '', exception] = item.replace(/[。；;，]+$/, '').split(/，(?=但[^，]*除外)/);
  const isCase = /(?:情形|情况|行为|事由|条件)(?:之一)?/.test(ANNOUNCED.exec(announced)?.[0] ?? '');
  const inPlace = announced.replace(ANNOUNCED, what.replace(/的$/, isCase ? '的' : ''));
  return [
    ...own,
    {
      plain: plain(exception === undefined ? inPlace : `${inPlace}，${exception}`),
      printed: `${announced}：${item}`,
      item: { list: announced, words: plain(what) },
    },
  ];
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

/** A text in the words that papers and statutes share, without those on which nothing hangs. */
export const plain = rememberByText(
  (text: string): string =>
    PLAIN.reduce(
      (even, [words, same]) => even.replace(words, same),
      sayTheSame(text).replace(/\d+/g, (digits) =>
        digits.length < 8 ? formatChineseNumeral(Number(digits)) : digits,
      ),
    ),
  1500,
);

/** The pieces of each statement of a claim that are not there only to cite. */
export const statedPieces = (claim: string): string[][] =>
  claim
    .split(/[。；;！？\n]/)
    .map((statement) =>
      piecesOf(statement)
        .map(withoutMarks)
        .filter((piece) => /[一-龥]/.test(piece) && !leadsToCitation(piece)),
    )
    .filter((pieces) => pieces.length > 0);
