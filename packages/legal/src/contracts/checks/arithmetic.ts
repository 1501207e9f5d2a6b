import { toFlatText } from '../../words/flat-text.ts';
import type { Check } from './check.ts';
import { allLines, spanOn } from './check-lines.ts';

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const PRODUCT = new RegExp(
  `${NUMBER} ?(?:元|万元)?(?:/[^ ×xX*=]{1,4})? ?[×xX*＊] ?${NUMBER} ?[^=＝\\d]{0,6}?[=＝] ?(?:人民币|[¥￥])? ?${NUMBER} ?(元|万元)?`,
  'g',
);

/** A product written out whose result is wrong: 12200元×12个月=146,400元. */
export const checkArithmetic: Check = (input) =>
  allLines(input).flatMap(({ line, clause }) => {
    const flat = toFlatText(line.text);
    return [...flat.matchAll(PRODUCT)].flatMap((match) => {
      const [a, b, stated] = [match[1], match[2], match[3]].map((text) =>
        Number((text ?? '').replaceAll(',', '')),
      );
      if (a === undefined || b === undefined || stated === undefined || /万/.test(match[0])) return [];
      const product = Math.round(a * b * 100) / 100;
      if (Math.abs(product - stated) < 0.011) return [];
      return [
        {
          spans: [spanOn(line, match.index, match.index + match[0].length)],
          clauseId: clause?.id ?? null,
          detail: {
            zh: `${match[1]}乘以${match[2]}应为${product.toLocaleString('en-US')}，原文写作${match[3]}。`,
            en: `${match[1]} times ${match[2]} is ${product.toLocaleString('en-US')}; the text says ${match[3]}.`,
          },
        },
      ];
    });
  });
