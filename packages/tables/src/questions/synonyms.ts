/** Words that mean the same column, a line each: what people say, and what heads of tables say. The first ones are Chinese. */
const LINES = `
金额 款项 数额 钱数 发生额 销售额 营业额 amount sales turnover
支出 付款 支付 付给 支付给 付出 花费 花销 转出 流出 开支 付了 花了 花钱 花掉 花得 付得 付出去 付钱 打出去 汇出 打款 转给 转了 转账给 借方 expense expenses spending spend paid spent pay payment payments debit outflow
收入 收款 到账 入账 进账 收到 转入 流入 回款 收了 收钱 打进来 收进来 进来 进款 汇入 贷方 income revenue receive received receipts credit inflow
供应商 供货商 进货商 供货方 供应单位 卖方 卖家 厂家 厂商 supplier suppliers vendor vendors
客户 买方 买家 顾客 customer customers client clients buyer
对方 交易对手 对手方 往来单位 单位 交易对方 相对方 对象 往来对象 对方户名 对方名称 counterparty counterparties
收款人 收款方 收款单位 收款户名 payee payees
付款人 付款方 付款单位 付款户名 payer payers
员工 职工 雇员 人员 姓名 人名 employee employees staff
部门 科室 department departments
摘要 用途 附言 remark memo
余额 结余 balance
欠薪 拖欠工资 欠发工资 欠付工资
持股 持股数 股数 股份数 持股数量 所持股数
工资 薪资 薪酬 薪水 salary salaries wage wages earn earns earned
合同 协议 租约 契约 contract contracts
日期 时间 date
到期 届满 过期 expire expires expiring expiry due
签订 签署 签了 签的 签约 signed signing
类型 类别 种类 分类 type types category categories
项目 工程 project projects
利率 interest-rate
本金 principal
利息 interest
借款人 债务人 borrower borrowers
出借人 债权人 贷款人 lender lenders
出租人 房东 landlord
承租人 租客 租户 房客 tenant tenants
租金 房租 rent
城市 city cities
地区 区域 region regions
状态 status
方式 method methods
数量 件数 quantity units
发货 发运 ship shipped shipping
交货 到货 delivery delivered
单价 unit-price
商品 产品 货物 货品 product products
渠道 channel channels
加班费 overtime-pay
结案 审结 办结 结了 结的 结掉 closed
立案 收案 受理 新收 立了 立的 filed
入职 进公司 到岗 hired hire joined
经办 经手 经手人 经办人
承办 负责 承办人 负责人 主办 办了
开票 invoiced invoice
实发 到手 发放 发了 发的
诉请 诉讼请求 诉讼标的 标的额 标的 索赔
判决 判了 判的 判赔
进价 成本 采购价 进货价
售价 卖价 零售价
库存 存货 货 余货
员工 人员 姓名 职员
名称 name
`;

const GROUPS: readonly string[][] = LINES.trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => word.replaceAll('-', ' ')));

/** Words of the lexicon with those that mean the same. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => group.map((word): [string, string[]] => [word, group])),
);
