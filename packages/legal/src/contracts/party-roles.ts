import type { ContractKind } from './contract.ts';

/** The name of a role as rules write it (`{承租人}`), then the words contracts use for it, longer ones first. */
export const ROLE_WORDS = {
  lessor: ['出租人', '出租柜台方', '出租单位', '出租方', '房东', 'Lessor', 'Landlord'],
  lessee: ['承租人', '承租柜台方', '承租单位', '承租方', '租户', 'Lessee', 'Tenant'],
  seller: [
    '出卖人',
    '出卖方',
    '卖方',
    '卖房人',
    '供应商',
    '供应方',
    '供货方',
    '供货人',
    '供方',
    '销售方',
    '出售方',
    '出售人',
    '售方',
    'Seller',
    'Supplier',
    'Vendor',
  ],
  buyer: [
    '买受人',
    '买受方',
    '买方',
    '买房人',
    '采购方',
    '采购人',
    '购买方',
    '购货方',
    '购买人',
    '需方',
    '购方',
    '定购方',
    'Buyer',
    'Purchaser',
  ],
  client: [
    '委托人',
    '委托方',
    '委托单位',
    '定作人',
    '定作方',
    '服务需求方',
    '服务接受方',
    '托运人',
    '存货人',
    '寄存人',
    '聘请方',
    '接受服务方',
    '客户方',
    '客户',
    '需求方',
    '用户',
    'Client',
    'Customer',
  ],
  provider: [
    '受托人',
    '受托方',
    '受托单位',
    '承揽人',
    '承运人',
    '承运方',
    '保管人',
    '咨询方',
    '承揽方',
    '服务提供方',
    '服务方',
    '服务商',
    '承担单位',
    '开发方',
    '研发方',
    '顾问方',
    '提供方',
    'Provider',
    'Consultant',
    'Service Provider',
  ],
  owner: ['发包人', '发包方', '发包单位', '建设单位', '建设方', '业主', 'Employer of Works', 'Owner'],
  contractor: [
    '承包人',
    '承包方',
    '承包单位',
    '施工单位',
    '施工方',
    '总承包人',
    '分包人',
    'Contractor',
    'Subcontractor',
  ],
  lender: ['贷款人', '出借人', '出借方', '贷款方', '贷款银行', '债权方', 'Lender'],
  borrower: ['借款人', '借款方', '借款单位', '贷入方', 'Borrower'],
  creditor: ['债权人', '抵押权人', '质权人', '权利人', 'Creditor', 'Mortgagee', 'Pledgee'],
  guarantor: [
    '保证人',
    '担保人',
    '担保方',
    '保证方',
    '保证单位',
    '担保单位',
    '抵押人',
    '出质人',
    '反担保人',
    'Guarantor',
    'Mortgagor',
    'Pledgor',
  ],
  employer: ['用人单位', '聘用单位', '聘用方', '用工单位', '雇主', 'Employer'],
  worker: ['劳动者', '受聘人', '受聘方', '受聘者', '职工', '员工', '雇员', 'Employee'],
  discloser: ['披露方', '提供信息方', '信息披露方', 'Disclosing Party', 'Discloser'],
  recipient: ['接收方', '接受方', '信息接收方', '保密义务人', 'Receiving Party', 'Recipient'],
  principal: ['被代理人', '委托代理方', '授权方', 'Principal'],
  agent: [
    '代理人',
    '代理方',
    '代理商',
    '经销商',
    '经销方',
    '居间人',
    '居间方',
    '中介人',
    '中介方',
    'Agent',
    'Distributor',
  ],
  transferor: ['转让方', '转让人', '出让方', '出让人', 'Transferor', 'Assignor', 'Licensor'],
  transferee: ['受让方', '受让人', '投资方', '增资方', 'Transferee', 'Assignee', 'Licensee', 'Investor'],
  partner: ['合作方', '合作人', '合伙人', '联营方', '合营方', 'Partner'],
} as const satisfies Record<string, readonly [name: string, ...words: string[]]>;

/** What a party is in law, whatever the contract calls it. */
export type PartyRole = keyof typeof ROLE_WORDS;
/** What a party can be in law. */
export const PARTY_ROLES = Object.keys(ROLE_WORDS) as PartyRole[];

/** Who gets the price and who pays it, by kind of contract; of a loan, who lends and who pays back. */
export const ROLES_OF_KIND: Record<ContractKind, readonly [payee: PartyRole, payer: PartyRole] | null> = {
  lease: ['lessor', 'lessee'],
  sale: ['seller', 'buyer'],
  service: ['provider', 'client'],
  software: ['provider', 'client'],
  construction: ['contractor', 'owner'],
  loan: ['lender', 'borrower'],
  guarantee: ['creditor', 'guarantor'],
  labor: ['worker', 'employer'],
  confidentiality: ['discloser', 'recipient'],
  agency: ['agent', 'principal'],
  equity: ['transferor', 'transferee'],
  cooperation: ['partner', 'partner'],
  other: null,
};

const BY_WORD = new Map<string, PartyRole>(
  PARTY_ROLES.flatMap((role) => ROLE_WORDS[role].map((word) => [word.toLowerCase(), role] as const)),
);

/** All words for parties, longer ones first, to be put into a pattern. */
export const PARTY_WORDS: readonly string[] = Object.values(ROLE_WORDS)
  .flat()
  .toSorted((a, b) => b.length - a.length);

/** The role a word stands for: 出租方 → lessor; null for 甲方 and other words. */
export function roleOfWord(word: string): PartyRole | null {
  return BY_WORD.get(word.toLowerCase()) ?? null;
}
