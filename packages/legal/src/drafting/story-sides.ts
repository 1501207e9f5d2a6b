import { act, STORY_ACTS, type Whose } from './story-acts.ts';
import { type CastMember, memberAt, type StoryCast } from './story-cast.ts';

/** A side of a matter. */
export type StorySide = 'claimants' | 'defendants';
/** Who stands where: the sides, who leads which firm, and whose side the teller is on. */
export interface StorySides {
  own: StorySide;
  sideOf: ReadonlyMap<CastMember, StorySide>;
  /** Who leads a firm, by the firm. */
  leads: ReadonlyMap<CastMember, CastMember>;
  /** Whoever says 我. */
  narrator: CastMember | null;
}

const HEAD = '(?:法定代表人|负责人|执行事务合伙人|法人代表|法人)';
const MARRIAGE = /离婚/;
const LEADERS: readonly RegExp[] = [
  act(`${HEAD}(?:是|为|叫|姓名)?[:：]? ?P`),
  act(`(?:老板|总经理|董事长)(?:是|叫|名叫|姓名)?[:：]?P`),
  act(`P(?:是|系|为|作为)P的?(?:法定代表人|老板|法人|负责人|股东|总经理|董事长|实际控制人)`),
];
const OWN_LEADER = act('(?:我|本人)是P的?(?:老板|法定代表人|法人|负责人|总经理|经营者)P?');

/** Whom the story is told by is sued, and does not sue. */
const IS_SUED =
  /(?:我|本人)(?:们)?(?:被[^，。]{0,12}(?:起诉|告)|[^，。]{0,6}收到[^，。]{0,16}(?:传票|应诉通知|起诉状|诉状))|(?:起诉|告)(?:了)?我(?!的|方|要|想)/;

interface Standing {
  claimants: number;
  defendants: number;
  nobody: number;
}

/** Who stands on which side, by labels, by who tells, and by what each did to whom. Where that says two things, nobody is put anywhere. */
export function readSides(cast: StoryCast, cause: string): StorySides {
  const isSued = IS_SUED.test(cast.scene.replace(/[\ue000-\ue3e7]/g, '某'));
  const [own, other]: [StorySide, StorySide] = isSued
    ? ['defendants', 'claimants']
    : ['claimants', 'defendants'];
  const standing = new Map<CastMember, Standing>();
  const narrators = new Set<CastMember>();
  const told = (member: CastMember | undefined, whose: Whose | undefined, strength: number) => {
    if (!member || !whose) return;
    const held = standing.get(member) ?? { claimants: 0, defendants: 0, nobody: 0 };
    const side = whose === 'own' ? own : whose === 'other' ? other : whose;
    held[side] = Math.max(held[side], strength);
    standing.set(member, held);
    if (whose === 'own' && strength === 3 && member.kind === 'person') narrators.add(member);
  };
  for (const { says, whose, strength, of, not, kinds } of STORY_ACTS) {
    if (of && !of.test(cause)) continue;
    for (const match of cast.scene.matchAll(says)) {
      if (not?.test(match[0])) continue;
      const groups = match.slice(1);
      if (kinds?.some((kind, index) => memberAt(cast, groups[index])?.kind !== kind)) continue;
      // A list of names is one group with all of them.
      if (whose.length === 1)
        for (const token of groups.join('')) told(memberAt(cast, token), whose[0], strength);
      else for (const [index, one] of whose.entries()) told(memberAt(cast, groups[index]), one, strength);
    }
  }
  if (MARRIAGE.test(cause)) tellSpouses(cast, told);
  const leads = readLeaders(cast, standing);
  return { own, sideOf: settle(cast, cause, standing, leads), leads, narrator: [...narrators][0] ?? null };
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

function readLeaders(
  cast: StoryCast,
  standing: ReadonlyMap<CastMember, Standing>,
): Map<CastMember, CastMember> {
  const leads = new Map<CastMember, CastMember>();
  const put = (firm: CastMember | undefined, person: CastMember | undefined) => {
    if (firm?.kind === 'organisation' && person?.kind === 'person' && !leads.has(firm))
      leads.set(firm, person);
  };
  for (const [, firm, person] of cast.scene.matchAll(OWN_LEADER))
    put(memberAt(cast, firm), memberAt(cast, person));
  for (const pattern of LEADERS)
    for (const match of cast.scene.matchAll(pattern)) {
      const [one, two] = match.slice(1).map((token) => memberAt(cast, token));
      if (two) put(two, one);
      else put(firmBefore(cast, match.index, standing, /^对方/.test(cast.scene.slice(match.index - 2))), one);
    }
  return leads;
}

/** The firm a leader is told of: the one named last before; behind 对方 the one on the other side. */
function firmBefore(
  cast: StoryCast,
  at: number,
  standing: ReadonlyMap<CastMember, Standing>,
  isOther: boolean,
) {
  const firms = [...cast.scene.slice(0, at)]
    .map((token) => memberAt(cast, token))
    .filter((member) => member?.kind === 'organisation');
  return isOther ? firms.findLast((firm) => firm && (standing.get(firm)?.defendants ?? 0) > 0) : firms.at(-1);
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
