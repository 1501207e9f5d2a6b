import type { ColumnKind, ColumnMeaning } from '@mingfa/contract/table-query';

/** What heads of columns say of their cells: the first that fits counts. `kind` where the words leave no choice. */
const HEADS: readonly [ColumnMeaning, RegExp, ColumnKind?][] = [
  [
    'identity',
    /身份证|证件号|证件号码|统一社会信用代码|信用代码|护照|纳税人识别号|税号|ID ?(?:card|number)/i,
    'text',
  ],
  [
    'account',
    /账号|帐号|卡号|尾号|^(?:银行|信用|储蓄|借记|贷记|工资|收款|付款|对方|本人)*卡$|账户(?!余额|名|类)|帐户(?!余额|名)|account ?(?:no|number)/i,
    'text',
  ],
  ['phone', /电话|手机|联系方式|传真|phone|mobile|tel\b/i, 'text'],
  [
    'date',
    /日期|时间|年月日|到期日|起始日|起息日|还款日|付款日|交易日|入职日|(?:出生|签订|签署|生效|终止|开始|结束|起租|交付|开票|记账|入账|发放|放款|到账)日?$|^(?:date|time)$|[a-z_ ]date\b|^月份$|^期间$/i,
  ],
  ['rate', /率|比例|占比|百分比|折扣|系数|percent|rate\b|ratio/i],
  ['remark', /摘要|备注|用途|附言|说明|注释|原因|内容|remark|memo|note|description/i, 'text'],
  [
    'code',
    /编号|序号|号码|流水号|凭证号|单号|订单号|合同号|发票号|案号|房号|工号|学号|批号|代码|邮编|编码|柜员|网点号|行号|车牌|^(?:no\.?|id|code)$|\bcode\b|number$/i,
    'text',
  ],
  [
    'count',
    /数量|件数|人数|天数|次数|工时|小时数?|时长|笔数|期数|面积|份数|月数|年限|工龄|页数|股数|年龄|quantity|qty|count|hours|days/i,
  ],
  [
    'name',
    /户名|姓名|名称|名字|供应商|客户|公司|单位(?!价)|对方(?!账|帐|卡)|收款人|付款人|交易对手|承租|出租|借款人|出借人|甲方|乙方|员工|职工|经办|负责人|开户行|name|supplier|vendor|customer|client|company|payee|payer|counterparty/i,
  ],
  [
    'amount',
    /金额|款|额|单价|总价|价格|价款|租金|押金|定金|费用?$|费(?:用|（|\()|工资|薪|奖金|津贴|补贴|余额|本金|利息|罚息|违约金|借方|贷方|收入|支出|应付|实付|应发|实发|应收|实收|已付|未付|欠款|成本|利润|税$|个税|社保|公积金|amount|balance|price|salary|wage|fee|cost|total|debit|credit|payment|income|expense|principal|interest/i,
  ],
  [
    'category',
    /类型|类别|种类|分类|状态|性质|部门|科室|币种|方式|渠道|地区|省份|城市|区域|级别|等级|岗位|职务|性别|标志|标识|type|category|status|department|region|city|currency|channel|gender/i,
  ],
];

/** What a head says of its column; null where it says nothing known. */
export function headMeaning(head: string): { meaning: ColumnMeaning; kind: ColumnKind | null } | null {
  const plain = head.replace(/[（(][^（）()]*[)）]/g, '').trim();
  const match = HEADS.find(([, pattern]) => pattern.test(plain));
  return match ? { meaning: match[0], kind: match[2] ?? null } : null;
}
