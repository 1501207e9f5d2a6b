import type { SmsPurpose } from '@mingfa/contract/account';
import * as rights from '@mingfa/contract/rights';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { TEST_PASSWORD } from './test-app.ts';

const OPERATOR = { name: '测试律所', contact: '', icpNumber: '', algorithmNumber: '' };
const nothing: Sample = { request: () => ({}) };

const waiting = ({ server, owner }: SampleWorld) =>
  server.call(rights.requestDeletion, { token: owner.token, body: { password: TEST_PASSWORD } });

/** What they need of the test around them. */
interface Tools {
  newMobile(): string;
  smsCode(mobile: string, purpose: SmsPurpose): Promise<string>;
}

/** Requests about what is held of a person. */
export const rightsSamples = (tools: Tools): Record<string, Sample> => ({
  'rights.getDeletion': nothing,
  'rights.requestDeletion': { request: () => ({ body: { password: TEST_PASSWORD, waitingDays: 15 } }) },
  'rights.cancelDeletion': {
    ofOwner: true,
    request: nothing.request,
    beforeOwner: async (world) => void (await waiting(world)),
  },
  'rights.getDeletionReceipt': {
    request: async (world) => {
      const made = await waiting(world);
      if (made.status === 200) receipts.set(world, made.body.receiptKey);
      return { params: { receiptKey: receipts.get(world) ?? '' } };
    },
  },
  'rights.beginExport': { request: () => ({ body: { password: TEST_PASSWORD } }) },
  'rights.getExport': nothing,
  'rights.readExport': { request: async (world) => ({ params: { ticket: await exportTicket(world) } }) },
  'rights.changeMobile': {
    request: async () => {
      const mobile = tools.newMobile();
      const code = await tools.smsCode(mobile, 'change-mobile');
      return { body: { password: TEST_PASSWORD, mobile, code } };
    },
  },
  'rights.getAcceptance': nothing,
  'rights.acceptAgreements': {
    request: async (world) => {
      const { inForce } = (await world.server.call(rights.getAcceptance, { token: world.owner.token })).body;
      const versions = Object.fromEntries(inForce.map(({ agreement, version }) => [agreement, version]));
      return { body: { versions } };
    },
  },
  'rights.getOperator': nothing,
  'rights.saveOperator': { request: () => ({ body: OPERATOR }) },
});

/** Of the owner's ZIP, once it is made. */
async function exportTicket({ server, owner }: SampleWorld): Promise<string> {
  const { token } = owner;
  await server.call(rights.beginExport, { token, body: { password: TEST_PASSWORD } });
  await server.app.idle();
  const { body } = await server.call(rights.getExport, { token });
  return body.export?.address?.split('/').at(-1) ?? '';
}

const receipts = new WeakMap<SampleWorld, string>();
