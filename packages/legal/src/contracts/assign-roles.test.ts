import { expect, test } from 'vitest';
import { assignRoles } from './assign-roles.ts';
import type { ContractKind } from './contract.ts';
import type { PartyRole } from './party-roles.ts';
import { readContract } from './read-contract.ts';
import { textBlocks } from './testing/text-blocks.ts';

const rolesIn = async (text: string, kind: ContractKind) =>
  assignRoles(await readContract(textBlocks(text)), kind).map(({ role }) => role);
const CLAUSES = '第一条 双方应当诚信履行。\n第二条 一式两份。';

test.each([
  ['sale', '订货单位', '供货单位', 'buyer', 'seller'],
  ['sale', '需方', '供方', 'buyer', 'seller'],
  ['sale', '采购方', '销售方', 'buyer', 'seller'],
  ['sale', '购货单位', '销货单位', 'buyer', 'seller'],
  ['service', '定作方', '承揽方', 'client', 'provider'],
  ['service', '委托方', '受托方', 'client', 'provider'],
  ['service', '委托人', '被委托人', 'client', 'provider'],
  ['service', '托运方', '承运方', 'client', 'provider'],
  ['construction', '发包方', '承包方', 'owner', 'contractor'],
  ['loan', '出借人', '借款人', 'lender', 'borrower'],
  ['loan', '借入方', '借出方', 'borrower', 'lender'],
  ['lease', '出租方', '承租方', 'lessor', 'lessee'],
  ['labor', '聘用方', '受聘方', 'employer', 'worker'],
  ['equity', '受让单位', '转让单位', 'transferee', 'transferor'],
] as [ContractKind, string, string, PartyRole, PartyRole][])(
  '%s: %s and %s are who their words say, in either order and beside 甲方 and 乙方',
  async (kind, one, other, roleOfOne, roleOfOther) => {
    for (const [a, b, roles] of [
      [one, other, [roleOfOne, roleOfOther]],
      [other, one, [roleOfOther, roleOfOne]],
    ] as const) {
      expect(await rolesIn(`合同\n${a}：张三\n${b}：李四\n${CLAUSES}`, kind)).toEqual(roles);
      expect(await rolesIn(`合同\n甲方（${a}）：张三\n乙方（${b}）：李四\n${CLAUSES}`, kind)).toEqual(roles);
    }
  },
);

test('a form that names one side often and the other once has two parties', async () => {
  const form = `购销合同\n需方编号：\n│需方│订货单位│　│供货单位│　│\n交货后，需方签收，供方开票。\n${CLAUSES}`;
  expect(await rolesIn(form, 'sale')).toEqual(['buyer', 'seller']);
});

test.each([
  ['买卖合同', 'sale'],
  ['房屋租赁合同', 'lease'],
  ['借款合同', 'loan'],
  ['股权转让协议', 'equity'],
] as [string, ContractKind][])(
  'nobody is given a role that neither words nor clauses tell: %s',
  async (title, kind) => {
    expect(await rolesIn(`${title}\n甲方：张三\n乙方：李四\n${CLAUSES}`, kind)).toEqual([null, null]);
  },
);

test('what the other side has paid does not make a party the payer', async () => {
  const text = `合同\n甲方：张三\n乙方：李四\n第一条 甲方应在收到乙方支付的货款后三日内发运。\n第二条 乙方应向甲方支付货款。`;
  expect(await rolesIn(text, 'sale')).toEqual(['seller', 'buyer']);
});

test('who orders is the buyer, who is to deliver the seller', async () => {
  const text = (clause: string) => `合同\n甲方：张三\n乙方：李四\n第一条 ${clause}\n第二条 一式两份。`;
  expect(await rolesIn(text('甲方因需要向乙方订印下列印刷品。'), 'sale')).toEqual(['buyer', 'seller']);
  expect(await rolesIn(text('乙方应按附表交货。'), 'sale')).toEqual(['buyer', 'seller']);
});

test('in employment the person works for the body', async () => {
  const text = `劳动合同\n甲方：张三\n乙方：北京远山科技有限公司\n${CLAUSES}`;
  expect(await rolesIn(text, 'labor')).toEqual(['worker', 'employer']);
});

test('whom a third party leaves no role has none', async () => {
  const text = `运输合同\n收货单位：张三\n托运人：李四\n承运人：王五\n第一条 承运人将货物交给收货单位，收货单位应当签收，收货单位应当验货。\n第二条 一式三份。`;
  const contract = await readContract(textBlocks(text));
  const roles = assignRoles(contract, 'service').map(({ label, role }) => [label, role]);
  expect(roles).not.toContainEqual(['收货单位', 'provider']);
  expect(roles).toEqual(
    expect.arrayContaining([
      ['托运人', 'client'],
      ['承运人', 'provider'],
    ]),
  );
});
