import { clauseOf } from './beside.ts';
import type { CalculatorRule } from './calculator-rule.ts';

/** The vehicle bears no fault, or the other all of it. */
const NO_FAULT =
  /(?:我|我方|本车|机动车|司机|车主)[^，。；]{0,8}(?:无责|无过错|没有?(?:任何|一点)?(?:责任|过错))|(?:一点|任何)(?:过错|责任)都?没有|(?:对方|行人|他|她|骑车的?人?)[^，。；]{0,6}(?:全责|全部责任)|我无责|not at fault|no fault/i;
/** People on foot or on bicycles: between motor vehicles whoever has no fault pays nothing. */
const ON_FOOT =
  /行人|走路的|路人|老人|老太|大爷|大妈|小孩|孩子|骑(?:电动车|自行车|单车)|电动车|电瓶车|自行车|三轮|非机动车|pedestrian|cyclist|e-?bike/i;
const BEYOND =
  /超出|超过|交强险(?:以外|之外|外|赔完|赔付?后|不够)|除(?:了)?交强险|扣除交强险|还(?:有|剩)|beyond|in excess|on top/i;
const TENTHS = /我[^，。；]{0,10}(?:次责|主责|同等责任|次要责任|主要责任)/;

/** The most a driver without fault pays, where the loss beyond compulsory insurance is told. */
export const NO_FAULT_DRIVER_RULE: CalculatorRule = {
  id: 'no-fault-driver',
  answers: 'amount',
  matches: (text, figures, asks) =>
    asks.amount &&
    NO_FAULT.test(text) &&
    ON_FOOT.test(text) &&
    BEYOND.test(text) &&
    figures.amounts.length > 0,
  inputs(text, { amounts }) {
    if (!NO_FAULT.test(text) || !ON_FOOT.test(text) || TENTHS.test(text)) return null;
    const beyond = amounts.filter((amount) => BEYOND.test(clauseOf(text, amount)[0]));
    const [loss] = beyond.length > 0 ? beyond : amounts;
    return loss && (beyond.length === 1 || amounts.length === 1) ? { loss: loss.value } : null;
  },
};
