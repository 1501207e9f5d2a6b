/**
 * Ends that only names of organisations have. Shops and workshops (商行, 工作室) are left out: a sole trader sues under its sign and is still a person
 * (民法典 54, 民诉法解释 59).
 */
const ENDS =
  /(?:公司|集团|事务所|合伙企业(?:[（(][^（）()]{1,8}[）)])?|合作社|银行|[支分]行|委员会|医院|大学|学校|幼儿园)$/;

/** Whether a name is by its end that of an organisation: 临江市青禾商贸有限公司. False says nothing of what it is. */
export const isOrganisationName = (name: string): boolean => name.length > 3 && ENDS.test(name.trim());
