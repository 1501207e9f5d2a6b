import { chargesAtEnd } from './charges-at-end.ts';
import type { JudgmentParty } from './judgment-reading.ts';
import { isBodyName, isPersonName, partyKindOf } from './party-kind.ts';
import { STANCE_SOURCE } from './party-stances.ts';

/** More than the first sentences is never needed. */
const REACH = 1_200;
const NAMED = new RegExp(
  `(${STANCE_SOURCE})(?!民)([^，。；:：()]{2,80}?)(?=因|犯(?!罪所得)|涉嫌|不服|与|及|和|，|。|提出|从|向|诉|对|的|一案|案(?!外)|申请|以|于|驾驶|在|\\(|(?:${STANCE_SOURCE}))`,
  'g',
);
/** 本院在审查张某与某公司著作权纠纷一案中，张某提出申请. */
const ASKS =
  /审[查理]([^，。]{2,30}?)(?:诉|与)([^，。]{2,50}(?:公司|集团|厂|局|院|社|行|中心|政府|委员会)|[^，。]{2,4}?)(?:[^，。与]{2,20}纠纷)[^，。]{0,12}案[^，。]{0,4}[，,](?:申请人)?([^，。]{2,30}?)(?:于[^，。]{4,12})?(?:提出|申请|以)/;

/** The parties of a document that lists none: those its first sentences name with a stance. */
export function readUnlistedParties(flat: string, text: string): JudgmentParty[] {
  const whole = flat.slice(0, REACH);
  const before = whole.split(/(?<=一案)|如下[:：]|本院经?审查/)[0] ?? '';
  const head = new RegExp(STANCE_SOURCE).test(before) || ASKS.test(before) ? before : whole;
  const parties: JudgmentParty[] = [];
  const add = (name: string, stance: string) => {
    if (!(isPersonName(name) || isBodyName(name)) || parties.some((one) => one.name === name)) return;
    parties.push({
      name,
      stance,
      earlier: [],
      kind: partyKindOf(name, stance, ''),
      alias: null,
      representatives: [],
    });
  };
  const isCriminal = /被告人|罪/.test(head);
  for (const match of head.matchAll(NAMED)) {
    const at = match.index + match[0].length - (match[2]?.length ?? 0);
    const run = text.slice(at, at + (match[2]?.length ?? 0));
    if (match[1] === '被害人' || (isCriminal && /^(?:原告|被告|第三人)$/.test(match[1] ?? ''))) continue;
    for (const part of chargesAtEnd(run).before.split('、')) {
      const name = part.replace(/等[\d一二三四五六七八九十]*[人名]?.*$/, '');
      add(name, match[1] ?? '');
    }
  }
  if (parties.length > 0) return parties;
  const asks = ASKS.exec(head);
  if (asks?.[1] && asks[2] && asks[3]) {
    add(asks[3], '申请人');
    for (const other of [asks[1], asks[2]]) if (other !== asks[3]) add(other, '被申请人');
  }
  return parties;
}
