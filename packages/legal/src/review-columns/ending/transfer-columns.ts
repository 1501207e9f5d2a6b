import type { ReviewColumnRule } from '../column-rule.ts';
import { type SubjectColumn, subjectColumn, type Take } from '../subject-column.ts';
import { type TakeValue, takeChoice, takeNo, takeYes } from '../take-values.ts';

const CHOICES = [
  { zh: '禁止', en: 'Forbidden' },
  { zh: '须经对方同意', en: 'With the other side’s consent' },
  { zh: '允许', en: 'Allowed' },
] as const;
const CONSENT =
  /(?:未经|未征得|没有?|不经|非经|未得到?|未取得|未获|除非|先|征得|取得|(?<!未)经(?![营济办销纪])|得到|要|须|需|问过)[^。;]{0,20}(?:同意|许可|批准|认可|允许|点头|授权|签名|盖印|加盖)|先?问过|(?:书面)?(?:同意|许可|批准)(?:后|的除外|方可|才)/;
const ON_NOTICE =
  /(?:备案|告[诉知]|通知|讲|说)[^。;,]{0,10}(?:一声)?(?:就行|即可|就成|就可以)|(?:无须再?|无需再?|不必|不用|不另|不须|不需)[^。;,]{0,12}(?:同意|批|许可|问|通知|打招呼|说)|(?:有权|可以?)不经[^。;,]{0,14}同意|(?:告[诉知]|通知)[^。;,]{0,8}(?:就行|即可)|后通知|无意见/;
const FORBIDDEN =
  /不得|不能|禁止|不可(?!抗)|不准|不许|无权|严禁|谁也别|不允许|不应|不许|限于?[^。;,]{1,10}(?:自己|本人|自用)/;
const ALLOWED = /(?<![许认])可以?|有权|允许|自行|无意见|随便|随意/;

/** What a sentence says of one way in which somebody else may come in; each by itself, for one may except what another forbids. */
const takeTransfer =
  (what: RegExp): TakeValue =>
  (passage, match) => {
    // One sentence may allow the one and, behind 但, forbid the other.
    const at = match.index + match[0].length;
    const turns = [
      ...passage.text.matchAll(
        /[,;]?(?:但|不过|然而)|;|,(?=[^,;。]{1,14}(?:可以?|允许)(?:外|分包|另找|委托)|[^,;。]{1,10}分包(?:的)?,?(?:须|需|应|要|必须|经))/g,
      ),
    ].map(({ index }) => index);
    const from = turns.findLast((turn) => turn < match.index) ?? 0;
    const to = turns.find((turn) => turn >= at && what.test(passage.text.slice(turn))) ?? passage.text.length;
    // 不得转委托，确需更换律师的，应经同意: the consent is to something else, unless the word stands there again.
    const exception = EXCEPTION.exec(passage.text.slice(at, to));
    const isOther = exception !== null && !/转|分包|租/.test(passage.text.slice(at + exception.index, to));
    const text = passage.text.slice(from, isOther ? at + exception.index : to);
    const before = passage.text.slice(from, at);
    const choice = ON_NOTICE.test(text)
      ? '允许'
      : CONSENT.test(text)
        ? '须经对方同意'
        : nearestTo(before, text);
    if (!choice || (choice === '允许' && AFTER_BREACH.test(text))) return null;
    return { value: { kind: 'choice', choice, text: choice }, start: at - 2, end: at };
  };
const EXCEPTION = /[,;](?:确[需有]|如[需确]|需要?(?:更换|变更))/;
/** What is forbidden or allowed next to the word; where nothing before it says so, what is said of it behind. */
function nearestTo(before: string, text: string): '禁止' | '允许' | null {
  const last = (words: RegExp) => [...before.matchAll(new RegExp(words.source, 'g'))].at(-1)?.index ?? -1;
  const [forbids, allows] = [last(FORBIDDEN), last(ALLOWED)];
  // 不可以 has both.
  if (forbids >= 0 && forbids >= allows - 2) return '禁止';
  if (allows >= 0) return '允许';
  return /^[^。;]{0,16}(?:算|视为|属|构成)[^。;,]{0,4}违约|^[^。;,]{0,6}(?:不行|禁止|不允许)/.test(
    text.slice(before.length),
  )
    ? '禁止'
    : null;
}
/** Who may call in others because the other side has failed has no right to give its own work away. */
const AFTER_BREACH =
  /违约|不合格|费用[由从自]|未[^,。;]{1,10}的,|返修|修不好|仍(?:不|未)|拒不|拒绝|逾期|未[能按]|不[按履]|停业|吊销|代为(?:修|履行)|维修/;
/** 把房子转给别人住 lets the house, and assigns or subcontracts nothing. */
const notOfHousing: NonNullable<SubjectColumn['judge']> = ({ text }, taken) =>
  /^[^。;,]{0,6}(?:居?住|停放|停车|种地|栽种)/.test(text.slice(taken.end)) ? null : taken;
/** Only what is let is sublet by words like 转给别家做 and 借给他人; elsewhere work or an account is given away. */
const ofLet: NonNullable<SubjectColumn['judge']> = ({ text }, taken, { contract, kindOfPaper }) => {
  const isNamed = /(?:转租|分租|转借|另租|再租|流转)$/.test(text.slice(0, taken.end));
  const isLet = kindOfPaper === 'lease' || /[租房屋铺位场]|承包|借用/.test(contract.title);
  return isNamed || isLet || /房子|房屋|宿舍|车位|场地|铺面|商铺|仓库|田地/.test(text) ? taken : null;
};
const transfers = (what: string, none?: RegExp): Take => ({
  words: new RegExp(what),
  value: takeTransfer(new RegExp(what)),
  ...(none ? { none } : {}),
});
const ASSIGNS =
  '转让(?![人方款费价金]|手续)|让与|转移|(?<!流)转给|转交|转卖|转手|推给|推到|让给|背书|转由|再许可|转许可|卖给';
const WORKS =
  '转包|外发|分包(?![人商方单合])|转委托|外包|外协|替班|代班|顶班|来顶|顶替|顶场|来替|代替本人|代课|代录|代工|请人代|互换|转单|再委托|另找|(?<![、和])分销(?!产品|商|渠道|、|一定|其)|移到别家|转存|(?<!承)包给(?:别|他|旁|外|第三|个|其他)|由?个人承包|交(?:给|由|付)?(?:他人|别人|旁人|第三[人方])|交(?:由|给)?(?:合作|其他|别的|外面)[^。;,]{0,6}(?:公司|车队|单位|团队|队)|联合[^。;,]{0,8}(?:中介|公司|同行)|(?:委托|交由|交给|(?<![籍卡票债权务席号位田地窗堂][^。;,]{0,8}|流)转[交给]|转托|请|(?<!转)让(?!与|渡)|由)[^。;,]{0,14}(?:第三[方人者]|他人|别人|旁人|外人|外面的?人|外地|同学|同行|别的|别家|其他(?:公司|单位|人|施工|车队|司机)|社会车辆|专业[^。;,]{0,8}公司|[^。;,]{0,8}安装公司|老乡|第三方)';
const LETS =
  '转租|(?:再|另行|继续)流转|分租|转借|(?<!自动)再租(?!\\s*[\\d一二三四五六七八九十])|另租|(?:租|借|(?<!转)让)给(?:别人|他人|旁人|外人|别的|其[他它]|第三)|[转给](?:给)?(?:别人|他人|旁人|外人|别家|第三[方人家])(?:停|住|用|使用|种|养|经营|做)';

/** Whether somebody else may come into the contract, or carry it out. */
export const TRANSFER_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'assignment',
    kind: 'choice',
    group: 'ending',
    label: { zh: '合同转让', en: 'Assignment' },
    asks: { zh: '合同权利义务能否转让给第三人？', en: 'May rights and duties be assigned to others?' },
    choices: CHOICES,
    about:
      /(?:转让|让与|转移|转给|转交)[^。;\n]{0,16}(?:权利|义务|本合同|合同|协议|债权|债务|份额)|(?:权利|义务|本合同|本协议|合同项下|债权|债务|会员|课程|名额|席位|加盟权|经销权|代理权|资格|员卡|份额|地位|欠条|借条|借据|套餐|门店|仓单|提货权|这笔[账债钱])[^。;\n]{0,20}(?:转让|让与|转移|转交|转给|转卖|转手|推给|让给)|(?:不得|不能|不可|可以?|未经[^。;\n]{0,10}同意)[^。;,\n]{0,10}(?:转让|转给|转卖)(?:他人|别人|第三[方人者])|背书转让|再许可(?:他人|别人|第三)|转许可|(?:转给|转卖|转由|推到|推给|让给|让与|转移|卖给)[^。;,\n]{0,12}(?:外面的人|自己人|别人|他人|旁人|外人|第三|同行|关联|集团|新人|头上|朋友)|转移[^。;,\n]{0,6}债务|债权[^。;,\n]{0,4}(?:卖|转)给|本合同[^。;,\n]{0,4}(?:卖|转)给|(?:把|将)[^。;,\n]{1,16}(?:转给|转卖|推给|让给)(?:别人|他人|第三|朋友)/,
    several: true,
    judge: notOfHousing,
    english: /\bassign(?:s|ed|able|ment)?\b/i,
    notAbout:
      /转让(?:价|款|标的|费)|技术转让|(?:转让方|受让方)(?![^。;]*转让[^。;,]{0,14}(?:权利|义务))|债权人的?利益|所有权转|风险[^。;]{0,6}转移|个人信息|资料|图纸|笔记|股权|出资额?的?转让|所有权|房屋|土地|专利|商标|抵押物|质物|转[交给由](?:给)?(?:第三[方人者]|他人|别人|别家|旁人|外人)[^,。;]{0,4}(?:保管|存放|储存|运输|承运|加工|修理|维修|制作|施工|完成|处理)/,
    takes: [
      transfers(ASSIGNS),
      {
        words:
          /\b(?:shall|may) not\b[^.;]{0,60}\bassign\b[^.;]{0,160}\bconsent\b|\bneither party\b[^.;]{0,40}\bassign\b[^.;]{0,160}\bconsent\b/i,
        value: takeChoice('须经对方同意'),
        first: true,
      },
      {
        words: /\b(?:shall|may) not\b[^.;]{0,60}\bassign\b/i,
        value: takeChoice('禁止'),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'subcontracting',
    kind: 'choice',
    group: 'ending',
    label: { zh: '转包、分包、转委托', en: 'Subcontracting' },
    asks: { zh: '能否转包、分包或者转委托第三人？', en: 'May the work be given to subcontractors?' },
    choices: CHOICES,
    about: new RegExp(WORKS),
    several: true,
    judge: notOfHousing,
    notAbout:
      /权利(?:和|、|及|或)?义务|支付|这笔|借款|债[权务]|法院|仲裁|评估|鉴定|检测机构|保险|送达|调解|出席|表决|投票|代表其|图纸|许可证|信托/,
    english: /\bsub-?contract(?:s|ed|ing|or|ors)?\b/i,
    takes: [
      transfers(
        WORKS,
        /支付|知识产权|权利(?:和|、|及)?义务|(?:自己|本人|其|名下)的?那?[份股]|份额|股份|出资/,
      ),
      {
        words: /\b(?:shall|may) not\b[^.;]{0,60}\bsub-?contract\b[^.;]{0,160}\bconsent\b/i,
        value: takeChoice('须经对方同意'),
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'change_of_control',
    kind: 'yes_no',
    group: 'ending',
    label: { zh: '控制权变更条款', en: 'Change of control' },
    asks: { zh: '有没有控制权（股权）变更时的特别约定？', en: 'Is there a clause on a change of control?' },
    about:
      /控制权[^。;\n]{0,8}(?:变更|变化|转移)|实际控制人[^。;\n]{0,8}(?:变更|变化)|(?:股权|股东)结构[^。;\n]{0,10}(?:变更|变化|变动)|(?:合并|分立|兼并)[^。;\n]{0,60}(?:合同|协议|承担|解除|通知|继续)/,
    english: /\bchange (?:of|in) control\b/i,
    takes: [
      {
        words:
          /控制权[^。;]{0,8}(?:变更|变化|转移)|实际控制人[^。;]{0,8}(?:变更|变化)|(?:股权|股东)结构[^。;]{0,10}(?:变更|变化|变动)/,
        value: takeYes,
        first: true,
      },
      { words: /\bchange (?:of|in) control\b/i, value: takeYes, first: true },
    ],
  }),
  subjectColumn({
    key: 'sublease',
    kind: 'choice',
    group: 'property',
    label: { zh: '转租', en: 'Sublease' },
    asks: { zh: '承租人能否转租、转借？', en: 'May the tenant sublet?' },
    choices: CHOICES,
    about: new RegExp(`${LETS}|转让[^。;\\n]{0,6}(?:房屋|柜台|承租|商铺|场地)`),
    several: true,
    judge: ofLet,
    english: /\bsub-?(?:let|lease)\w*\b/i,
    takes: [
      // Whether the landlord may himself let what he rents is another question: 所有权人允许甲方转租的书面凭证.
      transfers(
        LETS,
        /(?:甲方|出租[方人])(?:不得|不能)[^。;,]{0,6}将乙方|(?:允许|同意)(?:甲方|出租[方人])[^。;,]{0,6}转租|(?:合法|享有)[^。;,]{0,4}转租权/,
      ),
      {
        words: /\bnot\b[^.;]{0,60}\bsub-?(?:let|lease)\b[^.;]{0,160}\bconsent\b/i,
        value: takeChoice('须经对方同意'),
        first: true,
      },
      {
        words: /\bnot\b[^.;]{0,60}\bsub-?(?:let|lease)\b/i,
        value: takeChoice('禁止'),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'exclusivity',
    kind: 'yes_no',
    group: 'ending',
    label: { zh: '独家、排他', en: 'Exclusivity' },
    asks: { zh: '是否约定独家或排他？', en: 'Is exclusivity agreed?' },
    about: /独家|排他|独占/,
    english: /\b(?:non-)?exclusiv(?:e|ity|ely)\b/i,
    takes: [
      { words: /非(?:独家|排他|独占)/, value: takeNo },
      { words: /独家|排他|独占/, value: takeYes, none: /非(?:独家|排他|独占)|系指/ },
      { words: /\bnon-exclusive\b/i, value: takeNo, first: true, confidence: 'medium' },
    ],
  }),
];
