import { clauseAt } from '../../story-clauses.ts';
import type { Telling } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';

/** What somebody tells that a wrong cost them, or will cost: a loss that the other side makes good (民法典 584, 1184). */
export interface PricedCost extends ToldSum {
  /** 过户费, 地板的更换、修复费用. */
  what: string;
  kind: 'mending' | 'thing' | 'third' | 'cost';
  /** What it will cost by the word of somebody asked for a price, and was not paid yet. */
  isQuoted: boolean;
}

/** What is offered, demanded by others, or was paid by an insurer for something else is no loss of the teller. */
const OFFERED =
  /(?:最多|顶多|只(?:肯|愿意?|答应|同意|能|给|退|赔)|愿意?|肯|答应|同意|提出|承诺|说(?:给|赔|退|补))[^，。；]{0,8}$/;
const DEMANDED =
  /(?:^|[^我报])(?:要|让我|叫我|问我要|索要|索赔|开口|张口)(?:我)?(?:赔|付|出|给|交|补)?(?:偿)?[^，。；\d我]{0,3}$|每人[^，。；]{0,8}$/;
const BY_INSURER = /出过?险|理赔|定损|保险(?:公司)?(?:赔|付)|赔付/;
/** The price of the contract and what was paid on it. */
const OF_PRICE =
  /(?:总价|合同价?|价款|全款|尾款|余款|定金|订金|押金|月租|房租|租金|租费|工资|收入|首付|贷款|年费|学费|会费|车价|裸车|报名费|违约金|标价|原价)(?:是|为|共|付了?|交了?|给了?)?[^，。；\d]{0,4}$/;
const BY_OTHERS =
  /(?:他们?|她们?|对方|公司|老板|房东|车行|店里?|商家|司机|物业)[^，。；我]{0,6}(?:赔|退|付|给|垫|转|出)(?:了|过)[^，。；]{0,4}$/;
const BY_MONTH = /(?:每个?月|一个?月|一天|每天|日|月薪)[^，。；\d]{0,3}$/;

const QUOTED = /报价|估(?:价|了|算)|问(?:了|过)[^，。；]{0,6}(?:价|师傅|装修)|要花|得花|大概要|预算|开价/;
const MENDS =
  /重(?:新)?(?:做|贴|铺|刷|装|弄)|返工|修(?:复|缮|补|好|理)?(?!改)|补漏|防水|堵漏|拆(?:了|掉|除)|刮(?:腻子|大白)|刷墙/;
/** 收尾: what was never done is no harm that has to be mended. */
const TO_FINISH = /收尾|做完|干完|剩下/;

const THING =
  /((?:木)?地板|衣柜|柜子|橱柜|鞋柜|书柜|吊顶|天花板|墙(?:面|纸|布|皮)?|壁纸|床垫?|沙发|家具|家电|电视|冰箱|洗衣机|空调|电脑|手机|相机|眼镜|衣服|房门|门|窗户?|地毯|窗帘|钢琴|电梯|电动车|电瓶车|三轮车|自行车|摩托车|鱼|苗|庄稼|货物?)(?:底板|面板|门板)?/;
const HARMED = /坏|泡|损|换|烂|废|赔|裂|霉|黑|碎|毁|变形|起鼓|没法(?:要|用)|不能(?:要|用)|死/;

const PAID_FOR = /花|付|给|用|掏|费|(?:修|返工)(?:了|过)?[一两二三四\d](?:回|次)/;

/** Costs by name: the words before their sum, or behind it. */
const COSTS: readonly [string, RegExp, RegExp?][] = [
  [
    '查询费',
    /(?:查|调)(?:了|出)?[^，。；]{0,10}(?:记录|档案|报告)[^，。；\d]{0,4}$/,
    /^(?:块钱?|元)?(?:去|来)?(?:查|调)(?:了|的)?[^，。；]{0,8}(?:记录|档案|报告|出险)/,
  ],
  [
    '过户费',
    /过户(?:手续)?(?:费)?(?:花|交|付|用)?(?:了|掉)?[^，。；\d]{0,2}$/,
    /^(?:块钱?|元)?(?:的)?过户费?/,
  ],
  [
    '保险费',
    /(?:保险|车险|交强险)(?:费)?(?:花|交|买|付)?(?:了|是)?[^，。；\d公]{0,2}$/,
    /^(?:块钱?|元)?(?:的)?(?:买了?|交了?)?(?:保险费?|车险)(?!公司|记录)/,
  ],
  ['车辆购置税', /购置税[^，。；\d]{0,4}$/],
  ['上牌费', /上牌(?:费)?(?:花|交)?(?:了)?[^，。；\d]{0,2}$/],
  [
    '检测费',
    /检测(?:费)?(?:花|交|付)?(?:了)?[^，。；\d]{0,4}$/,
    /^(?:块钱?|元)?(?:的)?(?:去|做了?|送去?)?检测/,
  ],
  ['拖车费', /拖车(?:费)?(?:花|交|付)?(?:了)?[^，。；\d]{0,4}$/],
  ['搬家费', /搬家(?:费)?(?:又|就)?(?:花|付|给)?(?:了)?[^，。；\d]{0,4}$/],
  [
    '住宿费',
    /(?:住(?:了)?(?:的)?(?:酒店|宾馆|旅馆|民宿)|酒店|宾馆|旅馆|房费|住宿费?)[^，。；\d租]{0,8}$/,
    /^(?:块钱?|元)?(?:的)?(?:住宿费|房费|酒店)/,
  ],
];

/** The sums of a telling that were lost or spent over a wrong, or that mending it will cost, each with what it was for. */
export function pricedCosts(telling: Telling): PricedCost[] {
  const { text, clauses } = telling;
  const sums = telling.everySum ?? telling.sums;
  return sums.flatMap((sum, index): PricedCost[] => {
    const clause = clauseAt(clauses, sum.start);
    if (!clause || sum.isRough) return [];
    const isOwn = telling.sums.includes(sum);
    const from = Math.max(clause.start, sums[index - 1]?.end ?? 0);
    const before = text.slice(from, sum.start);
    const behind = text.slice(sum.end, Math.min(clause.end, sums[index + 1]?.start ?? clause.end));
    const said = text.slice(clause.sentence.start, sum.start);
    if (!isOwn && !QUOTED.test(said)) return [];
    if (OFFERED.test(before) || BY_OTHERS.test(before) || BY_MONTH.test(before)) return [];
    const cost = COSTS.find(([, says, after]) => says.test(before) || after?.test(behind));
    if (cost) return [{ ...sum, what: cost[0], kind: 'cost', isQuoted: false }];
    const isQuoted = QUOTED.test(said);
    if (DEMANDED.test(before) && !isQuoted) return [];
    if (BY_INSURER.test(said.slice(-24)) || OF_PRICE.test(before)) return [];
    if (/(?:^|[^他她])(?:先|又|还|就)?赔(?:了|给|偿)[^，。；\d]{0,8}$/.test(before) && THIRD.test(said))
      return [{ ...sum, what: THIRD.exec(said)?.[0] ?? '他人', kind: 'third', isQuoted: false }];
    const thing = THING.exec(before)?.[1];
    if (thing && HARMED.test(before + behind)) return [{ ...sum, what: thing, kind: 'thing', isQuoted }];
    if (
      MENDS.test(before + behind) &&
      !TO_FINISH.test(before) &&
      (isQuoted || PAID_FOR.test(before + behind))
    )
      return [{ ...sum, what: '修复', kind: 'mending', isQuoted }];
    return [];
  });
}
/** Who was paid for a harm that the wrong did them. */
const THIRD = /楼下|隔壁|邻居|顾客|客人|客户|路人/;
