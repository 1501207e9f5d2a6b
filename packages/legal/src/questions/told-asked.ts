import { isVictim } from './criminal-case.ts';
import type { ToldScene } from './told-scene.ts';

/** The last day is asked for, or somebody fears to be too late. */
const ASKED =
  /最[晚迟]|哪一?天|几号|来得及|过期|期限|几天|多久|多长时间|还能|超期|超了|能[^，。？?]{0,3}退|晚了|作数|算数|by when|too late|deadline|last day|how long|still/i;

/** Who finds a judgment wrong, in whatever words. */
export const NOT_CONTENT =
  /上诉|抗诉|不服|改判|判(?:得|的)?(?:太|也太|过|这么)?[重轻少多](?!新)|[太过][重轻](?:了|$|[，。])|觉得(?:判)?[^，。]{0,4}(?:重|轻|少|多|冤|不公)|冤枉|不公平?|不满|\b(?:appeal|unfair|too (?:heavy|light|harsh|lenient))/i;

/** Periods that are told where they are asked for. */
export const PERIODS_ASKED_FOR: readonly ToldScene[] = [
  {
    period: 'retrial',
    source: '民事诉讼法 216',
    leads: true,
    tells: [/再审|\bretrial/i, /二审|终审|生效|判决|调解书|final/i, ASKED],
    not: /刑事|判刑|有期|徒刑|缓刑|检察院|抗诉|新证据|伪造/,
  },
  {
    period: 'suit_after_reconsideration',
    source: '行政诉讼法 45',
    leads: true,
    tells: [/复议(?:决定|结果|机关|维持|书)|维持原/, /起诉|法院|告|诉讼/, ASKED],
    not: /认定|不予?立案|执行异议/,
  },
  {
    period: 'reconsideration',
    source: '行政复议法 20',
    leads: true,
    tells: [/处罚|罚款|罚了|决定书|拘留|强拆|拆除|不予|公示|登记|许可/, /复议|reconsideration/i, ASKED],
    not: /复议决定|复议维持|维持原|事故认定|责任认定|不予?立案|执行异议|仲裁|信访|裁定|批捕|刑事/,
  },
  {
    period: 'administrative_suit',
    source: '行政诉讼法 46',
    leads: true,
    tells: [
      /处罚|罚款|决定书|强拆|拆除|征收|拘留/,
      /行政诉讼|告(?:政府|街道|城管|局|他们|交警|公安)|起诉/,
      ASKED,
    ],
    not: /复议|仲裁|刑事|民事|裁定|判决|欠|离婚|公司(?:把|辞)/,
  },
  {
    // Beside the review: who does not ask for it may sue at once.
    period: 'administrative_suit',
    source: '行政诉讼法 46',
    leads: false,
    tells: [/处罚|罚款|罚了|决定书|拘留|强拆|拆除|征收|罚单/, /复议|起诉|告|法院|诉讼/, ASKED],
    not: /复议决定|复议维持|维持原|事故认定|责任认定|不予?立案|执行异议|仲裁|信访|裁定|判决|批捕|刑事|工伤/,
  },
  {
    period: 'traffic_review',
    source: '道路交通事故处理程序规定 71',
    leads: true,
    tells: [
      /认定书|责任认定|事故认定|accident (?:report|finding)/i,
      /不服|复核|不认|不公|判错|定错|review|disagree/i,
    ],
    not: /复核(?:结论|下来|维持)|劳动|工伤认定书/,
  },
  {
    period: 'victim_protest',
    source: '刑事诉讼法 229',
    leads: true,
    tells: [/判决|判[了的刑]|一审|宣判|judge?ment|sentence/i, NOT_CONTENT],
    suits: isVictim,
    not: /二审|终审|再审|生效(?:了|快|已)/,
  },
  {
    period: 'police_refusal_review',
    source: '公安机关办理刑事案件程序规定 179',
    leads: true,
    tells: [/不予?立案/, /不服|复议|通知书|怎么办/],
  },
  {
    period: 'penalty_hearing',
    source: '行政处罚法 64',
    leads: true,
    tells: [/听证/, /告知书|处罚|罚款|吊销/],
  },
  {
    period: 'execution_reconsideration',
    source: '民事诉讼法 236',
    leads: true,
    tells: [/执行/, /异议/, /驳回/, /复议/],
    not: /案外人|不是我欠|诉讼[^，。]{0,4}之/,
  },
  {
    period: 'answer',
    source: '民事诉讼法 128',
    leads: true,
    tells: [/起诉状|传票|应诉|诉状|summons|complaint/i, /答辩|管辖|异议|defen[cs]e|jurisdiction/i, ASKED],
    not: /判决|上诉|支付令|裁定/,
  },
  {
    period: 'presuit_preservation',
    source: '民事诉讼法 104',
    leads: true,
    tells: [
      /诉前(?:财产)?保全|起诉(?:之)?前[^。]{0,8}(?:保全|冻结|查封)|还没起诉[^。]{0,10}(?:冻|查封|保全)/,
    ],
  },
  {
    period: 'no_reason_return',
    source: '消费者权益保护法 25',
    leads: true,
    tells: [
      /网购|网上买|淘宝|京东|拼多多|抖音|直播|快递|online/i,
      /七天|7天|无理由|退货|[能想可]退|退[吗掉]|不退|退不|return/i,
      ASKED,
    ],
    not: /假货|质量问题|坏了|定制|付款|办卡|保质期|假一赔/,
  },
  {
    period: 'prepaid_return',
    source: '预付式消费解释 14',
    leads: true,
    tells: [
      /办[了的个]?[^，。]{0,8}卡|充[了值]|会员|年卡|课程?|疗程|私教|预付/,
      /七天|7天|冷静期|七日|后悔|刚办|昨天|前天|全退/,
      ASKED,
    ],
    not: /上了[^，。]{0,4}节|关门|跑路|停业|网购/,
  },
  {
    period: 'divorce_withdrawal',
    source: '民法典 1077',
    leads: true,
    tells: [/离婚/, /冷静期|民政局|申请/, /撤回|反悔|不想离|后悔/],
    not: /起诉|法院|领了证|已经离|没去领|没领/,
  },
  {
    period: 'company_resolution',
    source: '公司法 26',
    leads: true,
    startsAs: 'knowledge',
    tells: [/股东会|决议/, /没[^，。]{0,4}通知|未[^，。]{0,4}通知|瞒着/, /知道|发现/, /撤销|告|起诉/, ASKED],
    not: /业主|物业|村民/,
  },
  {
    period: 'company_resolution',
    source: '公司法 26',
    leads: true,
    tells: [/股东会|董事会|决议/, /撤销|没通知|不服|告|起诉/, ASKED],
    not: /业主|物业|村民/,
  },
  {
    period: 'tenant_purchase',
    source: '民法典 726',
    leads: true,
    tells: [/租/, /房东[^，。]{0,8}卖|卖房/, /优先|买下来|我想买|我要买/],
  },
  {
    period: 'gift_revocation',
    source: '民法典 663',
    leads: true,
    tells: [/赠与|送给|过户给|给了(?:他|她|儿|女)/, /不养|不管|不赡养|打我|骂|虐待/, /撤销|要回|收回/, ASKED],
  },
  {
    period: 'contract_rescission',
    source: '民法典 152',
    leads: true,
    tells: [/骗|隐瞒|瞒着|欺诈|显失公平|趁人之危/, /发现|才知道|得知|查出|看到/, /撤销/, ASKED],
    not: /婚姻|结婚|转走|过户给|债|误解|欠/,
  },
];
