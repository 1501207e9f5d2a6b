import type { QuestionAmount } from '../questions/read-amounts.ts';

/** 四万三千多, 2万左右: a figure that says it is none. */
const ABOUT_BEHIND = /^ ?(?:元|块钱?)?(?:多|来块|左右|上下|出头|不到|的样子)/;
const ABOUT_BEFORE = /(?:大概|大约|约|差不多|将近|接近|近)(?:是|有)?$/;
/** 发票是43286.5元, 具体23000: the figure itself, told behind. */
const EXACT_BEFORE =
  /(?:发票|票据|单据|收据|小票|清单|结算单|账单|流水|具体|准确|精确|确切|实际|实付|总共|合计|正好|一共)[^，。；\d]{0,6}$/;
/** So far behind the rough figure the exact one may stand, and so far apart both may be. */
const REACH = 30;
const [LEAST, MOST] = [0.8, 1.5];

/** Amounts of which a rough one gives way to the exact one of the same thing: 花了四万三千多，发票是43286.5元 tells one sum. */
export function exactAmounts(story: string, amounts: readonly QuestionAmount[]): QuestionAmount[] {
  const gone = new Set<QuestionAmount>();
  const kept = amounts.map((amount, index) => {
    const next = amounts[index + 1];
    const isAbout =
      ABOUT_BEHIND.test(story.slice(amount.end, amount.end + 6)) ||
      ABOUT_BEFORE.test(story.slice(Math.max(0, amount.start - 6), amount.start));
    if (!next || !isAbout || next.start - amount.end > REACH) return amount;
    const between = story.slice(amount.end, next.start);
    const ratio = next.value / amount.value;
    if (/[。！？\n]/.test(between) || !EXACT_BEFORE.test(between) || ratio < LEAST || ratio >= MOST)
      return amount;
    gone.add(next);
    return { ...amount, value: next.value };
  });
  return kept.filter((_, index) => !gone.has(amounts[index] as QuestionAmount));
}
