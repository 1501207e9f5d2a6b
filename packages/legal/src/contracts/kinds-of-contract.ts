import type { Contract, ContractKind } from './contract.ts';
import { contractText } from './contract-text.ts';

const SECURES = /保证人|保证责任|担保人|抵押人|抵押物|抵押财产|出质人|质押财产|质物|反担保/;
const LENDS = [/借款|贷款/, /本金/, /利率|利息|月息|年息/, /还款|偿还|归还/];

/** The kinds whose rules look at a contract: a loan that is secured is a security, too, and a security that lends is a loan. */
export function kindsOfContract(contract: Contract, kind: ContractKind): ContractKind[] {
  if (kind === 'loan') return SECURES.test(contractText(contract)) ? ['loan', 'guarantee'] : ['loan'];
  if (kind !== 'guarantee') return [kind];
  const text = `${contract.title}\n${contractText(contract)}`;
  // Security alone speaks of the debt it secures; who lends says how much, at what rate and how it is paid back.
  const lends = /借款|贷款/.test(contract.title) || hasLender(contract);
  return lends && LENDS.every((pattern) => pattern.test(text)) ? ['guarantee', 'loan'] : ['guarantee'];
}

const hasLender = ({ parties }: Contract) =>
  parties.some(({ role }) => role === 'lender') && parties.some(({ role }) => role === 'borrower');
