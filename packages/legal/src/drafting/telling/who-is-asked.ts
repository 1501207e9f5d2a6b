import { act, KIN, SPOUSE } from '../story-act.ts';
import { type CastMember, memberAt, type StoryCast, type StorySide, tokenOf } from '../story-cast.ts';
import type { StorySides } from '../story-sides.ts';
import { ASKED_MARKS } from './asked-marks.ts';
import { firmOnPaper } from './firm-on-paper.ts';
import { firmTelling, speaksForFirm } from './firm-teller.ts';
import { headsOfBoth, noDefendants, tellerFor, whoDied } from './no-defendants.ts';
import { ownSide } from './own-side.ts';
import { operators, ownersForShops } from './shops-and-owners.ts';

/** 我前夫某人, 我哥叫某人. */
const OF_TELLER = act(`我(?:们?家)?(?:的)?(?:${SPOUSE}|前夫|前妻|${KIN})(?:叫|是)?P`);
/** Bodies nobody sues because they are named. */
const BODY =
  /银行|支行|医院(?!管理)|派出所|法院|鉴定|公证|信用社|街道|社区|居委|村委|仲裁|人社|市场监管|税务/;

/** Who is asked, as far as what each is told to have done tells it; of whom labels and acts told it already is left to them. */
export function whoIsAsked(cast: StoryCast, cause: string, labelled: StorySides): StorySides {
  const own = labelled.own;
  const sides = { ...labelled, sideOf: ownSide(cast, labelled, cause) };
  const other: StorySide = own === 'claimants' ? 'defendants' : 'claimants';
  const known = [...sides.sideOf];
  const asked = known.filter(([, side]) => side === other).map(([member]) => member);
  const scores = scoresOf(cast, cause);
  const isOwn = (member: CastMember) =>
    sides.sideOf.get(member) === own ||
    member === sides.narrator ||
    [...sides.leads.values()].includes(member);
  const nobody = noDefendants(cast, cause);
  const open = cast.members.filter(
    (member) =>
      !isOwn(member) && !asked.includes(member) && !nobody.includes(member) && member.kind !== 'law_firm',
  );
  const score = (member: CastMember) => scores.get(member) ?? 0;
  const sideOf = new Map(sides.sideOf);
  const ask = (member: CastMember) => sideOf.set(member, other);
  const isBody = ({ name }: CastMember) => BODY.test(name) && !/医疗|金融借款|储蓄/.test(cause);
  const likely = open
    .filter((member) => score(member) >= LIKELY && !isBody(member))
    .sort((one, two) => score(two) - score(one));
  for (const member of asked)
    if (score(member) <= -3 && !isGuarantor(cast, member) && (asked.length > 1 || likely.length > 0))
      sideOf.delete(member);
  // 民法典 1213: the insurer of the car pays first, and is sued beside the driver.
  if (/交通/.test(cause))
    for (const member of open) if (member.kind === 'organisation' && INSURER.test(member.name)) ask(member);
  // 民法典 1191: who employs the driver is liable for the driver's work.
  if (/交通/.test(cause))
    for (const [, , token] of cast.scene.matchAll(EMPLOYED)) {
      const firm = memberAt(cast, token);
      if (firm?.kind === 'organisation' && !isOwn(firm)) ask(firm);
    }
  if (/交通/.test(cause) && AT_WORK.test(cast.scene))
    for (const [, token] of cast.scene.matchAll(CAR_OF)) {
      const firm = memberAt(cast, token);
      if (firm?.kind === 'organisation' && !isOwn(firm)) ask(firm);
    }
  if (/交通|姓名权|婚约/.test(cause)) for (const member of likely) ask(member);
  else if (/借贷|追偿/.test(cause)) {
    // Who vouches is never alone: whoever borrowed is asked, too.
    const borrower = asked.filter((member) => !isGuarantor(cast, member));
    const lent = likely.find((member) => !isGuarantor(cast, member));
    const others = open.filter(
      (member) => member.kind === 'person' && !isGuarantor(cast, member) && score(member) >= 0,
    );
    const [only] = others.length === 1 ? others : [];
    const isVouched = [...open, ...asked].some((member) => isGuarantor(cast, member));
    const one = lent ?? (isVouched ? only : undefined);
    if (borrower.length === 0 && one) ask(one);
    for (const member of open) if (isGuarantor(cast, member) && member.kind === 'person') ask(member);
    // 民法典 1064: a spouse who signed owes it, too.
    for (const [, token] of [...cast.scene.matchAll(SPOUSE_SIGNED), ...cast.scene.matchAll(BOTH_SIGNED)]) {
      const spouse = memberAt(cast, token);
      if (spouse && !isOwn(spouse)) ask(spouse);
    }
  } else if (asked.every((member) => !sideOf.has(member)) && likely[0]) {
    ask(likely[0]);
    for (const member of likely.slice(1))
      if (score(member) >= SURE && member.kind === likely[0].kind) ask(member);
  }
  if (/合同/.test(cause) && !/借款|合伙|劳务/.test(cause))
    firmOnPaper(cast, sideOf, other, (firm) => !isOwn(firm) && !isBody(firm));
  // 甲、乙连带向我支付: each of them.
  for (const [tokens] of cast.scene.matchAll(JOINTLY))
    for (const token of tokens) {
      const member = memberAt(cast, token);
      if (member && !isOwn(member)) ask(member);
    }
  if (![...sideOf.values()].includes(other)) elimination();
  ownersForShops(cast, sideOf, other);
  // 他个人也签了字，他是担保人: whoever leads the firm and vouches for it (民法典 685, 688).
  if (/借贷|买卖/.test(cause) && VOUCHES_HIMSELF.test(cast.scene))
    for (const [firm, leader] of sides.leads)
      if (sideOf.get(firm) === other && !isOwn(firm) && leader.kind === 'person') ask(leader);
  for (const [, token] of cast.scene.matchAll(act('个人独资企业[^。)）]{0,6}投资人P'))) {
    const investor = memberAt(cast, token);
    if (investor && [...sideOf.values()].includes(other)) ask(investor);
  }
  let ownLead: [CastMember, CastMember] | null = null;
  const teller = tellerFor(cast);
  const isForOther = [...sideOf].some(([member, side]) => side === own && member !== teller);
  if (teller && isForOther) sideOf.delete(teller);
  // 孩子叫某人, of who booked a course for a child: who made the contract asks, and not the child.
  if (/合同/.test(cause) && cast.tellers.length > 0)
    for (const [, token] of cast.scene.matchAll(CHILD)) {
      const child = memberAt(cast, token);
      if (child && !cast.tellers.includes(child) && sideOf.get(child) === own) sideOf.delete(child);
    }
  // 我们三个人…，我先说我自己的: the others tell theirs themselves.
  if (/(?:先|只|就)(?:说|讲|告|要)我(?:自己)?的/.test(cast.scene))
    for (const member of [...sideOf.keys()])
      if (
        sideOf.get(member) === own &&
        member.kind === 'person' &&
        !cast.tellers.includes(member) &&
        !isSelf(cast, member)
      )
        sideOf.delete(member);
  // 我是某公司的法人，叫某人: who leads a party of their own side is none beside it.
  if (!/我(?:和|跟|与|及)(?:公司|厂)|(?:公司|厂)(?:和|跟|与|及)我/.test(cast.scene))
    for (const [firm, leader] of sides.leads)
      if (sideOf.get(firm) === own && sideOf.get(leader) === own) sideOf.delete(leader);
  // 民诉法解释 59: where the shop has a name, it is the party, and whoever runs it leads it.
  const tellsAsFirm = firmTelling(cast.scene, cause) !== null;
  const ownFirms = [...sideOf].flatMap(([member, side]) =>
    side === own && member.kind === 'organisation' ? [member] : [],
  );
  const [ownFirm] = ownFirms;
  if (tellsAsFirm && ownFirm && ownFirms.length === 1)
    for (const member of [...sideOf.keys()])
      if (sideOf.get(member) === own && member.kind === 'person') {
        sideOf.delete(member);
        if (!sides.leads.has(ownFirm) && cast.tellers.includes(member)) ownLead = [ownFirm, member];
      }
  const speaker = speaksForFirm(cast.scene);
  const spoken = speaker === null ? undefined : memberAt(cast, speaker);
  if (spoken && (tellsAsFirm || ownFirm)) sideOf.delete(spoken);
  for (const member of whoDied(cast, cause)) sideOf.delete(member);
  // 民法典 1209: who lets a car out answers for it by their own fault alone, of which nothing is told.
  if (/机动车交通/.test(cause) && [...sideOf].some(([{ kind }, side]) => side === other && kind === 'person'))
    for (const member of [...sideOf.keys()])
      if (member.kind === 'organisation' && /租赁/.test(member.name) && sideOf.get(member) === other)
        sideOf.delete(member);
  for (const member of nobody) if (sideOf.get(member) === other) sideOf.delete(member);
  // 第一被告是我老公: each who is sued answers in a paper of their own (民事诉讼法 128).
  if (own === 'defendants' && !TOGETHER.test(cast.scene)) {
    const answers = (member: CastMember) => cast.tellers.includes(member) || member === sides.narrator;
    const mine = [...sideOf].flatMap(([member, side]) => (side === own ? [member] : []));
    if (mine.some(answers))
      for (const member of mine) if (member.kind === 'person' && !answers(member)) sideOf.delete(member);
    // 我前夫某人借的: who is told of as a relative of the teller is not the teller.
    for (const [, token] of cast.scene.matchAll(OF_TELLER)) {
      const relative = memberAt(cast, token);
      if (relative && !answers(relative) && sideOf.get(relative) === own) sideOf.delete(relative);
    }
  }
  // Who owes stands before who vouched.
  for (const [member, side] of [...sideOf])
    if (side === other && member.kind === 'person' && /借贷|追偿/.test(cause) && isGuarantor(cast, member)) {
      sideOf.delete(member);
      sideOf.set(member, side);
    }
  const leads = new Map(
    [...headsOfBoth(cast, sideOf, operators(cast, sideOf, sides))].filter(
      ([, { name }]) => !NICKNAME.test(name),
    ),
  );
  return { ...sides, sideOf, leads: ownLead ? new Map([...leads, ownLead]) : leads };

  /** One firm, or one who is left when all others are somebody else's. */
  function elimination() {
    // Of who is sued, the one firm that is named sues, whatever else is told of it.
    const left = open.filter((member) => (own === 'defendants' || score(member) >= 0) && !isBody(member));
    const firms = left.filter(({ kind }) => kind === 'organisation');
    const people = left.filter(({ kind }) => kind === 'person');
    const isOfFirms = /劳动|服务|物业|培训|买卖|装修|旅游|物业|肖像|保险|运输/.test(cause);
    const [firm] = firms;
    const [person] = people;
    if (firm && firms.length === 1 && (isOfFirms || people.length === 0) && !/股权|继承|离婚/.test(cause))
      ask(firm);
    else if (person && people.length === 1 && !/^[老小阿]./.test(person.name)) ask(person);
  }
}

const JOINTLY =
  /(?:[\ue000-\ue3e7][、和及与])+[\ue000-\ue3e7](?=(?:共同|连带|一起)[^，。；]{0,4}(?:向|给|赔|还|付|支付)(?:我|本人)?)/g;
/** 他老婆也在上面签了字. */
const SPOUSE_SIGNED = act(
  '(?:他|她)(?:的)?(?:老婆|媳妇|爱人|妻子|老公|丈夫)P(?:也|都|一起|在|上面|借条上?|欠条上?|后面|那个|一块){0,5}签(?:了|字|名|过|的)',
);
/** 他和他媳妇某人一起来的，借条上两个人都签了字. */
const BOTH_SIGNED = act(
  '(?:他|她)(?:的)?(?:老婆|媳妇|爱人|妻子|老公|丈夫)P[^。]{0,40}(?:两个?人|都|俩|夫妻|一起)[^。；没未]{0,12}签(?:了|的|过)',
);
const VOUCHES_HIMSELF =
  /(?:他|她|老板)(?:个人|本人|自己)(?:也)?[^，。；没未不]{0,8}(?:签|担保|保证)|(?:他|她)(?:个人)?(?:是|做|作)(?:了)?(?:连带)?(?:担保人|保证人)/;
/** 冼胖子, 王老板: what somebody is called is no name that stands on a paper. */
const NICKNAME =
  /^.{1,2}(?:胖子?|瘦子|麻子|瞎子|拐子|聋子|秃子|光头|黑子|老板娘?|总|哥|姐|叔|姨|爷|师傅|经理|主任)$/;
/** 我们俩一起答辩. */
const TOGETHER = /我们(?:俩|两个?人?|夫妻|两口子|几个|都)?(?:一起|共同|都)(?:答辩|应诉|不认|不同意)/;
const EMPLOYED = act(
  'P[^。；\\ue000-\\ue3e7]{0,18}(?:是|系|为)P的?(?:员工|司机|职工|雇员|驾驶员|骑手|人(?![^，。；]))',
);
/** 车是某公司的，当时在送货: whose car it was, whose work was done with it (民法典 1191). */
const CAR_OF = act('车(?:子)?(?:就)?是P的');
const AT_WORK = /(?:在|正)(?:上班|送货|送菜|送外卖|送件|拉货|运货|配送|干活)|送货|执行工作/;
/** (我某人，还有…): whoever says 我 before a name. */
const isSelf = (cast: StoryCast, member: CastMember): boolean =>
  cast.scene.includes(`我${tokenOf(cast.members.indexOf(member))}`);
const CHILD = act('(?:孩子|小孩|儿子|女儿|闺女|娃|小朋友)(?:的?名字)?(?:叫|是)P');
const INSURER = /保险|财险|产险|人保|人寿|国寿|太保|(?:平安|大地)(?!.*(?:物流|运输|汽车|出租|租赁|货运))/;
const LIKELY = 2;
const SURE = 3;

/** How much is told for and against each being asked; what is told of two groups counts for the last of them. */
function scoresOf(cast: StoryCast, cause: string): Map<CastMember, number> {
  const scores = new Map<CastMember, number>();
  for (const { says, weight, of, kind } of ASKED_MARKS) {
    if (of && !of.test(cause)) continue;
    const seen = new Set<CastMember>();
    for (const match of cast.scene.matchAll(says)) {
      const token = match.slice(1).findLast((group) => group !== undefined);
      const member = memberAt(cast, token);
      if (!member || seen.has(member) || (kind && member.kind !== kind)) continue;
      seen.add(member);
      scores.set(member, (scores.get(member) ?? 0) + weight);
    }
  }
  return scores;
}

/** Whether somebody is told to vouch for another. */
function isGuarantor(cast: StoryCast, member: CastMember): boolean {
  const token = tokenOf(cast.members.indexOf(member));
  if (new RegExp(`${token}[^。；\\ue000-\\ue3e7]{0,10}口头`).test(cast.scene)) return false;
  return new RegExp(
    `${token}[^。；\\ue000-\\ue3e7]{0,30}(?:担保人|保证人|做保|作保|担保|连带责任|共同借款)|(?:担保人|保证人|担保的)(?:是|叫)?[^，。]{0,4}${token}|(?:签|写)了?(?:个|的)?${token}[^。]{0,24}担保|(?:担保|保证)人[^，。；\\ue000-\\ue3e7]{0,14}${token}[^，。；]{0,3}签|${token}[^。；\\ue000-\\ue3e7]{0,20}(?:写|签|按)[^。；\\ue000-\\ue3e7]{0,24}由(?:我|他|她)(?:来)?(?:还|偿还|承担|负责)`,
  ).test(cast.scene);
}
