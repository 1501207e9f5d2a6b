import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside } from './beside.ts';
import type { CalculatorRule } from './calculator-rule.ts';

const SEVERAL =
  /([两二三四五六]|[2-6])个?(?:人|位|个)?(?:一起|都|同时|共同)?[^，。]{0,14}(?:担保|保证)|(?:担保人|保证人)[^，。]{0,6}([两二三四五六]|[2-6])个/;
const WITH_ONE = /我(?:和|跟|与)[^，。]{1,6}(?:两个人|一起|都|共同)?[^，。]{0,12}(?:担保|保证)/;
const SAME_PAPER = /同一(?:张|份)|一(?:张|份)(?:借条|合同)|一起签|都签|共同担保|连带共同/;
const I_PAID =
  /(?:我|我一个人|替他|代他|全)[^，。]{0,10}(?:还|给|付|赔)了?[^，。\d]{0,6}$|(?:还|给|付|赔|代偿)了[^，。\d]{0,6}$/;
const FROM_THE_OTHER = /(?:找|向|让|跟)(?:他|她|另一?个?(?:担保人|保证人)?|别的)|分担|分摊|一人一半|平摊/;

/** What a guarantor who paid can ask of the others who signed the same paper. */
export const GUARANTOR_RULE: CalculatorRule = {
  id: 'guarantor-share',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    if (!/担保|保证人/.test(text) || !SAME_PAPER.test(text) || !FROM_THE_OTHER.test(text)) return null;
    const match = SEVERAL.exec(text);
    const guarantors = parseNumeral(match?.[1] ?? match?.[2] ?? '') ?? (WITH_ONE.test(text) ? 2 : undefined);
    const paid = amountBeside(text, figures, I_PAID)?.value;
    const values = new Set(figures.amounts.map(({ value }) => value));
    return paid === undefined && values.size !== 1 ? null : { paid: paid ?? [...values][0], guarantors };
  },
};
