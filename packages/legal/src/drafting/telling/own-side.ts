import { act, KIN } from '../story-act.ts';
import { type CastMember, memberAt, type StoryCast, type StorySide } from '../story-cast.ts';
import type { StorySides } from '../story-sides.ts';

/** Words that tell who claims, where nobody says 我叫 before a name alone. */
const OWN: readonly RegExp[] = [
  // 合同是我某某跟房东签的, 厂房是我某某的.
  act('是(?:我|俺|本人)P(?=跟|和|与|签|的|租|开|出|，)'),
  // 我何某，苏州的: a name alone behind 我.
  act('(?:^|[，。；！？!?…\\n(] ?)(?:我|俺|本人)P(?=，)'),
  // 何某，苏州的。
  act('^P，[^，。；\\ue000-\\ue3e7]{1,8}(?:的|人)(?=[，。！])'),
  // 何某，在某公司上班: who begins with a name and goes on with a job or an age.
  act(
    '^P，(?:今年|现年|男|女|\\d|买|被|想|咨询|求助|遇到|碰到|在[^，。；]{1,30}(?:上班|工作|打工|干活|任职))',
  ),
  act('(?<!说|问|骂)(?:我|俺|本人)是[^，。；\\ue000-\\ue3e7]{1,6}P(?=[，。]|$)'),
  act(
    '(?:我|俺)(?:的(?:名字|大名|全名)|[^，。；的跟签租借找认妈爸男老那对\\ue000-\\ue3e7]{1,4})叫P(?=[，。]|$)',
  ),
  act('(?:今|现)欠P[^，。；]{0,8}(?:款|钱|人民币|[\\d壹贰叁肆伍陆柒捌玖])'),
  // 房主某人（我母亲）: whose the thing is, and whose relative tells it.
  act('(?:房主|户主|业主|产权人|所有人|车主)(?:是|为)?P\\(我(?:的)?[^，。()]{1,4}\\)'),
  act('我(?:公司|司|厂|店|们公司|单位|们?单位|方)(?:为|是|叫|名称是?)P'),
  act(
    '我们?(?:这个)?(?:公司|厂|店|饭店|餐馆|单位|企业|合作社)(?:的)?(?:名字|名称|全称|全名|字号)(?:就)?(?:是|叫|为|:|：)?P',
  ),
  act(
    '我们?(?:公司|厂|店|单位|企业)[\\s\\S]{0,600}(?:^|[，。；\\n])(?:公司|单位|企业|店铺?|厂)(?:的)?(?:名称|全称|名字|全名)(?:是|为|叫|:|：)?P',
  ),
  act('(?:执照|执照上|登记)[^，。]{0,4}是?我P的?(?:名|名字)'),
  act('当事人P(?=[，。（(])'),
  act('我(?:家)?(?:是)?老(?:大|二|三|四|五|幺|小)P(?=[，。、])'),
  // 我开个小饭馆 … 店叫某店: the shop is the teller's.
  act(
    '(?:我|俺|本人)(?:叫[\\ue000-\\ue3e7]，)?(?:自己)?(?:是)?开(?:了|的)?(?:一?[个家间])?[^。]{0,8}(?:店|馆|厂|铺|超市|公司)[\\s\\S]{0,300}(?:[，。；]|我的?)(?:店|馆|厂|铺子?)(?:名|的?名字)?(?:就)?叫P',
  ),
  // 我店里是卖瓷砖的 … 店叫某经营部: whose shop it is sues under its name (民诉法解释 59).
  act(
    '(?:我|俺)(?:家|的)?店(?:里)?(?!主|员|租)[\\s\\S]{0,400}(?:[，。；]|我的?)(?:店|馆|厂|铺子?)(?:名|的?名字)?(?:就)?叫P',
  ),
  act('(?:借到|欠到|收到)P(?:人民币|现金|的|[\\d一二三四五六七八九十])'),
];
/** 我们某公司卖了一批…, 我们是做…的小公司，某公司: whose firm it is, of who does its business. */
const OWN_FIRM: readonly RegExp[] = [
  act(
    '(?:^|[，。；！？!?…\\n ])(?:我们|咱们|俺们|我司)(?:公司|厂|这边)?P(?=卖|买|跟|和|与|供|给|向|从|签|承|把|将|去|今|是|做|租|订|委托|发|\\d)',
  ),
  act(
    '(?:我们|咱们|俺们)(?:就)?是[^，。；\\ue000-\\ue3e7]{0,14}(?:公司|厂|店|企业|合作社|商行)，(?:全称|名称|名字)?(?:叫|是)?P(?=[，。])',
  ),
];
/** 本人甲，与同村乙、丙共三人: who claims together. */
const TOGETHER =
  /(?:本人|我)[\ue000-\ue3e7]?，?(?:与|和|跟)[^，。；\ue000-\ue3e7]{0,6}((?:[\ue000-\ue3e7][、和及]?)+)(?:共|等)?[一二两三四五六七八九十\d]+个?人(?!的(?![事钱])|名下|共有|都有份)/g;
/** 我和小弟就想拿到该我们的: of an estate, who wants the same claims beside the teller. */
const HEIRS_TOGETHER = act(
  '(?:我|俺|本人)(?:和|跟|与)P(?:都|就|也|两个?人?|一起)*(?:想|要|打算|准备|要求|请求)',
);
/** It is told for somebody: 我表弟的事，我帮他说，他叫某人. */
const FOR_ANOTHER =
  /(?:帮|替|代)(?:他|她|我(?:妈|爸|父|母|表?[哥弟姐妹]|[大小]?[姑姨舅叔伯]|老公|老婆|儿子|女儿|闺女|朋友|邻居|爷|奶))(?:们)?(?:说|问|写|打字|咨询|来)|我是?(?:替|帮|代)(?!(?:他|她)(?:们)?[^，。；]{0,3}(?:还|付|垫|出|交|担|养|带))/;
const NAMED_FOR: readonly RegExp[] = [
  act('(?:他|她|当事人|本人)(?:名字)?(?:叫|是)?P'),
  act(`我(?:的)?(?:${KIN}|表[哥弟姐妹])(?:叫|是)?P`),
];
/** 我帮我小姑说说，她叫某人: for whom alone it is told. */
const TOLD_FOR = act(
  '(?:帮|替|代)我[^，。；]{1,5}(?:说|问|写|打字|咨询)[^，。；]{0,4}，(?:她|他)(?:名字)?叫P',
);
/** 我是替我爸问的 … 我爸叫某人: for whom of the family it is told. */
const FOR_KIN =
  /(?:替|帮|代)我(爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|外公|外婆|老公|老婆|哥哥?|姐姐?|弟弟?|妹妹?|儿子|女儿|叔叔?|姑姑?|舅舅?)[^，。；]{0,3}(?:问|说|咨询|写|打听|起诉|告)/;
function toldForKin(cast: StoryCast): CastMember | undefined {
  const kin = FOR_KIN.exec(cast.scene)?.[1];
  if (!kin) return undefined;
  const [match] = cast.scene.matchAll(act(`我(?:的)?${kin}(?:的?名字)?(?:叫|是|名叫)?P`));
  return memberAt(cast, match?.[1]);
}

/** The sides with whoever claims by words that labels do not have. */
export function ownSide(
  cast: StoryCast,
  { own, sideOf, narrator, leads }: StorySides,
  cause: string,
): Map<CastMember, StorySide> {
  const found = new Map(sideOf);
  const heads = [...leads.values()];
  const put = (member: CastMember | undefined) => member && !heads.includes(member) && found.set(member, own);
  for (const says of OWN) for (const match of cast.scene.matchAll(says)) put(memberAt(cast, match[1]));
  // Who works there says 我们 of the firm that owes them.
  for (const says of /劳动|劳务/.test(cause) ? [] : OWN_FIRM)
    for (const [, token] of cast.scene.matchAll(says)) {
      const firm = memberAt(cast, token);
      if (firm?.kind === 'organisation') put(firm);
    }
  for (const [, tokens = ''] of cast.scene.matchAll(TOGETHER))
    for (const token of tokens) put(memberAt(cast, token));
  for (const [, token] of /继承/.test(cause) ? cast.scene.matchAll(HEIRS_TOGETHER) : [])
    put(memberAt(cast, token));
  const [toldFor] = cast.scene.matchAll(TOLD_FOR);
  const claims = memberAt(cast, toldFor?.[1]) ?? toldForKin(cast);
  if (claims?.kind === 'person') {
    for (const [member, side] of found) if (side === own) found.delete(member);
    return found.set(claims, own);
  }
  const hasOwn = [...found.values()].includes(own);
  if ((!hasOwn || narrator === null) && FOR_ANOTHER.test(cast.scene))
    for (const says of NAMED_FOR) {
      const [match] = cast.scene.matchAll(says);
      const member = memberAt(cast, match?.[1]);
      if (member?.kind === 'person' && !found.has(member) && ![...found.values()].includes(own)) put(member);
    }
  return found;
}
