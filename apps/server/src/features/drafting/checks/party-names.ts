import { definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';

const PARTIES =
  '(?:甲方|乙方|丙方|丁方|原告|被告|第三人|申请人|被申请人|上诉人|被上诉人|申请执行人|被执行人|委托人|委托方|受托方|出租人|出租方|承租人|承租方|房东|租客|出借人|借款人|保证人|担保人|出卖人|卖方|买受人|买方|转让方|受让方|发包人|发包方|承包人|承包方|供应商|供方|需方|采购方|债权人|债务人|用人单位|劳动者|员工|客户|当事人|对方)';
/** Labels of fields that ask for the name of a party: 甲方, 承租人姓名, 客户名称, Name of the tenant. */
const ASKS_FOR_PARTY = new RegExp(
  `^(?:${PARTIES}(?:[（(]?(?:姓名|名称|姓名或名称|名字)[）)]?)?|(?:姓名|名称|公司名称|单位名称|企业名称))$`,
);
const ENGLISH =
  '(?:party [ab]|client|tenant|landlord|lessor|lessee|buyer|seller|borrower|lender|guarantor|employer|employee|plaintiff|defendant|claimant|respondent|applicant)';
const ASKS_FOR_PARTY_IN_ENGLISH = new RegExp(
  `^(?:${ENGLISH}(?:[’']s)?(?: name)?|name of (?:the )?${ENGLISH})$`,
  'i',
);

/** Whether what stands at a path is what a party is called: the name of a party, or a field of somebody's own template that asks for one. */
export function namesParty(catalog: TemplateCatalog, path: string): boolean {
  const [fact = '', , field] = path.split('/');
  if (field === 'name') return catalog.everyFact.facts.get(fact)?.record === 'party';
  if (!fact.startsWith(OWN)) return false;
  const label = (definitionAt(catalog, path)?.label.zh ?? '').trim();
  return ASKS_FOR_PARTY.test(label) || ASKS_FOR_PARTY_IN_ENGLISH.test(label);
}

/** What ids of the facts of people's own templates begin with. */
export const OWN = 'own_';
