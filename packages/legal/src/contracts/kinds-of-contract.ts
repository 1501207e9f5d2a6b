import type { Contract, ContractKind } from './contract.ts';
import { contractText } from './contract-text.ts';

const SECURES = /保证人|保证责任|担保人|抵押人|抵押物|抵押财产|出质人|质押财产|质物|反担保/;
/** Who lends says how much, how long, what for. */
const LENDS =
  /出借|借给|贷给|(?:发放|提供)(?:借款|贷款)|向[^。；\n]{0,14}借(?:款|到|入)|(?:借款|贷款)(?:金额|期限|用途|利率|人民币)/;

/** The kinds whose rules look at a contract: a loan that is secured is a security, too, and a security that lends is a loan. */
export function kindsOfContract(contract: Contract, kind: ContractKind): ContractKind[] {
  if (kind === 'loan') return SECURES.test(contractText(contract)) ? ['loan', 'guarantee'] : ['loan'];
  if (kind !== 'guarantee') return [kind];
  const text = `${contract.title}\n${contractText(contract)}`;
  const lends = /借款|贷款/.test(contract.title) || hasLender(contract);
  return lends && LENDS.test(text) ? ['guarantee', 'loan'] : ['guarantee'];
}

const hasLender = ({ parties }: Contract) =>
  parties.some(({ role }) => role === 'lender') && parties.some(({ role }) => role === 'borrower');
