import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What somebody else is said to have to do first. */
const DEMANDS =
  /(?:须|必须|应当?|需要?|只有)(?:事先|先|依法)?经过?([^，。；经]{2,14}?)的?(批准|核准|审批|同意|许可|准许|确认|认可|公证|鉴定|备案|登记|审查|审核)/g;
/** Any word by which an article may ask for it. */
const ASKED: Readonly<Record<string, RegExp>> = {
  批准: /批准|核准|审批|同意|许可|准许|准予/,
  核准: /批准|核准|审批|同意|许可|准许|准予/,
  审批: /批准|核准|审批|同意|许可|准许|准予/,
  同意: /同意|批准|允许|许可|准许|决定|决议|表决|通过|认可/,
  许可: /许可|批准|同意|授权|准许|核准/,
  准许: /许可|批准|同意|授权|准许|核准/,
  确认: /确认|认定|证明|核实|公证|登记/,
  认可: /确认|认可|同意|认定/,
  公证: /公证/,
  鉴定: /鉴定|评估|认定/,
  备案: /备案|登记|报告|报送/,
  登记: /登记|备案|注册/,
  审查: /审查|审核|审批|审议/,
  审核: /审查|审核|审批|审议/,
};
/** Offices, of which a rule names those that it means. */
const OFFICE =
  /人民法院|人民检察院|公安机关|劳动行政部门|工会|登记机构|登记机关|民政部门|公证机构|仲裁机构|仲裁委员会|税务机关|董事会|监事会|股东会|业主大会|业主委员会|村民委员会|居民委员会|债权人会议|行业协会|消费者协会|证券交易所|国务院|卫生行政部门|市场监督管理部门/;
const ADDED = new RegExp(`(?:(${OFFICE.source})(?:或者|或|和|以及|及|、)(${OFFICE.source}))`, 'g');

const SAME_MATTER = 0.5;
const isSameMatter = (claim: string, law: string): boolean => {
  const pairs = weighPairs(claim);
  return sharedWeight(pairs, weighPairs(law)) >= SAME_MATTER * wholeWeight(pairs);
};

/** An approval of which the article says nothing: 撤回遗嘱须经公证机构确认. */
export function addedApproval(claim: string, law: string, beside: readonly string[]): SenseDifference | null {
  const known = [law, ...beside].join('\n');
  for (const [words, who = '', act = ''] of claim.matchAll(DEMANDS))
    if (
      !ASKED[act]?.test(known) &&
      !known.includes(who.slice(0, 2)) &&
      isSameMatter(claim.replace(words, ' '), law)
    )
      return { kind: 'word', said: words, law: null };
  return null;
}

/** A second office beside the one that the article names: 通知工会或者劳动行政部门 for 通知工会. */
export function addedOffice(claim: string, law: string, beside: readonly string[]): SenseDifference | null {
  const known = [law, ...beside].join('\n');
  for (const [words, one = '', other = ''] of claim.matchAll(ADDED)) {
    const isHeld = [one, other].map((office) => known.includes(office));
    if (isHeld[0] !== isHeld[1] && isSameMatter(claim, law) && !/有关(?:部门|机关|单位)|主管部门/.test(known))
      return { kind: 'person', said: words, law: isHeld[0] ? one : other };
  }
  return null;
}
