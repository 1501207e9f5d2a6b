import type { Bilingual, LegalBasis } from '@mingfa/legal/calculators/calculation';
import { LAWS } from '@mingfa/legal/calculators/law-titles';
import type { Fen } from '@mingfa/legal/figures/money';
import type { RecipeOutcome } from './recipe.ts';
import { yuanText } from './recipe-cells.ts';

interface UnsetRepayments {
  principal: Fen;
  interest: Fen;
  surplus: Fen;
  early: Fen;
}

/** What came back and went to no debt: beside a debt of later loans it is no 多还, and no law sets it off unasked. */
export function unsetTotals({ early, surplus, principal, interest }: UnsetRepayments): RecipeTotal[] {
  const total = (label: Bilingual, value: Fen) => (value > 0n ? [{ label, value: yuanText(value) }] : []);
  const isOwed = principal + interest > 0n;
  return [
    ...total(
      {
        zh: '另有：出借之前收到的款项（未抵入上面的尚欠）',
        en: 'Besides: received before anything was lent (not taken off what is owed)',
      },
      early,
    ),
    ...total(
      isOwed
        ? {
            zh: '另有：超过当时所欠的还款（未抵入上面的尚欠）',
            en: 'Besides: paid beyond what was then owed (not taken off what is owed)',
          }
        : { zh: '多还', en: 'Paid too much' },
      surplus,
    ),
  ];
}

/** Says how much of what came back went to no debt. */
export function unsetNotes({ early, surplus }: UnsetRepayments): Bilingual[] {
  const parts = [
    ...(early > 0n
      ? [{ zh: `${yuanText(early)}元在出借之前收到`, en: `${yuanText(early)} came before anything was lent` }]
      : []),
    ...(surplus > 0n
      ? [
          {
            zh: `${yuanText(surplus)}元超过还款当时所欠的本息`,
            en: `${yuanText(surplus)} went beyond what was owed on the day`,
          },
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  return [
    {
      zh: `收到的款项中，${parts.map(({ zh }) => zh).join('，')}；这些没有抵减以后的出借，也不在尚欠本息之内：是另一笔往来、预付，还是应当返还或者抵销，要看约定和证据，抵销须由一方主张（民法典第五百六十八条）`,
      en: `Of what came back, ${parts.map(({ en }) => en).join(' and ')}. It was not set against later loans and is not within what is owed: whether it was another dealing, paid ahead, or is to be given back or set off depends on the agreement and the evidence, and a set-off has to be declared (Civil Code §568)`,
    },
  ];
}

type RecipeTotal = Extract<RecipeOutcome, { status: 'result' }>['totals'][number];

/** A set-off has to be declared. */
export const unsetBasis = ({ early, surplus }: UnsetRepayments): LegalBasis[] =>
  early + surplus > 0n ? [{ law: LAWS.civilCode, article: '568', paragraph: 2 }] : [];
