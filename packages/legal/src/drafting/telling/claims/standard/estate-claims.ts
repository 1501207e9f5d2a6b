import { countOf } from '../../../courses/told-matter.ts';
import type { Telling } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';
import type { ClaimRow } from './claim-rows.ts';
import { beforeSum } from './told-parts.ts';

const CHILDREN =
  /(?:姐弟|姊妹|兄妹|姐妹|兄弟|兄弟姐妹|弟兄|家里|爸妈|父母)(?:我们)?(?:一共|共|有|生了?)?(?:我们)?([两二三四五六七八])个|([两二三四五六七八])个(?:孩子|子女|儿女)|([两三四五六])个人一个(?:爹妈|娘)/;
const GONE = '(?:走(?!访|来|去|进|过|路)|去世|过世|没了|没的|不在|病逝|病故|离世|就没)';
const FATHER_GONE = new RegExp(`(?:爸|父亲|爹|老爷子)[^，。；妈母]{0,16}${GONE}|父母[^，。；]{0,8}${GONE}`);
const MOTHER_GONE = new RegExp(`(?:妈|母亲|娘|老太太)[^，。；爸父]{0,16}${GONE}|父母[^，。；]{0,8}${GONE}`);
const ALIVE = /(?:妈|母亲|爸|父亲)[^，。；]{0,6}(?:还在|健在|活着|在世|还健在)/;
const ELDERS_GONE = new RegExp(
  `(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|祖父母|老人)[^。；]{0,12}${GONE}|(?:爷爷|奶奶|外公|外婆)[^。；]{0,8}(?:更早|早)`,
);
/** Who else may inherit is not to be seen from the telling: no share is written for anybody. */
const INTRICATE =
  /再婚|后妈|后爸|继(?:父|母|子|女)|前妻|前夫|领养|收养|私生|代位|(?:大哥|大姐|弟弟|妹妹|哥哥|姐姐)[^，。；]{0,6}(?:去世|走得早|先走)/;
const COMMON =
  /(?:结婚|婚)后|房改|夫妻|爸妈(?:一起|共同|当年)?(?:买|盖|建)|父母(?:一起|共同)?(?:买|盖|建)|单位分/;
const IN_FIGURES = ['', '', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Of how many equal parts one is the teller’s: of both dead parents’ home one of the children’s number; of one’s, half of it is the other’s first. */
function shareOf(text: string): { parts: number; isOfBoth: boolean } | null {
  const said = CHILDREN.exec(text);
  const children = said ? countOf(said[1] ?? said[2] ?? said[3] ?? '') : null;
  if (children === null || INTRICATE.test(text)) return null;
  const areBothGone = FATHER_GONE.test(text) && MOTHER_GONE.test(text);
  if (areBothGone && ELDERS_GONE.test(text)) return { parts: children, isOfBoth: true };
  if (ALIVE.test(text) && ELDERS_GONE.test(text) && COMMON.test(text))
    return { parts: 2 * (children + 1), isOfBoth: false };
  return null;
}

/**
 * What the dead left is divided: first the half that was the husband’s or the wife’s own (民法典 1153), then each estate among the heirs of the first
 * order (1127, 1130); an heir who does not sue and gave up nothing in writing is called into the suit (1124; 民诉法解释 70).
 */
export function estateClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const { text, other, me } = telling;
  const at = rows.findIndex(({ content }) => /^请求依法继承、分割/.test(content));
  const held = rows[at];
  if (!held) return [...rows];
  const share = shareOf(text);
  const fraction = share ? `${IN_FIGURES[share.parts] ?? share.parts}分之一` : '＿＿＿分之＿＿＿';
  const more = /请求适当多分/.test(held.content) ? `，${me}尽了主要扶养义务，请求适当多分` : '';
  const part = !share && /均等继承/.test(held.content) ? '由各继承人均等继承' : `${me}享有${fraction}的份额`;
  const made: ClaimRow[] = [];
  const place = { start: held.start, end: held.end };
  const put = (content: string, amount: number | null = null, where = place) =>
    made.push({ content, amount, start: where.start, end: where.end });
  if (/房屋/.test(held.content)) {
    const first = COMMON.test(text)
      ? share && !share.isOfBoth
        ? '先析出健在配偶的二分之一，其余二分之一由各继承人继承，'
        : '先析出夫妻各自的二分之一，再分别由各继承人继承，'
      : '';
    const value = telling.sums.find((sum) => WORTH.test(beforeSum(telling, sum)) && sum.value > 10_000);
    const own = value && share ? Math.round((value.value * 100) / share.parts) / 100 : null;
    const worth = own === null ? '' : `（按现值${value?.value}元计为${own}元，以评估为准）`;
    put(`请求依法继承、分割被继承人遗留的房屋，${first}${part}${worth}${more}`);
  }
  const saved = savedIn(telling);
  if (saved) {
    const funeral = paidOutOfIt(telling);
    const left = saved.value - (funeral?.value ?? 0);
    const own = share?.isOfBoth ? Math.round((left * 100) / share.parts) / 100 : null;
    const how = `${saved.value}元${funeral ? `扣除办理丧事的${funeral.value}元后` : ''}的${share?.isOfBoth ? fraction : '＿＿＿分之＿＿＿'}`;
    const verb = TAKEN.test(text) ? `判令${other}返还${me}应继承的存款` : `依法分割存款，${me}应得`;
    put(`请求${verb}${own ?? '＿＿＿'}元（${how}）`, own, saved);
  }
  if (made.length === 0) made.push(held);
  const spent = funeralAdvanced(telling);
  const called = otherHeirs(telling, share);
  const isPrinted = PRINTED_FOR_OTHER.test(text) && !rows.some(({ content }) => /遗嘱/.test(content));
  const kept = rows.map((row) =>
    /打印/.test(text) && row.content === '请求确认遗嘱无效'
      ? { ...row, content: '请求确认打印遗嘱无效' }
      : row,
  );
  return [
    ...(isPrinted ? [{ content: '请求确认打印遗嘱无效', amount: null, ...place }] : []),
    ...kept.slice(0, at),
    ...made,
    ...kept.slice(at + 1),
    ...(spent
      ? [
          {
            content: `请求判令${other}分担已垫付的丧葬费＿＿＿元（共${spent.value}元，按继承人人数分担，扣除所收礼金）`,
            amount: null,
            start: spent.start,
            end: spent.end,
          },
        ]
      : []),
    ...(called ? [{ content: called, amount: null, ...place }] : []),
  ];
}
/** 掏出一张纸，打印的，说房子全归他: a printed will needs two witnesses and each page signed and dated (民法典 1136). */
const PRINTED_FOR_OTHER = /纸[^。]{0,8}打印[^。]{0,24}(?:归|给|留给)(?:他|她|大哥|弟弟|哥)/;
const WORTH = /(?:值|估(?:价|了|值)?|市价|市场价|行情)[^，。；\d]{0,6}$/;
const TAKEN = /取(?:光|走|了|完)|转走|提走|全取/;
const savedIn = (telling: Telling): ToldSum | undefined =>
  telling.sums.find(
    (sum) =>
      !sum.isRough &&
      (/(?:存折|存款|银行卡|卡[里上]|账上)[^，。；]{0,8}$/.test(beforeSum(telling, sum)) ||
        /(?:存折|银行卡|存款)[^。；]{0,4}，(?:里面?|里头|上面)(?:还|一共)?有$/.test(
          telling.text.slice(Math.max(0, sum.start - 16), sum.start),
        )),
  );
/** 丧事满打满算三万八，是从这里头出的. */
const paidOutOfIt = (telling: Telling): ToldSum | undefined =>
  telling.sums.find(
    (sum) =>
      /(?:丧事|后事|丧葬|满打满算)[^。；]{0,14}$/.test(
        telling.text.slice(Math.max(0, sum.start - 20), sum.start),
      ) &&
      /^(?:元|块钱?)?，?(?:就|都|也)?是?从(?:这|那)(?:里|里头|里面|笔|个)/.test(telling.text.slice(sum.end)),
  );
/** 丧事花了三万一，我和大姐垫的. */
const funeralAdvanced = (telling: Telling): ToldSum | undefined =>
  telling.sums.find(
    (sum) =>
      !sum.isRough &&
      /(?:丧事|后事|丧葬)[^，。；]{0,8}$/.test(beforeSum(telling, sum)) &&
      /^(?:元|块钱?)?，?(?:都|全)?(?:是)?(?:我|由我)[^，。；]{0,8}(?:垫|出|掏|付)/.test(
        telling.text.slice(sum.end),
      ),
  );

/** Brothers and sisters who stand on no side of the suit. */
function otherHeirs(
  { text, cast, sides }: Telling,
  share: { parts: number; isOfBoth: boolean } | null,
): string | null {
  if (/(?:写|签)(?:了|过)[^，。；]{0,8}放弃|公证[^，。；]{0,4}放弃/.test(text)) return null;
  const known = [...sides.sideOf.keys()];
  const named = cast.members.filter(
    (member) =>
      member.kind === 'person' &&
      !known.includes(member) &&
      new RegExp(
        `(?:姐|哥|弟|妹|妹子|老[大二三四五幺小]|[大二三四小]姐|[大二三四]哥)(?:叫|是)?${member.name}`,
      ).test(text),
  );
  const isShort = share?.isOfBoth && share.parts > known.length;
  if (named.length === 0 && !isShort && share?.isOfBoth !== false) return null;
  const parent = share && !share.isOfBoth ? ['健在的配偶＿＿＿'] : [];
  const names = [...parent, ...named.map(({ name }) => name)].join('、') || '＿＿＿';
  return `请求通知其他法定继承人${names}作为共同原告参加诉讼（没有书面放弃继承）`;
}
