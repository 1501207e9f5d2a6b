/** Ways of those who swindle at a distance (反电信网络诈骗法 2; the kinds the police warn of). */
const WAYS: readonly RegExp[] = [
  /(?:刷单|返利|做任务|垫付)[\s\S]{0,120}(?:提现|返不|不返|退不|取不|转|充)/,
  /(?:炒股|投资|理财|外汇|虚拟币|数字货币|博彩|彩票|基金)[\s\S]{0,120}(?:提现|提不出|取不出|打不开|个税|保证金|解冻|群解散)/,
  /(?:冒充|自称|假冒)[^。；]{0,12}(?:客服|公检法|公安|警察|检察|证监会|银行|领导|老师|军人|退税)/,
  /安全账户|解冻费|刷流水|验资|(?:提现|提款|取款)[^。；]{0,12}(?:要交|先交|缴|个税|保证金|手续费)/,
  /(?:屏幕共享|共享屏幕|验证码)[^。；]{0,24}(?:转走|划走|没了|扣)/,
  /(?:网恋|网上认识|交友软件|杀猪盘)[\s\S]{0,160}(?:投资|充值|转|借|急用)/,
  /(?:贷款|网贷)[^。；]{0,30}(?:先交|保证金|解冻|流水|会员费)/,
];
/** Whoever did it is found nowhere, or is nobody the teller knows. */
const GONE =
  /群(?:也)?解散|(?:人|对方|客服|他|她)?(?:也)?(?:找不到|找不着|联系不上|失联|消失)|拉黑|打不开|不知道(?:他|她|对方)?(?:真名|真实|是谁)|被骗|骗子|诈骗/;

/** Whether a story tells of fraud by strangers: somebody's way of swindling, and that they are gone. */
export const isSwindle = (story: string): boolean => WAYS.some((way) => way.test(story)) && GONE.test(story);
