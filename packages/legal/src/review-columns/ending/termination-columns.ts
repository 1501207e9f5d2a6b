import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { ifFollowed, takeNo, takePeriod, takeSentence, takeYes } from '../take-values.ts';

const ABOUT =
  /解除|(?:提前|单方|中途)[^。;\n]{0,6}(?:终止|退租|退出|收回|解约)|终止(?:本)?(?:合同|协议|履行|劳动)/;
const ENGLISH = /\bterminat(?:e|es|ed|ion)\b/i;
/** Ending a contract in plain words. */
const LEAVES =
  '退租|退房(?![时后前那当日])|收回|收房|解约|解聘|辞退|辞职|离职|辞工|不想?再?(?:租|干|做|用|续|合作|继续)|停止合作|退出|退伙|搬走|搬离|换人|停用|停租|退场|撤场|不再(?:承租|合作|履行|使用|租)|中止合作|中途(?:退|停|走)|撤销委托|收回委托|结束(?:合作|合同|协议)|散伙|提前结束|不装了|不拍了|不想?再?(?:学|停|拍|住|存|用|合作)|(?:不想|不愿|中途|途中)(?:再|要)?[^。;,\n]{0,3}(?:养|种|录|干|接|上|学|订)了?|不录了|毁约|退订|不来了|要走|不要[^。;,\n]{0,3}(?:了|的)|早点接走|结束(?:本|这|合作)|不[租干做用住养种](?:了|的|,)|早退|撤柜|下线[^。;,]{0,6}产品|停掉项目|散伙|报停|撒手|卖了|退(?:课|学|会|费)|辞(?:去|掉|人)|[想要]走(?=[,的]|提前)|取消[^。;,]{0,4}(?:代理|授权|经销|资格|合作|委托)';
/** Telling it, or being able to go. */
const TELLS =
  /^[^。;]{0,30}(?:通知|告[知诉]|说|讲|开口|发消息|发微信|打电话|招呼|提出|申请|发函|发[^。;,]{0,4}函|写|报|解除|终止|书面)/;
/** Notice before one pays, and of other things. */
const PAYS_EARLY =
  /提前(?:还|偿|归还|还款|支付|付款|完工|交货)|验收|发货|送货|开工|涨价|调价|检修|停[水电]|没来|缺课|请假|取消(?:课|约)/;
/** Being late, and what the other side may do then, in the words of contracts and in plain ones. */
const DELAY =
  '(?:逾期|拖欠|拖[着到满过]?|欠|超过|延期|[迟晚](?:延|付|交|给|还|缴|发)|没[交付给还]|未(?:交|付|缴))';
const TAKES_BACK = '(?:解除|终止|解约|收回|收[房仓店铺地车]|地收|(?:请|让)[^。;,]{0,6}搬)';
const EITHER = '(?:任何一方|任一方|任意一方|双方均|一方|甲乙双方均|甲、?乙(?:任何|任意)?一方)';

/** How the contract may end before its time. */
export const TERMINATION_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'termination',
    kind: 'quote',
    group: 'ending',
    label: { zh: '解除条件', en: 'Termination' },
    asks: { zh: '在什么情况下可以解除合同？', en: 'In which cases may the contract be terminated?' },
    about: ABOUT,
    english: ENGLISH,
    takes: [
      {
        words:
          /(?:有权|可以?|方可|可单方|均可)[^。;]{0,12}(?:单方)?(?:面)?(?:提前|书面通知[^。;]{0,8})?(?:解除|终止)|(?:下列|以下)[^。;]{0,20}(?:解除|终止)/,
        value: takeSentence,
        first: true,
      },
      {
        words: /解除|提前终止|终止(?:本)?(?:合同|协议)/,
        value: takeSentence,
        none: /^.{0,14}$/,
        first: true,
        confidence: 'medium',
      },
      { words: /\b(?:may|right to) terminate\b/i, value: takeSentence, first: true, confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'termination_notice',
    kind: 'period',
    group: 'ending',
    label: { zh: '解除的提前通知期', en: 'Notice of termination' },
    asks: { zh: '提前解除合同要提前多久通知？', en: 'How long before must termination be told?' },
    about: new RegExp(`${ABOUT.source}|${LEAVES}`),
    english: ENGLISH,
    notAbout:
      /^试用期内|续[租签约订购包]|还清|报修|换班|停工|期满前|到期前|届满前|要卖房|(?:员工|人员|工人|职工)[^。;,]{0,8}(?:离职|辞职|调换|更换)|(?:出售|卖)(?:该|此|租赁)?房屋?[^。;]{0,20}(?:购买|买不买)/,
    and: /提前|预告|提早|(?<![最尽])早(?![上晨退点已日八九七六五餐])/,
    several: true,
    takes: [
      {
        words: /提前|提早|(?<![最尽])早(?!点|日|退)|预先|预告/,
        value: (passage, match) => {
          const taken = takePeriod({ within: 8 })(passage, match);
          if (!taken) return null;
          const { text } = passage;
          const behind = text.slice(taken.end);
          const ends = new RegExp(`解除|终止|${LEAVES}`);
          if (PAYS_EARLY.test(text.slice(match.index, taken.end + 14))) return null;
          const isBeside =
            ends.test(text.slice(0, match.index).slice(-40)) ||
            ends.test(passage.heading) ||
            ends.test(behind.slice(0, 44));
          return isBeside && (TELLS.test(behind) || ends.test(behind.slice(0, 20))) ? taken : null;
        },
      },
      {
        words: /\b(?:at least|not less than|upon|with|by giving|on)\b/i,
        value: takePeriod({ within: 28 }),
        none: /cure|remed/i,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'termination_for_convenience',
    kind: 'yes_no',
    group: 'ending',
    label: { zh: '可否无理由单方解除', en: 'Termination for convenience' },
    asks: {
      zh: '一方能否不需要理由、提前通知即解除合同？',
      en: 'May a side terminate without reason, on notice alone?',
    },
    about: ABOUT,
    english: ENGLISH,
    and: /提前|随时|不得|擅自|单方|无理由|任意|无故|无权|中途/,
    takes: [
      {
        words: new RegExp(
          `${EITHER}[^。;]{0,10}(?:不得|无权|不可)[^。;]{0,14}(?:解除|终止|退租)|(?:不得|不能|无权)(?:擅自|随意|单方|任意|无故|提前|中途)[^。;]{0,14}(?:解除|终止|退租)`,
        ),
        value: takeNo,
        none: /除外|除[^。;]{0,20}外|有权/,
        first: true,
      },
      {
        words: new RegExp(
          `(?:${EITHER}|[甲乙]方)(?:均)?(?:有权|可以?|均可)(?:随时|无条件|无需[^。;]{0,6}理由)?[^。;]{0,6}(?:提前|随时)[^。;]{0,24}(?:书面)?通知[^。;]{0,16}(?:解除|终止)`,
        ),
        value: takeYes,
        none: /违约|未|不能|如果|情形|不可抗力|严重|拖欠|逾期/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /(?:随时|无理由|任意)(?:单方)?(?:面)?(?:解除|终止|退租)/,
        value: takeYes,
        none: /不得|不能|无权/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /\bterminate\b[^.;]{0,60}\b(?:for convenience|without cause|for any reason|at any time)\b/i,
        value: takeYes,
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'termination_for_late_payment',
    kind: 'period',
    group: 'ending',
    label: { zh: '逾期多久可以解除', en: 'Lateness that allows termination' },
    asks: {
      zh: '逾期（付款、交货等）多久，对方可以解除合同？',
      en: 'After how long a delay may the other side terminate?',
    },
    about: new RegExp(`${DELAY}[^。;\\n]{0,40}${TAKES_BACK}`),
    takes: [
      {
        words: new RegExp(`${DELAY}[^。;]{0,20}?(?:超过|达到?|满|逾期|逾)?`),
        value: ifFollowed(
          takePeriod({ within: 10, without: /[。;]|每/ }),
          new RegExp(`^[^。;]{0,40}(?:有权|可以?|视为)?[^。;]{0,12}${TAKES_BACK}`),
        ),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'change_by_writing',
    kind: 'yes_no',
    group: 'ending',
    label: { zh: '变更须书面', en: 'Changes in writing' },
    asks: { zh: '变更合同是否须采用书面形式？', en: 'Must changes be made in writing?' },
    about: /(?:变更|修改|补充)[^。;\n]{0,60}书面|书面[^。;\n]{0,40}(?:变更|修改|补充)|补充(?:协议|合同)/,
    english: /\bamend(?:ed|ment|ments)?\b|\bmodif(?:y|ied|ication)\b/i,
    takes: [
      {
        words: /(?:变更|修改|修订|补充|更改)[^。;]{0,60}书面|书面[^。;]{0,40}(?:变更|修改|补充|更改)/,
        value: takeYes,
        none: /地址|账[户号]|联系人/,
        first: true,
      },
      {
        words: /签订(?:书面)?补充(?:协议|合同)/,
        value: takeYes,
        none: /超出|地址/,
        first: true,
        confidence: 'medium',
      },
      { words: /\b(?:amend|modif)\w*\b[^.;]{0,80}\b(?:writing|written)\b/i, value: takeYes, first: true },
    ],
  }),
];
