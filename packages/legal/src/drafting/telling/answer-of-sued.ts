import { rowPath } from '../fact-sheet.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';

/** Whose debt it is: 我老公借的, 前夫欠的. */
const SPOUSE = '(?:老公|丈夫|爱人|先生|老婆|妻子|媳妇|前夫|前妻|对象|孩子(?:他|她)?[爸妈]|男人|那口子)';
const OF_SPOUSE = new RegExp(
  `(?:我(?:的)?)?${SPOUSE}[^。；]{0,40}(?:借|欠|贷)|夫妻共同债务|(?:借|欠)[^。；]{0,20}(?:是|都是)(?:我)?${SPOUSE}|我(?:的)?${SPOUSE}(?<who>[\\u4e00-\\u9fff]{2,3})(?=[，。；])[\\s\\S]{0,300}\\k<who>[^。；]{0,20}(?:借|欠)`,
);

/** What a spouse may say against a debt of the other, each where the telling says it. */
const GROUNDS: readonly [RegExp, string][] = [
  [
    /(?:借条|欠条|借据|合同|条子)[^。；]{0,16}(?:就|只|都是?)(?:有)?[^。；我]{0,8}(?:一个?人?|自己|单独)?[^。；我]{0,4}(?:签|写|名)|我(?:也)?(?:没|未)(?:有)?(?:在[^，。；]{0,8})?签(?:过|字|名)|(?:没有|没)我(?:的)?(?:签字|签名|名字)/,
    '借据上没有答辩人签名，答辩人没有共同借款的意思表示',
  ],
  [
    /我[^，。；]{0,8}(?:不知道|不知情|不晓得|没听说|毫不知情|蒙在鼓里)|(?:瞒着|背着)我|从来没(?:有)?(?:跟|和)我(?:说|讲|提)过/,
    '答辩人对借款不知情',
  ],
  [
    /(?:钱|款|一分)[^。；]{0,10}(?:没|未)(?:有)?(?:进|到|打到|转到)[^。；]{0,6}我|我[^，。；]{0,6}(?:没|未)(?:有)?(?:见过|拿过?|用过?|花过?)(?:过)?[^，。；]{0,4}(?:钱|一分|款)/,
    '答辩人没有收到、使用过借款',
  ],
  [
    /(?:钱|款|一分)[^。；]{0,10}(?:没|未)(?:有)?(?:用在|花在|拿回|用到|用于)[^。；]{0,8}家|没(?:有)?(?:拿|用)(?:来|在|到)?[^，。；]{0,4}家/,
    '借款没有用于家庭生活',
  ],
  [
    /(?:炒(?:股|期货|币|外汇)|赌(?:博|钱|球)?|打赏|彩票|包养|网贷|自己(?:做|开)[^，。；]{0,6}(?:生意|公司)|拿去[^，。；]{0,4}(?:投资|挥霍))/,
    '借款由借款人个人支配使用',
  ],
  [
    /(?:家里|家庭|日常)[^。；]{0,8}(?:开销|开支|花销|支出|生活费)[^。；]{0,10}(?:我|工资)|(?:房贷|车贷|学费|水电费?|家用)[^。；]{0,16}(?:从我(?:的)?工资|我(?:一个人)?(?:在)?(?:还|付|出|交))|(?:我|各自)(?:自己)?[^，。；]{0,6}(?:有)?(?:工资|收入)[^，。；]{0,8}(?:家|开销|花)/,
    '家庭日常开支由答辩人的收入负担，不需要对外举债',
  ],
  [
    /(?:分居|离婚)(?:以后|之后|后|期间)[^。；]{0,16}(?:借|欠)|(?:借|欠)[^。；]{0,30}(?:是|都是|在)[^。；]{0,6}(?:分居|离婚)(?:以?后|之后|期间)/,
    '借款发生在双方分居或者离婚之后',
  ],
];

/**
 * The answer of who is sued over a debt that their husband or wife made alone: what the telling says against its being a debt of both, and who has
 * to prove it (民法典 1064). Nothing where the teller owes it too.
 */
function spouseAnswer(telling: Telling): StoryFact[] {
  const { text } = telling;
  const match = OF_SPOUSE.exec(text);
  if (!match || I_SIGNED.test(text)) return [];
  const said = GROUNDS.flatMap(([says, words]) => (says.test(text) ? [words] : []));
  if (said.length === 0) return [];
  const bank = BANK_RECORDS.exec(text);
  return answer(
    telling,
    match,
    [
      {
        to: '被答辩人要求答辩人共同偿还借款的请求',
        reason: `${said.join('；')}。${LAW}被答辩人没有证据证明该借款用于夫妻共同生活、共同生产经营或者基于夫妻双方共同意思表示，答辩人不承担还款责任。`,
      },
      ...paidByOther(telling),
      {
        to: '借款的数额、交付和利息',
        reason:
          '依照《中华人民共和国民事诉讼法》第六十七条，当事人对自己提出的主张，有责任提供证据。借款实际交付的数额、约定的利率和起算的日期由被答辩人举证；起诉状所列为＿＿＿，待核对后逐项答辩。',
      },
    ],
    // 民事诉讼法 67 (2): what a party cannot get by themselves the court gathers.
    bank ? '请求人民法院调查收集借款人收款账户的交易流水，查明借款的去向和用途。' : null,
  );
}
/** 打了他的流水, 转进了一个平台: where the money went shows in records that a bank gives to its client and to a court. */
const BANK_RECORDS = /流水|(?:转|充)(?:进|到|入|给)(?:了)?[^，。；]{0,8}(?:平台|账户|网站|赌)/;
/** 那是他拿我手机点的: a payment from the account of the teller that somebody else made. */
const BY_OTHER_HAND =
  /(?:他|她|[\u4e00-\u9fff]{2,3})(?:偷偷|自己)?(?:拿|用)(?:着|了)?我(?:的)?(?:手机|微信|支付宝|银行卡|卡|账号)[^。；]{0,12}(?:转|点|付|操作|打|汇)/;

/** A payment that the other side may take for a debt that was owned up to (民法典 1064: 事后追认). */
function paidByOther({ text, sums }: Telling): { to: string; reason: string }[] {
  const match = BY_OTHER_HAND.exec(text);
  if (!match) return [];
  const sum = sums.findLast(({ end }) => end <= match.index && match.index - end < NEAR);
  return [
    {
      to: `以从答辩人账户转出的${sum ? sum.text : '款项'}主张答辩人追认债务的意见`,
      reason:
        '该笔款项由他人使用答辩人的手机或者账户转出，不是答辩人的还款，也不是答辩人事后追认债务的意思表示。转账时的备注和答辩人当时所在：＿＿＿。',
    },
  ];
}
/** So far before the words the payment stands. */
const NEAR = 60;

/** 我签的是证明人, of who is sued as having vouched (民间借贷司法解释 20). */
const AS_WITNESS =
  /(?:我|俺|本人)[^。；]{0,12}(?:签|写)的?[^。；]{0,6}(?:是|作为|以)?[^。；，]{0,6}[“"「]?(证明人|见证人|中间人|介绍人|在场人|经手人)/;

function witnessAnswer(telling: Telling): StoryFact[] {
  const match = AS_WITNESS.exec(telling.text);
  if (!match || !/担保|保证/.test(telling.text)) return [];
  return answer(telling, match, [
    {
      to: '被答辩人要求答辩人承担保证责任的请求',
      reason: `答辩人在借据上以“${match[1]}”的身份签名，没有表明保证人身份，也没有承担保证责任的意思表示。${LAW_OF_SIGNING}`,
    },
  ]);
}
const LAW_OF_SIGNING =
  '依照《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十条，他人在借据、收据、欠条等债权凭证或者借款合同上签名或者盖章，但是未表明其保证人身份或者承担保证责任，或者通过其他事实不能推定其为保证人，出借人请求其承担保证责任的，人民法院不予支持。';

/** What who is sued over the debt of another answers, as far as the telling tells it. */
export function answerOfSued(telling: Telling): StoryFact[] {
  const witness = witnessAnswer(telling);
  return witness.length > 0 ? witness : spouseAnswer(telling);
}

/** What is asked and each point that is answered. @param besides what is asked of the court beside the rejection */
function answer(
  { clauses }: Telling,
  match: RegExpExecArray,
  points: readonly { to: string; reason: string }[],
  besides: string | null = null,
): StoryFact[] {
  const place = { start: match.index, end: match.index + match[0].length };
  const first = clauses[0] ?? place;
  const rejected = '请求驳回被答辩人对答辩人的诉讼请求。';
  return [
    {
      path: 'answer_requests',
      value: besides ? `1. ${rejected}\n2. ${besides}` : rejected,
      start: first.start,
      end: first.end,
    },
    ...points.flatMap(({ to, reason }, index): StoryFact[] => {
      const row = (field: string) => rowPath('answers', `a${index + 1}`, field);
      return [
        { path: row('to'), value: to, ...place },
        { path: row('view'), value: 'disputes', ...place },
        { path: row('reason'), value: reason, ...place },
      ];
    }),
  ];
}
/** 我也签了字, 我是担保人: who owes it by their own word. */
const I_SIGNED =
  /(?<!(?:没|未|不是|让|叫|要|逼)[^，。；]{0,6})我(?:也|都|还)(?:在[^，。；]{0,8})?签(?:了|过)(?:字|名)|我(?:是|做|当)(?:了)?(?:担保|保证人|共同借款人)/;
/** In the words of the article. */
const LAW =
  '依照《中华人民共和国民法典》第一千零六十四条，夫妻一方在婚姻关系存续期间以个人名义超出家庭日常生活需要所负的债务，不属于夫妻共同债务；但是，债权人能够证明该债务用于夫妻共同生活、共同生产经营或者基于夫妻双方共同意思表示的除外。';

/** 十一月二十号法院寄来一个包裹, 昨天收到的传票: on which day the complaint came. */
const CAME =
  /^[^，。；]{0,6}(?:法院|法庭)[^，。；]{0,6}(?:寄|送)(?:来|到|达|了[^，。；]{0,6}(?:传票|诉状|起诉状|副本|应诉))|^[^，。；]{0,10}(?:收到|签收|拿到)[^，。；]{0,12}(?:传票|起诉状|诉状|应诉|材料|副本)|^[^，。；]{0,4}(?:签收|收到)的(?:传票|起诉状|诉状|副本)/;

/** The day on which who is sued got the complaint: fifteen days are left from it (民事诉讼法 128). */
export function complaintCame({ text, days }: Telling): StoryFact[] {
  const [day, other] = days.filter(
    ({ end, precision, isYearSure }) => precision === 'day' && isYearSure && CAME.test(text.slice(end)),
  );
  return day?.iso && !other
    ? [{ path: 'complaint_received_on', value: day.iso, start: day.start, end: day.end }]
    : [];
}
