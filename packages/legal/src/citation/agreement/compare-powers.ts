import type { SenseDifference } from './sense-difference.ts';

/** 股东会行使下列职权：, 管理人履行下列职责： */
const HOLDER =
  /^([一-龥]{2,12}?)(?:依法)?(?:行使|履行|享有|具有|承担)(?:以下|下列)(?:职权|职责|权利|义务|权力)/;
const ORGANS =
  /董事会|监事会|股东会|经理|业主大会|业主委员会|债权人会议|债权人委员会|管理人|理事会|会员大会|村民会议|村民委员会|职工代表大会|破产管理人|董事长|监事|合伙人会议|国务院|人民检察院|人民法院|监察委员会|公安机关/g;
const DOES = '(?:负责|决定|作出|行使|享有|有权|可以|应当|审议|批准|选举|制定|承担|管理)';

/** A power said to be of another body than the one whose powers the article lists. */
export function otherHolder(claim: string, law: string): SenseDifference | null {
  const [heading = '', holder = ''] = HOLDER.exec(law.trim()) ?? [];
  if (holder === '' || claim.includes(holder.slice(-3))) return null;
  for (const [organ] of claim.matchAll(ORGANS)) {
    if (holder.includes(organ)) return null;
    const said = new RegExp(
      `(?:由|归|属于?)${organ}|${organ}[^，。；]{0,4}${DOES}|(?:交给|授予|赋予)(?:了)?${organ}`,
    ).exec(claim);
    if (said) return { kind: 'person', said: said[0], law: heading };
  }
  return null;
}
