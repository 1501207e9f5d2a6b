import { act } from '../story-act.ts';
import { type CastMember, memberAt, type StoryCast, type StorySide } from '../story-cast.ts';
import { OWES_OTHERS } from './others-owed.ts';

/** Whoever is of the teller's family, only saw it, or only leads a firm is sued by nobody. */
const NOBODY: readonly RegExp[] = [
  act('P\\((?:系|是)?我(?:的)?(?:母亲|父亲|妈妈?|爸爸?|妻子|丈夫|老公|老婆|儿子|女儿|[哥姐弟妹]{1,2})\\)'),
  act('(?:我|俺)(?:的)?(?:母亲|父亲|妈妈?|爸爸?|连襟|儿子|女儿|闺女)(?:叫|是)?P(?=[，。也和])'),
  // 我和老婆某人两个人的房子: whose the thing is, too.
  act(
    '我(?:和|跟|与)(?:我)?(?:的)?(?:老婆|妻子|媳妇|爱人|太太|老公|丈夫|先生)P(?=(?:两个?人|俩|夫妻|共同|名下|都|一起|的|，|。))',
  ),
  // 我弟某人就坐边上: who only saw it.
  act(
    '我(?:的)?(?:亲|大|小|堂|表)?(?:哥哥?|弟弟?|姐姐?|妹妹?|朋友|同事|邻居|室友|闺蜜)P(?:也|都|就|正好|当时)*(?:坐|站|在(?:场|边|旁)|看[见到着的]|陪|听见|作证)',
  ),
  // 保险公司小李: who speaks for a body is no party.
  act(
    '(?:保险公司|保险|财险|理赔员?|法院|交警队?|民警|派出所|银行|社区|居委会?|街道|消协|客服|前台)(?:的|那边的?)?P',
  ),
  act('(?<!保)证人(?:就)?(?:是|叫|有)?[^，。；\\ue000-\\ue3e7]{0,4}P'),
  // To whom somebody else owes, and who would like to join in.
  act(`${OWES_OTHERS}[^，。；\ue000-\ue3e7]{0,6}P`),
  act('P(?:也)?(?:想|要)?(?:跟|和|与)我(?:们)?(?:一起|一块儿?|一道)(?:去)?(?:告|起诉)'),
  act('P(?:可以|能|愿意?|肯)(?:给我|为我|出庭)?(?:作证|证明)'),
];
/** Whose account the money went to may be anybody (a party of 不当得利 alone). */
const HOLDER: readonly RegExp[] = [
  act('(?:户名|开户人|收款人|账户名)(?:是|叫|为|写的是?)?[:：]?P'),
  act('(?:转|打|汇)(?:给|到|进)[^，。；\\ue000-\\ue3e7]{0,6}(?:叫)?P(?:的)?(?:个人)?(?:账户|银行卡|卡)'),
];
/** Who died is no party to anything (民法典 13); 走了 says so of whose estate it is. */
const DIED = act('P[^，。；\\ue000-\\ue3e7]{0,14}(?:去世|病故|过世|病逝|离世|亡故|身故|死了|不在了)');
const GONE = act('P[^，。；\\ue000-\\ue3e7]{0,14}(?:走的|走了|没了|没的)(?=[，。；]|$)');

/** 我是孩子爸爸邓辉, 我是她女儿卢芳: who tells it for a child or a relative is no party beside them (民法典 23, 民事诉讼法 60, 61). */
const TELLS_FOR = act(
  '(?:我|本人)是(?:孩子|小孩|娃|他|她|老人)?(?:的)?(?:爸爸?|妈妈?|父亲|母亲|家长|监护人|女儿|儿子|闺女|老公|老婆|丈夫|妻子|姐姐?|妹妹?|哥哥?|弟弟?|侄子|外甥)，?(?:我?叫)?P',
);

/** Who tells a story for a child or a relative; none where nobody says so. */
export function tellerFor(cast: StoryCast): CastMember | null {
  const [match] = cast.scene.matchAll(TELLS_FOR);
  return memberAt(cast, match?.[1]) ?? null;
}

/** 法定代表人：我方某，对方某. */
const HEADS = act('(?:法定代表人|法人|负责人)[:：]?我(?:方|们|公司|单位)P，对方P');

/** Members who are no defendants, whatever else is told of them. */
export function noDefendants(cast: StoryCast, cause: string): CastMember[] {
  const said = [...NOBODY, ...(/不当得利/.test(cause) ? [] : HOLDER)].flatMap((says) =>
    [...cast.scene.matchAll(says)].map(([, token]) => token),
  );
  const heads = [...cast.scene.matchAll(HEADS)].flatMap(([, own, other]) => [own, other]);
  return [...said, ...heads].flatMap((token) => {
    const member = memberAt(cast, token);
    return member?.kind === 'person' ? [member] : [];
  });
}

/** Members who died, and stand on no side. */
export const whoDied = (cast: StoryCast, cause: string): CastMember[] =>
  (/继承|遗嘱|遗赠/.test(cause) ? [DIED, GONE] : [DIED]).flatMap((says) =>
    [...cast.scene.matchAll(says)].flatMap(([, token]) => memberAt(cast, token) ?? []),
  );

/** Who leads which firm, with the heads of both sides where one sentence names them. */
export function headsOfBoth(
  cast: StoryCast,
  sideOf: ReadonlyMap<CastMember, StorySide>,
  leads: ReadonlyMap<CastMember, CastMember>,
): Map<CastMember, CastMember> {
  const led = new Map(leads);
  const [heads] = cast.scene.matchAll(HEADS);
  if (!heads) return led;
  for (const [side, token] of [
    ['claimants', heads[1]],
    ['defendants', heads[2]],
  ] as const) {
    const firms = [...sideOf].filter(([{ kind }, on]) => kind === 'organisation' && on === side);
    const head = memberAt(cast, token);
    const firm = firms.length === 1 ? firms[0]?.[0] : undefined;
    if (!firm || head?.kind !== 'person') continue;
    for (const [one, leader] of led) if (leader === head) led.delete(one);
    led.set(firm, head);
  }
  return led;
}
