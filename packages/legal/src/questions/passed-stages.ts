/** Stages a story has behind it, or claims it does not make: no day is told of their periods. */
const PASSED: Record<string, RegExp> = {
  work_injury_worker:
    /(?<!没有?|未|不予|还没|不)(?:认定|认)(?:了|成|为|上|下来|好|完|过)[^，。]{0,3}(?:工伤|工亡|视同)|(?:工伤|工亡)(?:已经?|都|也)?(?:认定|认)(?:书|决定书|结论)?(?:已经?|都|也)?(?:了|下来|出来|拿到|收到|好了|完了|过了|批了|有了)|(?:被|已经?|给)认定(?:为|成)?(?:了)?(?:工伤|工亡|视同)|认定工[伤亡](?:了|的?决定书)?(?:已|都|下来|，|。|$| )|(?:劳动能力)?鉴定[^，。]{0,6}(?:结论|[一二三四五六七八九十]级)|(?:评|定|鉴定)[了为成上出]{0,2}[^，。]{0,3}[一二三四五六七八九十]级|伤残[一二三四五六七八九十]级|recogni[sz]ed as (?:a )?work|was recogni[sz]ed/i,
};
/** What the police know of is punished whenever they get to it; a crime is not bound by six months, and what goes on has no end yet. */
const POLICE_KNOW =
  /(?<!没有?|没去|不敢|未|还没|要不要|能不能|想|该不该|可以|是不是要)(?:报过?了?警|报案|打过?110)|派出所|警察|民警|公安|拘留|立案|轻伤|重伤|勒索|敲诈|强奸|诈骗|\bpolice\b/i;
const FINE_PAID =
  /(?:罚款|罚单)?[^，。]{0,6}(?:当场|已经|都|早)[^，。]{0,6}[交缴付]了|罚款[^，。]{0,4}[交缴付](?:了|过)|paid (?:the|my) fine/i;
/** What a story speaks of where it may stand in a period at all. */
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
  disability_reassessment:
    /不服|不认|不满|不公|不同意|不对|低|轻|重新|再次|再鉴|复查|disagree|too low|again/i,
  demolition_order_suit: /拆|违建|违法占地|pull down|demoli/i,
  labour_inspection: /工资|工钱|薪|社保|加班|wages|salary/i,
};
const GOES_ON =
  /一直|天天|每天|经常|多次|反复|到现在|至今|好几次|隔三差五|老是|总是|又来|不停|\b(?:every day|still|keeps?)\b/i;

/** The next stage has begun, or the one asked about is settled. */
const GONE_ON: Record<string, RegExp> = {
  appeal:
    /(?<!对方|他|她|公司|被告|原告)已经?(?:提起?|提出)?(?:了)?上诉|二审[^，。]{0,12}(?:维持|改判|判[了决]|驳回|发回|下来)|终审/,
  traffic_review:
    /复核[^，。]{0,8}(?:过了|做过|维持|下来|结论|驳回|结果)|(?:申请|提)(?:过|了)[^，。]{0,3}复核/,
  labour_suit:
    /(?:没|未)(?:有)?(?:去)?起诉[^。]{0,24}执行|裁决[^，。]{0,6}(?:已经?|早就?)?生效[^。]{0,20}执行/,
  execution: /已经?(?:向法院)?申请(?:过|了)?(?:强制)?执行|终本|终结本次|恢复执行/,
  no_reason_return:
    /(?:退货|退款)[^。]{0,16}(?:商家|店家|卖家|客服|平台)[^，。]{0,4}(?:同意|通过)|已经?(?:寄|退)回|(?:寄|退)回(?:去|给[^，。]{0,4})?了/,
  'labour-arbitration-limitation':
    /已经?(?:申请|提起?|提出)(?:了|过)?(?:劳动)?仲裁|裁决书|仲裁委?[^，。]{0,4}受理了/,
  divorce_withdrawal: /领(?:了|的|完)[^，。]{0,3}(?:离婚)?证|离(?:完|了)婚/,
};
PASSED.work_injury_employer = PASSED.work_injury_worker as RegExp;

/** An award was made: who is not content sues within fifteen days, and no year for arbitration runs any more (劳动争议调解仲裁法 50). */
PASSED['labour-arbitration-limitation'] =
  /裁决书?[^，。；]{0,8}(?:收到|拿到|送到|送达|签收|下来|出来|寄)|(?:收到|拿到|送达|签收|领到|下来)[^，。；]{0,10}(?:裁决|仲裁书|仲裁结果)|(?:收到|拿到)的?仲裁书|仲裁(?:委|庭|结果|裁决)?[^，。；]{0,6}(?:输了|败了|败诉|没支持|不支持|没判|驳回了|裁了|裁决了|判我?输)|(?:输|败)了[^，。；]{0,4}仲裁|\b(?:received|got|served)\b[^.,;]{0,24}\baward|\blost\b[^.,;]{0,24}\barbitration/i;

/** Not granted, or only asked for. */
const NOT_YET: Record<string, RegExp> = {
  work_injury_worker:
    /(?:没有?|未|还没|不给|不肯|不)(?:去|做|申请|报|申报|给)?(?:认定|报)(?:过)?工伤|工伤[^，。]{0,4}(?:没有?|未|还没|不)[^，。]{0,3}(?:认|报|申)|不予(?:工伤)?认定/,
};

NOT_YET.work_injury_employer = NOT_YET.work_injury_worker as RegExp;
NOT_YET['labour-arbitration-limitation'] =
  /(?:还没|没有?|未)(?:裁决|出裁决|收到裁决)|申请(?:过)?仲裁(?:不予受理|没受理)|不予受理|撤(?:回|了)[^，。]{0,4}仲裁|商事|仲裁条款|欠条|借条/;

/** Seven days to return are no term of who claims for fakes or defects. */
const CHEATED = /假货|假的|造假|骗|欺诈|虚假|冒充|翻新|以次充好|退一赔[三十]|假一赔|质量问题|坏了|过期/;
const RETURNS = /[7七][天日]|无理由/;

/** Who wants the rest back because the shop is gone has not changed their mind. */
const SHOP_GONE = /关门|关店|跑路|倒闭|停业|歇业|闭店|搬(?:走|到|去|了|迁)|转让|失联|人去楼空/;

/** Whether a story is past the stage of a period, or claims something else. */
export function isPassed(period: string | null, text: string): boolean {
  if (period === null) return false;
  if (GONE_ON[period]?.test(text)) return true;
  if (period === 'no_reason_return') return CHEATED.test(text) && !RETURNS.test(text);
  if (period === 'police_offence_discovery') return POLICE_KNOW.test(text) || GOES_ON.test(text);
  if (period === 'fine_payment') return FINE_PAID.test(text);
  if (SPEAKS_OF[period]?.test(text) === false) return true;
  if (period === 'prepaid_return') return SHOP_GONE.test(text) && !RETURNS.test(text);
  return (PASSED[period]?.test(text) ?? false) && !(NOT_YET[period]?.test(text) ?? false);
}
