/** Modes of a rule, by the words that tell them. */
const MODES = {
  never: /不得|不能(?!证明|履行|清偿|确定)|不可以|不许|禁止|严禁|无权|不应/,
  must: /应当?(?!知道|缴|付款)|必须|须(?!知)/,
  may: /可以?(?!能|行|撤销|供|靠)|有权|能够/,
};
/** What one side may ask is what the other side must do. */
const ASKS = /要求|请求|主张|申请|诉请|索赔|获得|取得|得到|享有/;
const DENIES =
  /不(?!动产|可抗力|正当|当得利|法|同|论|服|满|足|超|少于|低于|高于|特定)|未(?!成年|满)|没有|无(?!期|偿|形|限)|非/;
const BEARS_DENIAL = /不|未|没有|无|非|免|除外|禁止|驳回|拒/;

/** Whether a rule orders, allows or forbids where a clause does. */
export function isInMode(clause: string, rule: string): boolean {
  if (MODES.never.test(clause)) return MODES.never.test(rule) || /不予|不/.test(rule);
  if (DENIES.test(clause) && !BEARS_DENIAL.test(rule)) return false;
  if (MODES.must.test(clause)) return MODES.must.test(rule) || !MODES.may.test(rule);
  if (MODES.may.test(clause)) return MODES.may.test(rule) || ASKS.test(clause);
  return true;
}

/** Whether a text denies or forbids. */
export const deniesOrForbids = (text: string): boolean => DENIES.test(text) || MODES.never.test(text);
