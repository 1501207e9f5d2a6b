import { clauseAt, clausesOf, type StoryClause } from '../story-clauses.ts';
import { withoutWishes } from '../story-wishes.ts';
import { type Telling, within } from '../telling/telling.ts';
import { isDenied } from './is-denied.ts';
import { FAMILY_KINDS, WORK_KINDS } from './life-kinds.ts';
import { goingOn, listedIn, nounsIn, passingIn } from './listed-proof.ts';
import { MONEY_KINDS } from './money-kinds.ts';
import { OFFICE_KINDS, PAPER_KINDS } from './paper-kinds.ts';
import type { ProofKind } from './proof-kind.ts';
import { CALLED_ON_LIST, thingsIn } from './proof-things.ts';
import { CALLS_FOR_HELP, TALK_KINDS } from './talk-kinds.ts';
import { witnessIn } from './witnesses.ts';

/** A piece of proof a story speaks of, with every place that does. */
export interface ToldProof {
  name: string;
  /** Where it is to be got, where whoever tells does not hold it. */
  from: string | null;
  /** The telling names it; a deed that leaves it behind is only told. */
  isNamed: boolean;
  places: { start: number; end: number }[];
}

const KINDS: readonly ProofKind[] = [
  ...MONEY_KINDS,
  ...TALK_KINDS,
  ...PAPER_KINDS,
  ...OFFICE_KINDS,
  ...WORK_KINDS,
  ...FAMILY_KINDS,
];
/** What the other side shows is theirs to hand in. */
const OF_OTHER = /(?:对方|被告|他们?|她)[^，。]{0,4}(?:提供|出示|提交|拿出|举出)/;
const NO_CONTRACT =
  /(?:没|未|不|无)(?:有)?(?:跟我|和我|给我)?签[^，。]{0,8}(?:合同|协议)|(?:没有?|无)(?:书面)?(?:合同|协议)/;
/** 合同里写, 写在合同上: a contract in writing, whatever else it is called. */
const WRITTEN_CONTRACT =
  /(?:合同|协议)(?:里|上|中)(?:面|头)?(?:也|都|明确|清清楚楚|的)?(?:写|约定|规定|载明)|写在(?:合同|协议)(?:里|上)|签(?:了|过|的是?)(?:一份|个|书面)?[^，。]{0,8}(?:合同|协议)|(?:合同|协议)(?:都|也|上|是|书)?[^，。；没不]{0,6}(?:写|盖|约定|签(?:过|了|的|到))|(?:合同|协议)(?:第.{1,3}条|最后一页|总?价|价款|盖|[\d一二三四五六七八九十]+万)/;
/** What a contract is called that a telling calls 合同 and nothing else. */
const CONTRACT_OF: readonly [name: string, of: RegExp][] = [
  ['劳动合同', /劳动/],
  ['租赁合同', /租赁/],
  ['装修合同', /装饰|装修/],
  ['买卖合同', /买卖/],
  ['物业服务合同', /物业/],
];
/** What a matter stands on is listed first. */
const FOUNDATION = /合同$|协议|租约|^[借欠]条|^借据|认定书|^结婚证|^死亡证明|遗嘱/;
const ROWS_MAX = 30;

/** Proof a story speaks of, a row each by the name it is told with, and what its deeds leave behind; nothing of which it says that there is none. */
export function readProofTold(telling: Telling): ToldProof[] {
  const { text: story, cause } = telling;
  const found = new Map<string, ToldProof>();
  const clauses = clausesOf(withoutWishes(story));
  let inList = -1;
  for (const [index, { text, start, sentence }] of clauses.entries()) {
    if (isAsked(story, clauses[index]?.end ?? 0) || OF_OTHER.test(text)) continue;
    const next = clauses[index + 1];
    const isKeptNext =
      next?.sentence.start === sentence.start &&
      /^(?:都|也|全|还)?(?:在我?手[里上]|留着|保存着?|在我这)/.test(next.text);
    // 有照片，村委会的调解记录，还有宅基地证: a list goes on behind its marks.
    const going = inList === sentence.start ? goingOn(text) : [];
    const listed = going.length > 0 ? going : listedIn(text);
    if (listed.length > 0) inList = sentence.start;
    const things = [
      ...listed,
      ...thingsIn(text, story.slice(sentence.start, start + text.length)),
      ...passingIn(text),
      ...(isKeptNext ? nounsIn(text) : []),
    ];
    for (const { name, at, from } of things)
      keep(found, name, { start: start + at, end: start + at + name.length }, from);
  }
  const [contract] = CONTRACT_OF.find(([, of]) => of.test(cause)) ?? ['合同'];
  const bare = found.get('合同');
  if (bare) {
    found.delete('合同');
    found.set(contract, { ...bare, name: contract });
  }
  const written = WRITTEN_CONTRACT.exec(story);
  if (written && ![...found.keys()].some((name) => /合同|协议|租约/.test(name)) && !NO_CONTRACT.test(story))
    keep(found, /协议/.test(written[0]) ? '协议' : contract, {
      start: written.index,
      end: written.index + written[0].length,
    });
  const parties = [...telling.sides.sideOf.keys()].map(({ name }) => name);
  for (const { text, start, end } of clauses) {
    if (OF_OTHER.test(text) || isAsked(story, end)) continue;
    leaveBehind(found, text, start, cause);
    const witness = witnessIn(text, parties);
    if (witness) keep(found, witness.name, { start: start + witness.start, end: start + witness.end });
  }
  const surest = surestOf(found, clauses);
  return [
    ...surest.filter(({ name }) => FOUNDATION.test(name)),
    ...surest.filter(({ name }) => !FOUNDATION.test(name)),
    ...registerOf(telling),
  ].slice(0, ROWS_MAX);
}

/** 借条？ is asked, and there is none. */
const isAsked = (story: string, at: number): boolean => /[？?]/.test(story.charAt(at));

/** Takes a thing up under its name, or adds a place to what it is named by already. */
function keep(
  found: Map<string, ToldProof>,
  said: string,
  place: { start: number; end: number },
  from?: string,
): void {
  const name = CALLED_ON_LIST[said] ?? said;
  // 原件在我手里: of what, another word tells.
  if (name === '原件' || (/[和、]/.test(name) && !found.has(name))) return;
  // 录音 after 通话录音 is the same.
  const known = [...found.values()].find((one) => one.name.includes(name) || name.startsWith(one.name));
  if (known) {
    known.places.push(place);
    return;
  }
  // 住院收据 is what 收据 was.
  const places = [place];
  for (const [shorter, { places: earlier }] of [...found])
    if (name.endsWith(shorter)) {
      places.unshift(...earlier);
      found.delete(shorter);
    }
  found.set(name, { name, from: from ?? null, isNamed: true, places });
}

/** What the deeds of a clause leave behind. */
function leaveBehind(found: Map<string, ToldProof>, text: string, start: number, cause: string): void {
  for (const { name, says, of, from } of KINDS) {
    if (of && !of.test(cause)) continue;
    const match = says.exec(text);
    if (!match || isDenied(text, match.index, match.index + match[0].length)) continue;
    if (isUndone(match[0]) || (name === '通话记录' && CALLS_FOR_HELP.test(text))) continue;
    const place = { start: start + match.index, end: start + match.index + match[0].length };
    const known = found.get(name);
    if (known) known.places.push(place);
    else found.set(name, { name, from: from ?? null, isNamed: false, places: [place] });
  }
}

/** What a deed leaves behind goes where the telling names the same, or where a surer kind of it is left behind. */
function surestOf(found: ReadonlyMap<string, ToldProof>, clauses: readonly StoryClause[]): ToldProof[] {
  const all = [...found.values()];
  const clauseOf = ({ start }: { start: number }) => clauseAt(clauses, start);
  return all.flatMap((proof) => {
    const own = KINDS.findIndex(({ name }) => name === proof.name);
    const kind = KINDS[own];
    if (!kind || proof.isNamed) return [proof];
    const same = all.filter(({ name }) => name !== proof.name && kind.listed.test(name));
    if (same.some(({ isNamed }) => isNamed)) return [];
    const surer = same.filter((one) => KINDS.slice(0, own).some(({ name }) => name === one.name));
    if (surer.length === 0) return [proof];
    // A payment that was told apart from those whose way is known is still to be proved.
    const known = new Set(surer.flatMap(({ places }) => places.map(clauseOf)));
    const places = WAY_UNKNOWN.has(proof.name) ? proof.places.filter((one) => !known.has(clauseOf(one))) : [];
    return places.length > 0 ? [{ ...proof, places }] : [];
  });
}
const WAY_UNKNOWN: ReadonlySet<string> = new Set(['付款凭证', '还款的收款记录']);

/** 微信转账他没收: what was not done, or is only meant to be, leaves nothing. */
const isUndone = (deed: string): boolean =>
  /没(?!收)|未|不(?!接|动产|肯还|还|认|给钱|在了)|忘|打算|准备|想(?!办)|让[我你]|叫[我你]/.test(deed);

/** The register of firms tells who a firm is that is sued, and who stands behind a shop. 企业信息公示暂行条例 6. */
function registerOf({ text, sides, other }: Telling): ToldProof[] {
  const [firm] = [...sides.sideOf].flatMap(([member, side]) =>
    side !== sides.own && member.kind === 'organisation' ? [member] : [],
  );
  const licence = /营业执照/.exec(text);
  const place = firm?.mentions[0] ?? (licence && { start: licence.index, end: licence.index + 4 });
  if (!place || sides.own !== 'claimants') return [];
  return [
    {
      name: `${other}的工商登记信息`,
      from: '可在国家企业信用信息公示系统查询',
      isNamed: false,
      places: [place],
    },
  ];
}

/** The clauses in which the places of a piece of proof stand. */
export const clausesOfProof = ({ clauses }: Telling, { places }: ToldProof) =>
  clauses.filter((clause) => within(places, clause).length > 0);
