import { SURNAMES } from '../../redaction/surnames.ts';

const ROLE =
  '邻居|同事|工友|保安|老乡|朋友|闺蜜|战友|同学|亲戚|媒人|中间人|介绍人|村干部|婆婆|公公|我[妈爸]|老公|老婆|媳妇|小区保安|店员|路人|服务员|班长|组长';
const SAW =
  '(?:也|都|当时|正好|就|亲眼)*(?:在场|在旁边|在边上(?:看着|坐着)?|看见|看到|听见|听到|见证|(?:能|可以|愿意?|肯)(?:给我|帮我|为我|出庭)*作证)';
/** 老秦能给我作证, 邻居老周亲眼看见: who saw or heard it. */
const WITNESS = new RegExp(
  `((?:${ROLE})?(?:[老小][\\u4e00-\\u9fff](?:[哥姐叔])?|(?<=^|[，。；])[\\u4e00-\\u9fff]{2,3}?)|(?:${ROLE})(?:们)?|[\\u4e00-\\u9fff]{1,2}(?:阿姨|大姐|大哥|大妈|师傅|老师))${SAW}`,
);
/** 证人就隔壁老董一个人签的字. */
const SIGNED_AS_WITNESS = /证人(?:就|是|有|叫)(?:隔壁|邻居|村里|单位)?(?:的)?([老小][\u4e00-\u9fff])/;
const NOBODY = /没|未|不|如果|要是|[我你他她它谁]$|^(?:我们|大家|有人|人家|自己|老板|他们|她们)/;

/** Whoever saw or heard what happened, and is no party. */
export function witnessIn(
  text: string,
  parties: readonly string[],
): { name: string; start: number; end: number } | null {
  const found = WITNESS.exec(text) ?? SIGNED_AS_WITNESS.exec(text);
  const [all, who = ''] = found ?? [];
  if (!found || all === undefined || NOBODY.test(who) || NOBODY.test(all)) return null;
  const isRole = new RegExp(`^(?:${ROLE})|^[老小]|(?:阿姨|大姐|大哥|大妈|师傅|老师)$`).test(who);
  if (!isRole && !SURNAMES.has(who[0] ?? '')) return null;
  if (parties.some((party) => party.includes(who) || who.includes(party))) return null;
  return { name: `证人${who.replace(/们$/, '')}的证言`, start: found.index, end: found.index + all.length };
}
