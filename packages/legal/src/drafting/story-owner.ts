import type { CastMember, StorySide } from './story-cast.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StorySides } from './story-sides.ts';

/** Where something is told of somebody. */
interface ToldPlace {
  field: string;
  start: number;
  end: number;
}

/** The one firm whose name holds a short one: 云帆 is 杭州云帆装饰有限公司. Null where several do. */
export function firmCalled(members: readonly CastMember[], short: string): CastMember | null {
  const those = new Set(
    members.filter(
      ({ kind, name }) =>
        kind === 'organisation' && name.includes(short) && !NO_SHORT.test(short) && !name.startsWith(short),
    ),
  );
  return those.size === 1 ? ([...those][0] ?? null) : null;
}
/** Kinds and trades that stand in names of many firms. */
const NO_SHORT = /^(?:有限|公司|科技|贸易|装饰|建材|食品|机械|商贸|服务|管理|物业|文化|传播|集团|责任|股份)/;
const LAST_PHONE = /^ ?(?:联系)?(?:电话|手机|号码)(?:号码?)?[:：是]? ?$/;

const isFirmOf = (member: CastMember, leads: StorySides['leads']): boolean =>
  member.kind === 'organisation' || [...leads.values()].includes(member);

const lastFirm = (mentions: readonly NamedPlace[], at: number): CastMember | null =>
  mentions.findLast(({ member, end }) => end <= at && member.kind === 'organisation')?.member ?? null;

/** Where somebody is named. */
export interface NamedPlace {
  member: CastMember;
  start: number;
  end: number;
}

const OF_TELLER = /(?:我|本人|俺)(?:的|自己的?|现在?|目前|家)?[^，。我他她]{0,10}$/;
const OF_OTHER = /(?:他|她|对方|其|房东|司机|包工头)(?:的|现在?|目前|家)?[^，。我]{0,10}$/;
const OF_FIRM = /^(?:公司|单位|酒店|店|厂|驾校)(?!名)/;
const OF_LABEL = /(被告|被申请人)|(原告|申请人)/;

/** Whom a sentence tells something of: whoever it named last before; without a name, whoever the one before it named. */
export function ownerOf(
  { field, start: at, end }: ToldPlace,
  story: string,
  mentions: readonly NamedPlace[],
  { narrator, sideOf, own, isForAnother, leads }: StorySides,
  clauses: readonly StoryClause[],
): CastMember | null {
  const clause = clauseAt(clauses, at);
  if (!clause) return null;
  const before = story.slice(clause.start, at);
  const inClause = mentions.findLast(({ start, end }) => start >= clause.start && end <= at);
  if (field === 'credit_code') return lastFirm(mentions, at);
  if (inClause) return inClause.member;
  const short = /^([\u4e00-\u9fff]{2,6}?)(?:公司|厂|店)?(?:就|开)?(?:在|的|地址|位于)/.exec(
    before.trim(),
  )?.[1];
  const called =
    short === undefined
      ? null
      : firmCalled(
          mentions.map(({ member }) => member),
          short,
        );
  if (called) return called;
  if (OF_TELLER.test(before)) return narrator ?? onlyOne(sideOf, own);
  if (OF_FIRM.test(before)) {
    // 我是法定代表人，公司在…: the firm the sentence named last; where that is open, nobody's.
    const inSentence = mentions.findLast(
      (one) => one.start >= clause.sentence.start && one.end <= at && isFirmOf(one.member, leads),
    );
    if (!inSentence) return onlyFirm(sideOf);
    return inSentence.member.kind === 'person'
      ? ([...leads].find(([, leader]) => leader === inSentence.member)?.[0] ?? null)
      : inSentence.member;
  }
  // A number that ends a story, of whom it does not say, is how its teller is reached.
  if (field === 'phone' && LAST_PHONE.test(before) && !/[\u4e00-\u9fffA-Za-z0-9]/.test(story.slice(end)))
    if (!mentions.some((one) => one.start >= clause.sentence.start && one.end <= at))
      return narrator ?? onlyOne(sideOf, own);
  // Told for a relative, 他 is who claims.
  if (isForAnother && OF_OTHER.test(before)) return onlyOne(sideOf, own);
  const label = OF_LABEL.exec(before);
  if (label) return onlyOne(sideOf, label[1] ? 'defendants' : 'claimants');
  const last = mentions.findLast(({ end }) => end <= at);
  const others = [...sideOf].filter(([{ kind }, side]) => side !== own && kind === 'person');
  // Of two who are sued, 他 may be either, where the sentence names neither.
  if (/^(?:他|她)/.test(before.trim()) && others.length > 1 && !(last && last.start >= clause.sentence.start))
    return null;
  if (OF_OTHER.test(before))
    return (
      mentions.findLast(({ member, end }) => end <= at && sideOf.has(member) && sideOf.get(member) !== own)
        ?.member ?? null
    );
  // 我户口是裕华区的，住裕翔街…: a sentence that begins with its teller goes on about them.
  const isTellers = /^(?:我|本人|俺)(?:的|现|户|家|住|[是在叫])/.test(
    story.slice(clause.sentence.start, at).trim(),
  );
  if (isTellers && (!last || last.start < clause.sentence.start)) return narrator ?? onlyOne(sideOf, own);
  if (!last) return null;
  if (last.start >= clause.sentence.start) return last.member;
  // 地址…, as a sentence of its own: of whoever was named last.
  if (field === 'domicile' && /^(?:公司)?(?:地址|住所地?)/.test(clause.text.trim())) return last.member;
  // A sentence that begins with what is told goes on about whoever the one before it is of.
  const between = clauses.filter(({ start, end }) => start > last.end && end < clause.start);
  return between.every(({ text }) => /\d|[男女族]|住|地址/.test(text)) ? last.member : null;
}

/** The one party of a side; null where there are several, or none. */
function onlyOne(sideOf: StorySides['sideOf'], side: StorySide): CastMember | null {
  const those = [...sideOf].filter(([, one]) => one === side);
  return those.length === 1 ? (those[0]?.[0] ?? null) : null;
}

/** The one firm that is a party. */
function onlyFirm(sideOf: StorySides['sideOf']): CastMember | null {
  const firms = [...sideOf.keys()].filter(({ kind }) => kind === 'organisation');
  return firms.length === 1 ? (firms[0] ?? null) : null;
}
