import { act, type Whose } from './story-act.ts';
import { TOLD_ACTS } from './story-acts.ts';
import { ORAL_ACTS } from './story-acts-oral.ts';
import { OWN_HEAD, SUED_ACTS } from './story-acts-sued.ts';
import { type CastMember, memberAt, namedIn, type StoryCast, type StorySide } from './story-cast.ts';
import { IS_SUED } from './telling/is-sued.ts';

/** Who stands where: the sides, who leads which firm, and whose side the teller is on. */
export interface StorySides {
  own: StorySide;
  sideOf: ReadonlyMap<CastMember, StorySide>;
  /** Who leads a firm, by the firm. */
  leads: ReadonlyMap<CastMember, CastMember>;
  /** Whoever says 我. */
  narrator: CastMember | null;
  /** It is told for a relative: 他 and 她 may be either side. */
  isForAnother: boolean;
}

const HEAD = '(?:法定代表人|经营者|负责人|执行事务合伙人|法人代表|法人)';
const MARRIAGE = /离婚/;
const LEADERS: readonly RegExp[] = [
  act(`${HEAD}(?:好像|应该|可能|就)?(?:是|为|叫|姓名)?[:：]? ?P`),
  act('(?:负责人|法人代表|法人|法定代表人|老板|经营者)(?:就)?是我，(?:我?叫)?P'),
  OWN_HEAD,
  act(`(?:老板|老总|总经理|董事长)(?:是|叫|名叫|姓名)?[:：]?P`),
  act('(?:老板|总经理|董事长|法人)姓[\u4e00-\u9fff]，(?:名字?)?(?:叫)?P'),
  act(`P(?:是|系|为|作为)P的?(?:法定代表人|老板|法人|负责人|股东|总经理|董事长|实际控制人)`),
];
const OWN_LEADERS = [
  act(
    '(?:我|本人)是P的?(?:老板|法定代表人|法人代表|法人|负责人|总经理|经营者)，?(?:我)?(?:名字)?(?:叫|是)?P',
  ),
  act('(?:我|本人)是P的?(?:老板|法定代表人|法人|负责人|总经理|经营者)P?'),
  act(
    'P，(?:我|本人)(?:是|系|就是)(?:公司|它|该公司)?的?(?:老板|法定代表人|法人代表|法人|负责人|总经理|经营者)，?(?:我?叫)?P',
  ),
  act('P，(?:老板|法定代表人|法人代表|法人|负责人|经营者)(?:就)?是我，(?:我?叫)?P'),
];

const FOR_ANOTHER =
  /我(?:是)?(?:替|帮|代)(?:我|他|她|[\ue000-\ue3e7])(?![^，。；]{0,3}(?:还|付|垫|出|交|担|养|带))|我是(?:他|她|孩子)的?(?:爸|妈|父|母|姐|哥|丈夫|妻子|老婆|老公|儿子|女儿|姑|舅|叔)|我(?:的)?(?:爸|妈|父亲|母亲|姐|妹|哥|弟|女儿|儿子)[^，。]{0,4}[\ue000-\ue3e7]/;

interface Standing {
  claimants: number;
  defendants: number;
  nobody: number;
}

/** Who stands on which side, by labels, by who tells, and by what each did to whom. Where that says two things, nobody is put anywhere. */
export function readSides(told: StoryCast, cause: string): StorySides {
  // What is told of somebody in brackets parts no act: 甲（女，1990年出生）与乙.
  const cast = {
    ...told,
    scene: told.scene.replace(
      /\([^()]{0,120}(?:出生|身份证|住|信用代码|法定代表人|地址|电话)[^()]{0,120}\)/g,
      '',
    ),
  };
  const isSued = IS_SUED.test(cast.scene.replace(/[\ue000-\ue3e7]/g, '某'));
  const [own, other]: [StorySide, StorySide] = isSued
    ? ['defendants', 'claimants']
    : ['claimants', 'defendants'];
  const standing = new Map<CastMember, Standing>();
  const narrators = new Set<CastMember>();
  const say = (member: CastMember | undefined, whose: Whose | undefined, strength: number) => {
    if (!member || !whose) return;
    const held = standing.get(member) ?? { claimants: 0, defendants: 0, nobody: 0 };
    const side = whose === 'own' ? own : whose === 'other' ? other : whose;
    held[side] = Math.max(held[side], strength);
    standing.set(member, held);
    if (whose === 'own' && strength === 3 && member.kind === 'person') narrators.add(member);
  };
  for (const teller of cast.tellers) say(teller, 'own', 3);
  for (const { says, whose, strength, of, not, kinds } of [...TOLD_ACTS, ...ORAL_ACTS, ...SUED_ACTS]) {
    if (of && !of.test(cause)) continue;
    for (const match of cast.scene.matchAll(says)) {
      if (not?.test(match[0])) continue;
      const groups = match.slice(1);
      if (kinds?.some((kind, index) => memberAt(cast, groups[index])?.kind !== kind)) continue;
      // A list of names is one group with all of them.
      if (whose.length === 1)
        for (const token of groups.join('')) say(memberAt(cast, token), whose[0], strength);
      else for (const [index, one] of whose.entries()) say(memberAt(cast, groups[index]), one, strength);
    }
  }
  if (MARRIAGE.test(cause)) tellSpouses(cast, say);
  const leads = readLeaders(told, standing);
  if (!MARRIAGE.test(cause)) askedFirm(cast, say);
  return {
    own,
    sideOf: withoutBosses(cast, standing, settle(cast, cause, standing, leads)),
    leads,
    narrator: [...narrators][0] ?? null,
    isForAnother: FOR_ANOTHER.test(cast.scene),
  };
}

/** 要求公司退款: where the story names one firm alone that is nobody's agent, it is the one that is asked. */
const ASKED_FIRM =
  /(?:要求|请求|判令|要|让|找)(?:该|这家|这个|那家)?(?:(?:装修|装饰|物业|培训)?公司|酒店|店家?|厂家?|商家|驾校|机构|中介)[^，。；]{0,14}(?:退|赔|付|还|补|承担|停止|修|发)|公司(?:老板|店长|人事)?[^，。]{0,8}(?:不退|不给|没给|跑路|拖欠|没发|关门|停业|不用来)|让他们退|他们只(?:肯|愿意?)?退/;

function askedFirm(
  cast: StoryCast,
  say: (member: CastMember | undefined, whose: Whose, strength: number) => void,
) {
  const firms = cast.members.filter(({ kind }) => kind === 'organisation');
  if (firms.length === 1 && ASKED_FIRM.test(cast.scene)) say(firms[0], 'other', 2);
}

const MARRIED = act(`P~(?:与|和|跟|同|、)P~(?:结婚|登记|领证|相识|认识|恋爱|婚后|夫妻)`);
const WANTS = act(`P[^，。]{0,10}(?:起诉|诉请|要求|请求|想|提出|坚决|决定|打算|希望)[^，。]{0,6}离婚`);

/** Of two who married, the one who asks for the divorce is the claimant. */
function tellSpouses(
  cast: StoryCast,
  told: (member: CastMember | undefined, whose: Whose, strength: number) => void,
) {
  const asks = new Set([...cast.scene.matchAll(WANTS)].map(([, token]) => token));
  for (const [, one, other] of cast.scene.matchAll(MARRIED)) {
    if (asks.has(one) === asks.has(other)) continue;
    told(memberAt(cast, one), asks.has(one) ? 'claimants' : 'defendants', 2);
    told(memberAt(cast, other), asks.has(one) ? 'defendants' : 'claimants', 2);
  }
}

const BOSS = act('(?:老板娘?|店长|校长|园长|负责人|经理|法人(?:代表)?)(?:是|叫|名叫)?P');
const ASKED = act(
  '(?:要求|请求|判令|起诉|状告|告|让|要)[^，。；]{0,10}P|P[^，。；]{0,6}(?:也|还|同样|一起|共同|连带)[^，。；]{0,6}(?:还|赔|退|付|承担)',
);

/** Who is told of as the boss of a firm that is sued is no party beside it, unless something is asked of them. */
function withoutBosses(
  cast: StoryCast,
  standing: ReadonlyMap<CastMember, Standing>,
  sideOf: Map<CastMember, StorySide>,
): Map<CastMember, StorySide> {
  const hasFirm = [...sideOf].some(([{ kind }, side]) => kind === 'organisation' && side === 'defendants');
  if (!hasFirm) return sideOf;
  const asked = new Set(
    [...cast.scene.matchAll(ASKED)].flatMap(([, one, two]) => memberAt(cast, one ?? two) ?? []),
  );
  for (const [, token] of cast.scene.matchAll(BOSS)) {
    const boss = memberAt(cast, token);
    if (boss?.kind !== 'person' || asked.has(boss) || sideOf.get(boss) !== 'defendants') continue;
    if ((standing.get(boss)?.defendants ?? 0) < 3) sideOf.delete(boss);
  }
  return sideOf;
}

function readLeaders(
  cast: StoryCast,
  standing: ReadonlyMap<CastMember, Standing>,
): Map<CastMember, CastMember> {
  const leads = new Map<CastMember, CastMember>();
  const put = (firm: CastMember | undefined, person: CastMember | undefined) => {
    if (firm?.kind === 'organisation' && person?.kind === 'person' && !leads.has(firm))
      leads.set(firm, person);
  };
  for (const pattern of OWN_LEADERS)
    for (const [, firm, person] of cast.scene.matchAll(pattern))
      put(memberAt(cast, firm), memberAt(cast, person));
  for (const pattern of LEADERS)
    for (const match of cast.scene.matchAll(pattern)) {
      const [one, two] = match.slice(1).map((token) => memberAt(cast, token));
      if (two) put(two, one);
      else put(firmBefore(cast, match.index, standing), one);
    }
  return leads;
}

/** The firm a leader is told of: the one named last before; behind 我公司 the teller's, behind 对方 the other's. */
function firmBefore(cast: StoryCast, at: number, standing: ReadonlyMap<CastMember, Standing>) {
  const before = cast.scene.slice(0, at);
  const firms = namedIn(cast, before).filter(({ kind }) => kind === 'organisation');
  if (/(?:我们?公司|我司|我厂|我单位)(?:的)?$/.test(before))
    return firms.find((firm) => standing.get(firm)?.claimants);
  if (/对方(?:公司)?(?:的)?$/.test(before)) return firms.findLast((firm) => standing.get(firm)?.defendants);
  return firms.at(-1);
}

function settle(
  { members }: StoryCast,
  cause: string,
  standing: ReadonlyMap<CastMember, Standing>,
  leads: ReadonlyMap<CastMember, CastMember>,
): Map<CastMember, StorySide> {
  const sided = members.flatMap((member) => {
    const held = standing.get(member);
    if (!held || held.claimants === held.defendants) return [];
    const side: StorySide = held.claimants > held.defendants ? 'claimants' : 'defendants';
    const strength = held[side];
    // Who leads a firm is a party only where a label says so.
    const isLeader = [...leads.values()].includes(member);
    if (held.nobody >= strength || (isLeader && strength < 3)) return [];
    if (member.kind === 'law_firm' && strength < 3) return [];
    if (MARRIAGE.test(cause) && member.kind !== 'person') return [];
    return [{ member, side, strength }];
  });
  const chosen = (side: StorySide) => {
    const those = sided.filter((one) => one.side === side);
    const most = Math.max(0, ...those.map(({ strength }) => strength));
    // What only hints at a side says nothing beside what tells it.
    const kept = most >= 2 ? those.filter(({ strength }) => strength >= 2) : those;
    const isPair = MARRIAGE.test(cause) && kept.length > 1;
    return isPair ? kept.filter(({ strength }) => strength === most).slice(0, 1) : kept;
  };
  return new Map([...chosen('claimants'), ...chosen('defendants')].map(({ member, side }) => [member, side]));
}
