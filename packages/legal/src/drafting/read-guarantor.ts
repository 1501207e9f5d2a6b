import { addMonths } from '../figures/calendar.ts';
import type { QuestionDate } from '../questions/read-dates.ts';
import { type CastMember, memberAt, type StoryCast, tokenOf } from './story-cast.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';

/** Somebody who vouches on paper. */
const IN_WRITING =
  /([\ue000-\ue3e7])[^。；\n\ue000-\ue3e7]{0,20}(?:担保人?|保证人?)[^。；\n\ue000-\ue3e7]{0,12}(?:签(?:了|字|名|过|的)|按(?:了|的)?手印|写了)|([\ue000-\ue3e7])[^。；\n\ue000-\ue3e7]{0,40}(?:手写|书面|签字|签名|签了|写了?|写明|出具|盖章|按手印)[^。；\n\ue000-\ue3e7]{0,30}(?:担保|保证责任|连带)|([\ue000-\ue3e7])[^。；\n]{0,16}(?:作为|是)(?:连带)?(?:担保人|保证人)[^。；\n]{0,16}(?:签|按手印|写)|(?:担保人|保证人)[^。；\n]{0,6}签[^。；\n]{0,6}([\ue000-\ue3e7])|(?:签名|签字|签着|写着|写的|落款|落的)[^。；\n\ue000-\ue3e7]{0,10}(?:担保人|保证人)[ :：]?([\ue000-\ue3e7])|(?:担保|保证)人[^，。；\n\ue000-\ue3e7]{0,14}([\ue000-\ue3e7])[^，。；]{0,3}签|([\ue000-\ue3e7])[^。；\n\ue000-\ue3e7]{0,20}(?:写|签|按)[^。；\n\ue000-\ue3e7]{0,24}由(?:我|他|她)(?:来)?(?:还|偿还|承担|负责)/g;
/** Somebody who talked into lending, and said that they would answer for it. */
const BY_WORD =
  /([\ue000-\ue3e7])[^。\n]{0,90}(?:(?:不还|赖(?:了|账了?)|跑了|出事)[^。，\n]{0,4}(?:你|就)?(?:来)?找(?:我|她|他)|拍(?:了)?胸[口脯]|包在(?:我|他|她)身上|口头[^，。]{0,6}(?:担保|保证)|(?:我|他|她)(?:来)?(?:负责|兜底))/g;
const LEADER_VOUCHES =
  /(?:他|她|老板)(?:个人|本人|自己)(?:也)?[^。；没未不]{0,8}签[^。；没未不]{0,40}(?:他|她)(?:个人)?(?:是|做|作)(?:了)?(?:连带)?(?:担保人|保证人)/;
const GUARANTEES = /担保|保证责任|连带/;

/**
 * Who vouched for a debt: in writing or by word alone (民法典 685), until when it was to be paid, and when the six months end that count where
 * nothing else was agreed (民法典 692).
 * @param debtDue when the debt itself is due, where one day alone is told
 */
export function readGuarantor(
  story: string,
  cast: StoryCast,
  { narrator, sideOf, own, leads }: Pick<StorySides, 'narrator' | 'sideOf' | 'own' | 'leads'>,
  dates: readonly QuestionDate[],
  debtDue: { value: string; start: number; end: number } | null,
): StoryFact[] {
  const who = (pattern: RegExp) =>
    [...cast.scene.matchAll(pattern)].flatMap((match) => {
      const token = match.slice(1).find((one) => one !== undefined);
      const member = memberAt(cast, token);
      return member?.kind === 'person' && member !== narrator
        ? [{ member, start: cast.placeOf(match.index), end: cast.placeOf(match.index + match[0].length) }]
        : [];
    })[0];
  const written = who(IN_WRITING);
  const found = written ?? ofFirm() ?? who(BY_WORD);
  if (!found) return [];
  const isWritten = found === written || /签|借条|书面|合同/.test(story.slice(found.start, found.end));
  const place = { start: found.start, end: found.end };
  const facts: StoryFact[] = [
    { path: 'guarantor_name', value: found.member.name, ...place },
    { path: 'guarantee_written', value: isWritten, ...place },
    ...(isWritten
      ? kindOf(story, found === written).map((value) => ({ path: 'guarantee_joint', value, ...place }))
      : []),
    ...borrowers(),
  ];
  const due = isWritten ? (dueOf(story, found.member, place, dates) ?? debtDue) : null;
  if (!due) return facts;
  return [
    ...facts,
    { path: 'guarantee_due_on', value: due.value, start: due.start, end: due.end },
    { path: 'guarantee_ends_on', value: addMonths(due.value, 6), start: due.start, end: due.end },
  ];

  /** 他个人也签了字，…他是担保人, of who leads the firm that borrowed. */
  function ofFirm() {
    const match = LEADER_VOUCHES.exec(story);
    const [leader, other] = [...leads].flatMap(([firm, one]) =>
      sideOf.get(firm) !== undefined && sideOf.get(firm) !== own ? [one] : [],
    );
    return match && leader && !other
      ? { member: leader, start: match.index, end: match.index + match[0].length }
      : undefined;
  }

  /** Where the one who vouched is sued beside one other, that one borrowed. */
  function borrowers(): StoryFact[] {
    const sued = [...sideOf].flatMap(([member, side]) => (side === own ? [] : [member]));
    const [one, other] = sued.filter((member) => member !== found?.member);
    const [mention] = one?.mentions ?? [];
    if (!one || !mention) return [];
    if (!other && sued.length === 2) return [{ path: 'loan_borrower', value: one.name, ...mention }];
    // 民法典 1064: whoever signed as borrower, too, owes it with them; of others nobody said what they owe.
    const others = sued.filter((member) => member !== found?.member && member !== one);
    const isEach = others.length > 0 && others.every((member) => borrowsToo(cast, member));
    const names = [one, ...others].map(({ name }) => name).join('、');
    return isEach ? [{ path: 'loan_borrower', value: names, ...mention }] : [];
  }
}

/** 老婆某人也在借条上签了名字，写的共同借款人. */
function borrowsToo(cast: StoryCast, member: CastMember): boolean {
  const token = tokenOf(cast.members.indexOf(member));
  return new RegExp(
    `${token}[^。；\\n\\ue000-\\ue3e7]{0,24}(?:也|都|一起|共同)[^。；\\n\\ue000-\\ue3e7]{0,16}(?:签|按)(?:了|的)?(?:字|名|手印)?|${token}[^。；\\n\\ue000-\\ue3e7]{0,30}共同借款人`,
  ).test(cast.scene);
}

/** Until when it was to be paid, in the sentence in which somebody vouches. */
function dueOf(
  story: string,
  { name }: CastMember,
  { start, end }: { start: number; end: number },
  dates: readonly QuestionDate[],
): { value: string; start: number; end: number } | null {
  const from = Math.max(0, story.lastIndexOf('。', start));
  const stop = story.indexOf('。', end);
  const sentence = story.slice(from, stop === -1 ? story.length : stop);
  if (!sentence.includes(name) || !GUARANTEES.test(sentence)) return null;
  const yearEnd = /(\d{4})年(?:年)?底(?:之?前|以前)?[^，。]{0,4}(?:付清|还清|付|还)/.exec(sentence);
  if (yearEnd?.[1])
    return {
      value: `${yearEnd[1]}-12-31`,
      start: from + yearEnd.index,
      end: from + yearEnd.index + yearEnd[0].length,
    };
  const day = dates.find(
    (one) =>
      one.start >= from &&
      one.end <= from + sentence.length &&
      /^(?:之?前|以前|前)?[^，。]{0,4}(?:付清|还清|付|还)/.test(story.slice(one.end, one.end + 10)),
  );
  return day ? { value: day.iso, start: day.start, end: day.end } : null;
}

/** Whether the guarantee is told to be joint, or ordinary; nothing where its words are not told: the paper has to be read for that (民法典 686). */
function kindOf(story: string, isSignedOnly: boolean): boolean[] {
  // 要不要承担连带责任？ asks, and tells nothing of what was written.
  const told = story.replace(ASKED, '');
  const isJoint = JOINT.test(told);
  const isOrdinary = ORDINARY.test(told);
  if (isJoint !== isOrdinary) return [isJoint];
  // 民法典 686: where nothing is written on the manner, it is an ordinary one.
  return !isJoint && isSignedOnly && !OTHER_PAPER.test(told) ? [false] : [];
}
const ASKED =
  /[^。！？；\n]*(?:是不是|算不算|要不要|能不能|是否|会不会)[^。！？；\n]*[。！？]?|[^。！；\n]*(?:吗|呢)？|[^。！？；\n]*？/g;
/** 到期不还由他还, 无条件: without waiting whether the debtor can (担保制度解释 25). */
const JOINT =
  /(?<!(?:不|没|未)[^，。；]{0,6})连带|无条件(?:承担|偿还|还款|担保)|(?:到期)?(?:不还|没还|未还|不履行)(?:的|的话)?，?(?:就)?(?:由|归)(?:我|他|她|担保人|保证人)[^，。；]{0,6}(?:还|承担|负责)/;
/** 还不上由他还: only where the debtor cannot (担保制度解释 25). */
const ORDINARY =
  /一般保证|(?:还不(?:上|起|了)|无力(?:偿还|还款)|没(?:有)?能力(?:还|偿还)|无法(?:偿还|还清))(?:的|的话|时)?，?(?:就)?(?:由|归|我|他|她|担保人|保证人)[^，。；]{0,6}(?:还|承担|负责)/;
/** A paper of its own may say more than was told of it. */
const OTHER_PAPER = /(?:担保|保证)(?:合同|协议|书|函|承诺)|承诺书/;
