import { type CastMember, memberAt, type StoryCast, type StorySide } from './story-cast.ts';
import type { StorySides } from './story-sides.ts';

/** Whoever acts for a side: a lawyer with their firm, or a firm alone. */
export interface StoryAgent {
  side: StorySide;
  person: CastMember | null;
  firm: CastMember | null;
}

const P = '([\\ue000-\\ue3e7])';
const PERSON_OF_FIRM = [
  new RegExp(`${P}[，,(]? ?(?:系|是)?${P}(?:的)?(?:执业|专职)?律师`, 'g'),
  new RegExp(`(?:代理人|律师)[:：是为]? ?${P}[，,(] ?(?:系|是)?${P}`, 'g'),
];
const FIRM_OF_PERSON = new RegExp(
  `(?:委托|聘请|指派|请|找)了?(?:的)?${P}(?:的)?(?:执业|专职)?(?:律师)?${P}(?:律师)?`,
  'g',
);
const FIRM_ALONE = new RegExp(`(?:委托|聘请|特授权|授权)了?${P}`, 'g');
const AGENT_ALONE = new RegExp(
  `(?:委托诉讼代理人|委托代理人|诉讼代理人|代理律师|委托律师)[:：是为]? ?${P}`,
  'g',
);
/** 侄儿周鹏可以帮我跑法院: a relative who appears for somebody. */
const RELATIVE_ALONE = new RegExp(
  `${P}[^，。]{0,6}(?:可以|能|会|来|愿意)?(?:帮|替|代)(?:我们?|他|她)?(?:跑法院|打官司|出庭|去法院|应诉|代理)`,
  'g',
);
const ASIDE = /\([^()]{0,120}\)/g;
const LABEL = /(被告|被申请人|被上诉人)|(原告|(?<!被)申请人)/g;

/** Lawyers and firms that act for somebody: whoever was asked for advice alone does not. */
export function readAgents(cast: StoryCast, sides: StorySides): StoryAgent[] {
  const agents: (StoryAgent & { at: number })[] = [];
  const put = (at: number, person: CastMember | undefined, firm: CastMember | undefined) => {
    const isSame = (one: StoryAgent) => (person ? one.person === person : one.firm === firm);
    if ((person && person.kind !== 'person') || (firm && firm.kind !== 'law_firm') || agents.some(isSame))
      return;
    if (!person && !firm) return;
    agents.push({ at, side: sideAt(cast, sides, at), person: person ?? null, firm: firm ?? null });
  };
  for (const pattern of PERSON_OF_FIRM)
    for (const { index, 1: person, 2: firm } of cast.scene.matchAll(pattern))
      if (memberAt(cast, firm)?.kind === 'law_firm') put(index, memberAt(cast, person), memberAt(cast, firm));
  for (const { index, 1: firm, 2: person } of cast.scene.matchAll(FIRM_OF_PERSON))
    if (memberAt(cast, firm)?.kind === 'law_firm') put(index, memberAt(cast, person), memberAt(cast, firm));
  for (const { index, 1: person } of cast.scene.matchAll(AGENT_ALONE)) {
    const member = memberAt(cast, person);
    if (member?.kind === 'person') put(index, member, undefined);
  }
  const plain = cast.scene.replace(ASIDE, (aside) => (/[\d证]/.test(aside) ? '' : aside));
  for (const { index, 1: person } of plain.matchAll(RELATIVE_ALONE)) {
    const member = memberAt(cast, person);
    if (member?.kind === 'person' && !sides.sideOf.has(member)) put(index, member, undefined);
  }
  for (const { index, 1: firm } of cast.scene.matchAll(FIRM_ALONE)) {
    const member = memberAt(cast, firm);
    if (member?.kind === 'law_firm' && !agents.some((one) => one.firm === member))
      put(index, undefined, member);
  }
  return agents;
}

/** Whose agent it is: of the party whose label or name stands last before; in a story without labels, the teller's. */
function sideAt(cast: StoryCast, { sideOf, own }: StorySides, at: number): StorySide {
  const before = cast.scene.slice(Math.max(0, at - 400), at);
  // 翁志坚委托…: whoever turns to the lawyer.
  const asks = memberAt(cast, /([\ue000-\ue3e7])[^，。；\n]{0,8}$/.exec(before)?.[1]);
  const asked = asks && sideOf.get(asks);
  if (asked) return asked;
  const labels = [...before.matchAll(LABEL)];
  const last = labels.at(-1);
  if (!last) return own;
  // 我现委托…, 被告 having been spoken of: the teller turns to a lawyer.
  const clause = /[^，。；\n]*$/.exec(before)?.[0] ?? '';
  if (/现|我|本人|特|遂/.test(clause)) return own;
  const line = /[^\n]*$/.exec(before.replace(/\n$/, ''))?.[0] ?? '';
  const named = [...line]
    .flatMap((token) => memberAt(cast, token) ?? [])
    .find((member) => sideOf.has(member));
  return (named && sideOf.get(named)) ?? (last[1] ? 'defendants' : 'claimants');
}
