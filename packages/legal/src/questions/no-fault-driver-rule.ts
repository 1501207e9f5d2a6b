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
/** Whoever asks, or somebody of theirs, was the one run into: no fault of theirs lessens what they get. */
const ASKER_RUN_INTO =
  /(?:我|咱)[^，。；]{0,10}(?:骑|走路|步行|过(?:马路|斑马线)|横穿|是行人)|(?:我|咱)(?![^，。；]{0,6}(?:开车|驾车|司机|车上))[^，。；]{0,14}被[^，。；]{0,10}(?:撞|碰|刮|剐|轧|压)|\b(?:I|my (?:mother|father|wife|husband|son|daughter|child))\b[^.,;]{0,20}(?:walking|cycling|riding|crossing|hit by|run over|knocked)/i;
/** The driver is told without fault, not only whoever asks. */
const DRIVER_NO_FAULT =
  /(?:司机|车主|机动车|汽车|轿车|小车|货车|开车的)[^，。；]{0,8}(?:无责|无过错|没有?(?:任何|一点)?(?:责任|过错))|我[^，。；]{0,4}(?:全责|全部责任)|driver[^.,;]{0,12}(?:not at fault|no fault|without fault)/i;
/** It is the vehicle that bears no fault in this story. */
const isDriverFree = (text: string): boolean =>
  ASKER_RUN_INTO.test(text) ? DRIVER_NO_FAULT.test(text) : NO_FAULT.test(text);
const TENTHS = /我[^，。；]{0,10}(?:次责|主责|同等责任|次要责任|主要责任)/;

/** The most a driver without fault pays, where the loss beyond compulsory insurance is told. */
export const NO_FAULT_DRIVER_RULE: CalculatorRule = {
  id: 'no-fault-driver',
  answers: 'amount',
  matches: (text, figures, asks) =>
    asks.amount &&
    isDriverFree(text) &&
    ON_FOOT.test(text) &&
    BEYOND.test(text) &&
    figures.amounts.length > 0,
  inputs(text, { amounts }) {
    if (!isDriverFree(text) || !ON_FOOT.test(text) || TENTHS.test(text)) return null;
    const beyond = amounts.filter((amount) => BEYOND.test(clauseOf(text, amount)[0]));
    const [loss] = beyond.length > 0 ? beyond : amounts;
    return loss && (beyond.length === 1 || amounts.length === 1) ? { loss: loss.value } : null;
  },
};
