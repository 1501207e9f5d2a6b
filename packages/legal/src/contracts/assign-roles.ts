import type { Contract, ContractKind, Party, ReviewSide } from './contract.ts';
import { contractText } from './contract-text.ts';
import { isNaturalPerson } from './party-name.ts';
import { type PartyRole, ROLES_OF_KIND } from './party-roles.ts';

/** Sentences that show who is who, `A` and `B` standing for parties; the first role is A's, the second B's. */
const CLUES: readonly [pattern: string, a: PartyRole | null, b: PartyRole | null][] = [
  ['A…(?:出租|租)给B', 'lessor', 'lessee'],
  ['B(?:自愿|同意|愿意)?(?:承租|租用|租赁|租入)A', 'lessor', 'lessee'],
  ['B…(?:缴纳|交纳|支付|交付)租金', null, 'lessee'],
  ['A…(?:出售|出卖|销售|售|卖)给B', 'seller', 'buyer'],
  ['A…向B(?:供货|供应|销售|出售|交货|交付货物|提供货物|提供产品)', 'seller', 'buyer'],
  ['B…(?:向|从)A…(?:购买|采购|订购|订货|定购|购入)', 'seller', 'buyer'],
  ['B…(?:向|从)A(?:预?[订定](?:印|做|作|制|造))', 'seller', 'buyer'],
  ['A(?:应当?|须|必须|负责|保证|同意)?(?:按[^，。；]{0,12})?(?:交货|发货|供货|送货)', 'seller', null],
  ['B…委托A', 'provider', 'client'],
  ['A(?:为|向)B…提供…(?:服务|咨询|支持|开发)', 'provider', 'client'],
  ['B…发包给A', 'contractor', 'owner'],
  ['A…承包B', 'contractor', 'owner'],
  ['A…(?:借|贷|出借)给B', 'lender', 'borrower'],
  ['B…向A…(?:借款|借到|贷款|借入)', 'lender', 'borrower'],
  ['B…(?:聘用|录用|招用|雇用|聘请)A', 'worker', 'employer'],
  ['B…安排A…(?:岗位|工作|加班)', 'worker', 'employer'],
  ['A…(?:股权|股份|出资)…转让给B', 'transferor', 'transferee'],
  ['B…受让A', 'transferor', 'transferee'],
  ['A…向B…披露', 'discloser', 'recipient'],
  ['B…授权A…(?:代理|经销|销售)', 'agent', 'principal'],
];
/** Words of the same sentence in which no party is named. */
const GAP = '(?:(?!A|B)[^。；;\\n]){0,24}?';
/** Who pays the price. */
const PAYMENT = `B${GAP}(?:应|须|向A)${GAP}(?:支付|付清|交纳|缴纳)${GAP}(?:租金|货款|价款|服务费|报酬|工程款|转让款|合同款|工资|佣金)`;
/** Roles that mean the same in another kind of contract. */
const AS_IN_KIND: Partial<Record<ContractKind, Partial<Record<PartyRole, PartyRole>>>> = {
  agency: { client: 'principal', provider: 'agent', seller: 'principal', buyer: 'agent' },
  software: { buyer: 'client', seller: 'provider', principal: 'client', agent: 'provider' },
  service: {
    buyer: 'client',
    seller: 'provider',
    principal: 'client',
    agent: 'provider',
    owner: 'client',
    contractor: 'provider',
  },
  construction: { client: 'owner', provider: 'contractor' },
  sale: { client: 'buyer', provider: 'seller', transferor: 'seller', transferee: 'buyer' },
  lease: { owner: 'lessor', contractor: 'lessee' },
  equity: { seller: 'transferor', buyer: 'transferee' },
  loan: { creditor: 'lender' },
};

/** The parties with their roles in a contract of this kind: by their words, else by what the clauses say of them. A role that neither tells is null. */
export function assignRoles(contract: Contract, kind: ContractKind): Party[] {
  const pair = ROLES_OF_KIND[kind];
  const parties = contract.parties.map((party) => ({
    ...party,
    role: party.role === null ? null : (AS_IN_KIND[kind]?.[party.role] ?? party.role),
  }));
  for (const party of parties.slice(2))
    if (party.role === null && secures(contract, party)) party.role = 'guarantor';
  const [first, second] = parties.filter(({ role }) => role !== 'guarantor' || kind === 'guarantee');
  if (!pair || !first || !second) return parties;
  const fits = (role: PartyRole | null) => role !== null && pair.includes(role);
  if (fits(first.role) && fits(second.role)) return parties;
  const known = fits(first.role) ? first : fits(second.role) ? second : null;
  if (known) {
    const other = known === first ? second : first;
    const opposite = known.role === pair[0] ? pair[1] : pair[0];
    // A third party that has the role leaves none to be guessed: 收货单位 beside 托运人 and 承运人.
    if (other.role === null && !parties.some(({ role }) => role === opposite)) other.role = opposite;
    return parties;
  }
  if (first.role !== null || second.role !== null) return parties;
  const firstIsPayee =
    votes(contract, first, second, pair) - votes(contract, second, first, pair) ||
    votesByName(kind, first, second);
  if (firstIsPayee > 0) [first.role, second.role] = pair;
  if (firstIsPayee < 0) [second.role, first.role] = pair;
  // Partners are of one role, whoever is named first.
  if (pair[0] === pair[1]) [first.role, second.role] = pair;
  return parties;
}

/** How many clues make `a` the one who is paid. */
function votes(contract: Contract, a: Party, b: Party, pair: readonly [PartyRole, PartyRole]): number {
  const text = contractText(contract);
  const called = { A: `(?:${a.words.join('|')})`, B: `(?:${b.words.join('|')})` };
  const build = (pattern: string) =>
    new RegExp(
      pattern.replaceAll('…', GAP).replace(/[AB]/g, (sign) => (sign === 'A' ? called.A : called.B)),
      'g',
    );
  let count = [...text.matchAll(build(PAYMENT))].length * 0.5;
  for (const [pattern, roleOfA, roleOfB] of CLUES) {
    if ((roleOfA === null || roleOfA === pair[0]) && (roleOfB === null || roleOfB === pair[1])) {
      count += Math.min(3, [...text.matchAll(build(pattern))].length) * 2;
    }
  }
  return count;
}

/** 丙方为乙方的借款提供保证: a third party that stands in for one of the two. */
function secures(contract: Contract, { words }: Party): boolean {
  const party = `(?:${words.join('|')})`;
  const promise =
    '(?:提供|承担)[^。；;，,\\n]{0,16}?(?:保证(?!金|质量)|担保|连带责任)|(?:作为|系|是)[^。；;，,\\n]{0,10}?(?:保证人|担保人)';
  return new RegExp(
    `${party}(?:自愿|同意|愿意)?(?:(?:为|就|对|以|向|作为|系|是)[^。；;\\n]{0,30}?)?(?:${promise})`,
  ).test(contractText(contract));
}

/** A person works for a body, never the other way round. */
function votesByName(kind: ContractKind, a: Party, b: Party): number {
  if (kind !== 'labor' || a.name === null || b.name === null) return 0;
  const [workerA, workerB] = [isNaturalPerson(a.name), isNaturalPerson(b.name)];
  return workerA === workerB ? 0 : workerA ? 1 : -1;
}

/** The party on a side: 甲方 or the first declared, 乙方 or the second. Null for a neutral reader. */
export function partyOnSide(parties: readonly Party[], side: ReviewSide): Party | null {
  if (side === 'neutral') return null;
  const sign = side === 'party_a' ? '甲方' : '乙方';
  return parties.find(({ words }) => words.includes(sign)) ?? parties[side === 'party_a' ? 0 : 1] ?? null;
}
