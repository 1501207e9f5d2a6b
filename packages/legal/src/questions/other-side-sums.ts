import type { CalculatorResult } from '../calculators/calculation.ts';
import { clauseOf } from './beside.ts';
import type { QuestionAmount } from './read-amounts.ts';

/** What the other side offers, says or asks for: an offer is no entitlement, and a claim is no result. */
const THEIR_OFFER =
  /(?:(?:只|才|顶多|最多|就)(?:肯|愿意?|同意|答应|能|认|给|赔|退|补|付|按)|(?:肯|愿意?|同意|答应)(?:给|赔|退|补|付|出|按)|一口价|理赔员|保险公司(?:说|只|按|核|定)|调解员说|打发)[^，。；\d]{0,14}$|\b(?:offers?|offered|only (?:pay|give)s?|willing to (?:pay|give))\b[^.;\d]{0,24}$/i;
const THEIR_CLAIM =
  /(?:非说|硬说|非要|硬要|咬定|坚持(?:要|说)|(?:他|她|对方|债主|老板|房东|公司|物业|平台|店家|商家)(?:们)?(?:却|又|还|现在|突然)?说|(?:要|让|叫|逼)我(?:们)?(?:赔|还|付|给|交|补|退))[^，。；\d]{0,14}$|\b(?:insists?|demands?|claims?)\b[^.;\d]{0,24}$/i;

/** Whether this sum is what the other side offers. */
export const isTheirOffer = (text: string, amount: QuestionAmount): boolean =>
  THEIR_OFFER.test(clauseOf(text, amount)[0]);

/** Whether a sum worked out is no more than what the other side offered or claims: then the rule is told and no figure. */
export function echoesOtherSide(
  text: string,
  amounts: readonly QuestionAmount[],
  { amount: sum }: CalculatorResult,
): boolean {
  if (typeof sum !== 'number') return false;
  const same = amounts.filter(({ value }) => value === sum);
  // What is told elsewhere as a plain fact is no mere position.
  return (
    same.length > 0 &&
    same.every((amount) => isTheirOffer(text, amount) || THEIR_CLAIM.test(clauseOf(text, amount)[0]))
  );
}
