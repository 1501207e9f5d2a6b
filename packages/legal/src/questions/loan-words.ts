import { amountBeside } from './beside.ts';
import type { Figures } from './calculator-rule.ts';

/** The one who asks is the debtor. */
export const I_BORROWED =
  /(?:我|本人)(?:向|跟|找|问|和)?[^，。]{0,6}借了|我欠|我借了|要我付利息|(?:催|逼|让|叫)我还/;
/** Lenders to whom the rules of private loans do not apply. */
export const BANK = /银行(?!卡|转|流水)|信用卡|房贷|车贷|按揭|存款|花呗|网商|消费金融公司/;

const REPAID_WORDS =
  /还(?:了|过)(?:我)?(?:一部分|一些|一半|几[次千万百]|点)|陆续还|断断续续|利息(?:只|才)?(?:给|付)(?:了|过|到)|(?:给|付)(?:了|过)[^，。]{0,6}利息/;

/** A part was paid back, or interest for a time: what is still owed is another sum. */
export const isPartlyRepaid = (text: string, figures: Figures): boolean =>
  REPAID_WORDS.test(text) ||
  amountBeside(text, figures, /(?<!没|未|不)还(?:了|过|给)(?:我|他|她)?[^，。\d]{0,4}$/) !== undefined;
