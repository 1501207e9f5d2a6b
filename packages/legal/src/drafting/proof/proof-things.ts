import { isDenied } from './is-denied.ts';

/** A thing by the name it is told with, and where in its clause. */
export interface NamedThing {
  name: string;
  at: number;
  /** Where it is to be got, where somebody else holds it. */
  from?: string;
}

/** Papers, records and recordings by the names they have in a story. */
const THINGS =
  /(?:书面)?(?:借款|劳动|租赁|买卖|购销|供货|采购|保证|抵押|购车|购房|装修|会籍|私教|会员|承包|施工|物业|合伙|中介)合同|(?:借款|补充|合伙|会员|入伙|离婚|分家|物业|还款)协议|租房(?:合同|协议)|借条|欠条|借据|收条|收据|取款(?:条|凭条|单|回单)|存折|(?:银行|微信|支付宝)?转账(?:记录|凭证|截图|回单)|(?:银行|工资)?流水|银行回单|(?:微信|QQ|短信)?聊天记录|短信记录|通话录音|录音|录像|监控(?:视频|录像)?|告诫书|报警(?:回执|记录)|出警(?:记录|回执)|接警回执|人身安全保护令|验伤报告|病历|诊断证明书?|出院(?:小结|记录)|产检单|化验单|检查单|B超单?|保证书|悔过书|承诺书|还款计划书?|工资条|考勤(?:记录|表)|打卡(?:记录|截图)|排班表|社保(?:缴费)?记录|解除(?:劳动合同)?通知书?|辞退通知书?|离职证明|调岗(?:通知)?单|催款函|律师函|对账[单函]|签收[单表]|(?:扣款|费用|物品|结算|装修)清单|租约|送货单|退货单|验收单|入库单|出库单|订货单|结算单|报价单|预算表|发票|房产证|房本|不动产权证书?|户口本|户口簿|(?:打印|自书|代书)?遗嘱|(?:交警|事故|责任)*认定书|保单|保险单|行驶证|驾驶证|处罚决定书|宅基地证|结婚证|出生(?:医学)?证明?|死亡证明|(?:检测|鉴定|评估|体检|检验|历史)报告书?|鉴定意见书?|(?:房屋|钥匙|物品|工作)?交接单|当票|(?:水电费?|电费|水费|水电|修理|维修|过户)(?:票|单)|催款通知书?|小票|账本|记账本|约课记录|上课记录|保养(?:单|记录)|挂号信(?:回执|凭据)?|(?:医院|医生|检查|B超)(?:开)?的单子/g;
/** A contract is spoken of for many reasons; it is there where it was signed, is held, or says something. */
const CONTRACT = /合同$/;
const IS_THERE =
  /签|盖|订立|书面|提供|持有|保存|有(?=[^，。]{0,8}合同)|合同(?:里|上|中|第|最后|总价|总?价|约定|写|是|期|到期|[\d一二三四五六七八九十])/;
const ENDS = /解除|终止|违反|依据|根据|按照/;
/** Who promises a paper has not given it. */
const PROMISED = /(?:愿意?|会|肯)(?:给我)?(?:出|写|开|提供)/;
/** 他弟弟拿着张欠条: a note that somebody else has in hand proves it for them. */
const OTHERS_HOLD = /(?<!我)拿(?:着|出)[^，。；]{0,8}$/;
/** What people call a paper, and what it is called on a list. */
export const CALLED_ON_LIST: Readonly<Record<string, string>> = {
  取款条: '取款凭条',
  取款单: '取款凭条',
  房本: '房产证',
  户口本: '户口簿',
  监控: '监控录像',
  流水: '银行流水',
  出生证: '出生医学证明',
};

/**
 * Things in a clause that are proof by what they are, but for those of which it says that there is none.
 * @param sentence its sentence as far as it goes, which may say who took the thing out
 */
export function thingsIn(text: string, sentence = text): NamedThing[] {
  const isContractThere = IS_THERE.test(text) && !ENDS.test(text);
  return [...text.matchAll(THINGS)].flatMap(({ index, 0: said }) => {
    if (CONTRACT.test(said) && !isContractThere) return [];
    if (/^[借欠]条|^借据/.test(said) && OTHERS_HOLD.test(text.slice(0, index))) return [];
    if (isDenied(text, index, index + said.length) || PROMISED.test(text.slice(0, index))) return [];
    const name = /的单子$/.test(said) ? '医院检查单' : (CALLED_ON_LIST[said] ?? said);
    const from = heldByOther(name, sentence);
    return [{ name, at: index, ...(from ? { from } : {}) }];
  });
}

/** Pictures of a camera are kept by whoever runs it, and a will by whoever took it out. 民事诉讼法 67, 民诉法解释 112. */
function heldByOther(name: string, text: string): string | null {
  if (name === '监控录像' && !/(?:拷|下载|录下|翻拍|调)(?:了|到|出|过|下|来)/.test(text))
    return '可申请法院向监控的管理人调取';
  if (
    /遗嘱$/.test(name) &&
    /(?<!我[^，。；]{0,3})(?:掏|拿|亮)出|(?:他|她|[哥弟姐妹])[^，。；]{0,4}手[里上]/.test(text)
  )
    return '由对方持有，可申请法院责令提交';
  return null;
}
