import { sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 经用人单位同意, 经设区的市级鉴定委员会确认: who has to say yes. */
const CONSENTS =
  /(?<![已曾未])经([^，。；：、,;\n经]{2,30}?)(?:的?书面)?(?:同意|确认|批准|认可|许可|认定|核准|审批|审核)/g;
const OFFICE = /委员会|机构|机关|部门|法院|检察院|政府|仲裁庭|局$|厅$|国务院/;
const PARTY =
  /^(?:用人单位|单位|雇主|公司|企业|对方|双方|当事人|职工|劳动者|本人|经营者|消费者|[一-龥]{1,4}[人方])$/;
/** What is done with their yes must share this much. */
const ACT_WEIGHT = 1.5;

/** A party says yes where the article asks an office, or the other way round: 经单位同意可以延长 for 经鉴定委员会确认，可以延长. */
export function otherConsenter(claim: string, law: string): SenseDifference | null {
  const held = consentsIn(law);
  const [first] = held;
  if (first === undefined) return null;
  for (const said of consentsIn(claim)) {
    if (said.side === null || held.some(({ side }) => side === null || side === said.side)) continue;
    const other = held.find(({ act }) => sharedWeight(act, said.act) >= ACT_WEIGHT);
    if (other) return { kind: 'person', said: said.text, law: other.text };
  }
  return null;
}

const consentsIn = (text: string) =>
  [...text.matchAll(CONSENTS)].map((match) => {
    const [words, who = ''] = match;
    const act =
      text
        .slice(match.index + words.length)
        .replace(/^[，,]/, '')
        .split(/[，。；：,;\n]/)[0] ?? '';
    const side = OFFICE.test(who) ? 'office' : PARTY.test(who) ? 'party' : null;
    return { text: words, side, act: weighPairs(act) };
  });
