import { type CastMember, memberAt, type StoryCast, type StorySide } from '../story-cast.ts';
import type { StorySides } from '../story-sides.ts';

/** 执照是我韩建民的名: a shop that claims is run by whoever tells, who is no second claimant (民事诉讼法解释 59). */
export function operators(
  cast: StoryCast,
  sideOf: Map<CastMember, StorySide>,
  { own, leads }: StorySides,
): Map<CastMember, CastMember> {
  const led = new Map(leads);
  const mine = [...sideOf].filter(([, side]) => side === own).map(([member]) => member);
  const [shop, second] = mine.filter(({ kind }) => kind === 'organisation');
  const [person, other] = mine.filter(({ kind }) => kind === 'person');
  if (
    !shop ||
    second ||
    !person ||
    other ||
    !/个体|执照|经营者|我开的|(?:我|，)开(?:了|个|家|一)|我的店/.test(cast.scene)
  )
    return led;
  led.set(shop, person);
  sideOf.delete(person);
  return led;
}

/** A shop without a form of its own is whoever runs it. */
const HAS_FORM =
  /公司|厂$|合作社|医院|学校|幼儿园|集团|中心$|保险|财险|人保|平安|太平洋|人寿|大地|(?:市|区|县)[\u4e00-\u9fff]{2,}(?:店|行|部|馆|室)$/;
const HAS_END =
  /[店馆行厂部社园铺坊堂院所室城吧场校]$|超市|中心|物流|快递|安保|保安|物业|教育|传媒|科技|集团/;
const RUNS = '(?:老板娘?|店主|经营者|开店的|馆主)';

/** Puts whoever runs a shop on its side in the shop's place, where a shop that is no firm stands on the other side. */
export function ownersForShops(cast: StoryCast, sideOf: Map<CastMember, StorySide>, other: StorySide): void {
  for (const [shop, side] of [...sideOf]) {
    if (side !== other || shop.kind !== 'organisation' || HAS_FORM.test(shop.name)) continue;
    const people = [...sideOf].filter(([one, on]) => on === other && one.kind === 'person');
    const [boss] =
      cast.scene.match(new RegExp(`${RUNS}[^。]{0,40}(?:叫|是)[\\ue000-\\ue3e7]`))?.[0].slice(-1) ?? '';
    const owner = memberAt(cast, boss);
    // A sign alone is nobody: who is sued stays open.
    if (people.length === 0 && owner?.kind !== 'person' && HAS_END.test(shop.name)) continue;
    sideOf.delete(shop);
    if (people.length === 0 && owner?.kind === 'person') sideOf.set(owner, other);
  }
}
