import { CHAPTER_OF_CHARGE } from './charges.ts';
import type { JudgmentParty } from './judgment-reading.ts';
import { isBodyName, isPersonName, partyKindOf } from './party-kind.ts';
import { STANCE_SOURCE } from './party-stances.ts';

/** More than the first sentences is never needed. */
const REACH = 1_200;
const NAMED = new RegExp(
  `(?<![\\u4e00-\\u9fff])(?:对|因|由|与|、|，|及|审理|关于|据)?(${STANCE_SOURCE})([^，。；:：()、]{2,40}?)(?=因|犯|涉嫌|不服|与|及|和|、|，|。|提出|向|对|的|一案|申请|\\()`,
  'g',
);
const CHARGES = [...CHAPTER_OF_CHARGE.keys()]
  .map((charge) => charge.slice(0, -1))
  .toSorted((a, b) => b.length - a.length);
/** 本院在审查张某与某公司著作权纠纷一案中，张某提出申请. */
const ASKS =
  /审[查理]([^，。]{2,30}?)(?:诉|与)([^，。]{2,60}?)(?:[^，。与]{2,20}纠纷)[^，。]{0,12}案[^，。]{0,4}[，,](?:申请人)?([^，。]{2,30}?)(?:于[^，。]{4,12})?(?:提出|申请|以)/;

/** The parties of a document that lists none: those its first sentences name with a stance. */
export function readUnlistedParties(flat: string, text: string, title: string | null): JudgmentParty[] {
  const head = flat.slice(0, REACH);
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
  for (const match of head.matchAll(NAMED)) {
    const at = match.index + match[0].length - (match[2]?.length ?? 0);
    add(withoutCharge(text.slice(at, at + (match[2]?.length ?? 0)), title), match[1] ?? '');
  }
  if (parties.length > 0) return parties;
  const asks = ASKS.exec(head);
  if (asks?.[1] && asks[2] && asks[3]) {
    add(asks[3], '申请人');
    for (const other of [asks[1], asks[2]]) if (other !== asks[3]) add(other, '被申请人');
  }
  return parties;
}

/** 王某诈骗 → 王某, where the title does not say that the name goes on. */
function withoutCharge(run: string, title: string | null): string {
  const charge = CHARGES.find((one) => run.endsWith(one) && run.length - one.length >= 2);
  const name = charge ? run.slice(0, -charge.length) : run;
  return charge && title?.startsWith(run) && !title.startsWith(`${name}犯`) ? name : name;
}
