const GOT = '收到|接到|拿到|送达|签收|领到|领的|寄到|寄来|送来|送到|给的|给了|到的|到手|received|got|served';

/** The words of one clause: a paper was received, in either order; none of the words of another paper. */
const received = (paper: string, not?: string): RegExp =>
  new RegExp(
    `^${not ? `(?!.*(?:${not}))` : ''}.*(?:(?:${GOT})[^，。]{0,20}(?:${paper})|(?:${paper})[^，。]{0,20}(?:${GOT}))`,
    'i',
  );

/** What is asked or meant is not done yet. */
const NOT_DONE = '怎么|如何|想|打算|准备|要不要|能不能|可以|还没|没去|没有';
const KNOWN = /知道|发现|得知|看[到见]|查[到了出]|告诉|通知|公示|learned|found out|\btold\b/i;

/** What happens on the day a period starts, told surely: periods of `periods-of-rights.ts` and `periods-before-authorities.ts`. */
export const LATER_STARTS: Readonly<Record<string, RegExp>> = {
  labour_defence: received(
    '申请书副本|仲裁申请书?|副本|应诉通知|仲裁[^，。]{0,6}(?:材料|传票|通知)|仲裁委',
    '裁决|受理|不予|我(?:去|申请|提)|award',
  ),
  fine_payment: received('处?罚[^，。]{0,8}(?:决定|单|书)|决定书|penalty decision', '复议|告知|听证|拘留'),
  demolition_order_suit: received(
    '拆[^，。]{0,8}(?:决定|通知|书)|决定书|责令[^，。]{0,8}拆',
    '复议|告知|催告|公告',
  ),
  police_offence_discovery:
    /被[^，。]{0,16}(?:打|咬|骂|辱|扇|踢|拍|跟踪|骚扰|威胁|偷|砸|泼|堵)|[打骂扇踢咬砸泼]了|打人|偷拍|造谣|泄露|发[^，。]{0,6}(?:裸照|照片|隐私)|嫖|赌[博钱]|\b(?:hit|beat|bit|filmed|threatened)/i,
  insured_event:
    /出险|事故|车祸|撞|刮|剐|蹭|追尾|去世|死亡|身故|确诊|住院|手术|摔|受伤|淹|泡水|着火|火灾|起火|被偷|被盗|\b(?:accident|crash|hit|died|diagnosed|flood|fire|stolen)\b/i,
  debtor_added_suit: received('裁定|追加', '判决'),
  preservation_review: received('(?:保全|冻结|查封)[^，。]{0,8}裁定|裁定书?', '判决|驳回起诉|管辖|执行'),
  objection_entry_suit: new RegExp(
    `^(?!.*(?:${NOT_DONE})).*(?:[办做登]了?[^，。]{0,6}异议登记|异议登记[^，。]{0,6}(?:[办做]|登|下来|好))`,
  ),
  marriage_annulment_duress:
    /逃(?:了?出|走|离|掉|回)|跑(?:了?出|掉|回)|救出|解救|恢复(?:了)?自由|放(?:了)?(?:我|她|他)?出来|(?:不再?|停止)[^，。]{0,4}(?:威胁|逼|打)|escaped|freed/,
  heirs_gift_revocation: KNOWN,
  // Who must know it is the owner, not who finds out that they rent from a tenant.
  sublease_objection:
    /房东[^，。]{0,10}(?:知道|发现|看到)|(?:知道|发现|得知|看到)[^，。]{0,12}(?:转租|租给(?!我)|分租)|(?:告诉|通知)了?房东|owner[^,.]{0,12}(?:knew|learned|found)/i,
  mediation_confirmation:
    /^(?!.*(?:法院|法官|调解书|离婚|诉前)).*(?:(?:签|达成|生效)[^，。]{0,12}调解|调解[^，。]{0,12}(?:签|达成|生效))/,
  share_buyback_suit: /决议|股东会|开会|表决|resolution|meeting/i,
  forfeiture_suit: received('失权|通知', '催缴'),
  capital_reduction_claim: received('减资[^，。]{0,6}|通知', '公告'),
  liquidation_claim: received('清算[^，。]{0,8}通知|申报债权[^，。]{0,4}通知|通知', '公告'),
  village_decision: KNOWN,
  protection_order_review:
    /^(?!.*(?:收到|拿到)).*(?:保护令|裁定)[^，。]{0,10}(?:作出|下来|下的|下达|生效|出来)|(?:驳回|不批|没批)[^，。]{0,10}保护令|保护令[^，。]{0,10}(?:驳回|不批|没批)/,
  protection_order_end:
    /^(?!.*(?:收到|拿到|申请|[一二三四五1-5]个月)).*(?:保护令[^，。]{0,8}(?:作出|下来|下的|下达|生效|签发|批)|(?:作出|签发|下达|批)[^，。]{0,6}保护令|protection order (?:was )?(?:made|issued))/i,
  petition_review: received('答复|处理意见|信访'),
  state_compensation:
    /释放|放(?:了)?(?:我|他)?出来|无罪|撤(?:销)?案|不起诉|撤销[^，。]{0,6}(?:决定|拘留)|released|acquitted/i,
  injury_reassessment: received('鉴定|assessment', '交通|认定书'),
  traffic_reassessment: received('鉴定|检验|报告|report'),
  camera_record: received('短信|通知|违章|违法|12123|notice'),
  labour_inspection:
    /^(?!.*(?:竞业|协议)).*(?:完工|干完|干到|结清|退场|离职|辞职|辞了|辞退|开除|解除|不干了|停工|没活(?:干|儿|了)|finished|left|dismissed)/i,
  autopsy: /去世|死[了亡]?|走了|走的|没了|没抢救|抢救无效|不在了|died|passed away/i,
  residence_change:
    /离职|辞职|辞了|被辞|解除|换(?:了|的)?(?:工作|单位|公司|护照)|变更|\b(?:quit|dismissed|new (?:job|employer|passport)|changed (?:jobs|employers))/i,
  baby_residence: /出生|生[的了下]|born|gave birth/i,
  second_diagnosis: /诊断|diagnos/i,
  retrial_new_evidence: /知道|发现|得知|找到|查[到出了]|拿到|看到|承认|found|learned/i,
  time_restored: /出院|解除隔离|隔离[^，。]{0,4}(?:结束|解除)|解封|恢复|放出来|释放|醒|discharged|released/i,
  duress_rescission:
    /(?:被|围|逼|[关扣]着|吓|威胁|恐吓|不让[^，。]{0,4}走|不签[^，。]{0,4}不)[^，。]{0,14}(?:签|写|按)|放(?:了)?我(?:走|出来|回)|才(?:让|放)[^，。]{0,3}走|报警[^，。]{0,6}(?:解救|带走)|forced|threatened/i,
};
