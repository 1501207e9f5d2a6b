import * as contract from '@mingfa/contract/share';
import * as updateContract from '@mingfa/contract/share-update';
import { shareReference } from '../features/sharing/index.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';

const made = new WeakMap<SampleWorld, Promise<string>>();

/** A share of the owner's answer that opens with a password; the same one for each caller of a walk. */
export function sampleShare(world: SampleWorld): Promise<string> {
  const known = made.get(world) ?? makeShare(world);
  made.set(world, known);
  return known;
}

const PASSWORD = 'kite-2026';

async function makeShare(world: SampleWorld): Promise<string> {
  const { server, owner } = world;
  const { conversationId } = await world.answer();
  const source = { kind: 'conversation', conversationId };
  const answer = await server.call(contract.createShare, {
    token: owner.token,
    body: { source, expiresOn: null, password: PASSWORD },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.shareId;
}

/** One that opens to whoever has its address. */
async function makeOpenShare(world: SampleWorld): Promise<string> {
  const shareId = await sampleShare(world);
  const body = { password: null };
  await world.server.call(contract.editShare, { token: world.owner.token, params: { shareId }, body });
  return shareId;
}

const ofOwnShare = (body?: object): Sample => ({
  ofOwner: true,
  request: async (world) => ({ params: { shareId: await sampleShare(world) }, ...(body ? { body } : {}) }),
});
const ofConversation = (more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const { conversationId } = await world.answer();
    return { body: { source: { kind: 'conversation', conversationId }, ...more } };
  },
});

const ofOpenShare: Sample = {
  request: async (world) => ({ query: { shareId: await makeOpenShare(world), type: 'conversation' } }),
};

/** A request for each endpoint of sharing. */
export const SHARE_SAMPLES: Record<string, Sample> = {
  'share.previewShare': ofConversation(),
  'share.createShare': ofConversation({ expiresOn: null, note: '供参考' }),
  'cloneChat.createShare': {
    ofOwner: true,
    request: async (world) => {
      const { conversationId } = await world.cloneAnswer();
      return { body: { source: { kind: 'conversation', conversationId }, expiresOn: null } };
    },
  },
  'share.listShares': { request: () => ({}) },
  'share.listShareMarks': ofOwnShare(),
  'share.editShare': ofOwnShare({ note: '请先看结论', viewLimit: 20 }),
  'shareUpdate.previewShareWords': ofOwnShare({ title: '押金', note: '请先看结论' }),
  'shareUpdate.previewShareUpdate': ofOwnShare(),
  'shareUpdate.updateShare': {
    ofOwner: true,
    request: async (world) => {
      const params = { shareId: await sampleShare(world) };
      const { token } = world.owner;
      const seen = await world.server.call(updateContract.previewShareUpdate, { token, params });
      return { params, body: { fingerprint: seen.body.fingerprint } };
    },
  },
  'share.revokeShare': ofOwnShare(),
  'share.readShare': ofOpenShare,
  'cloneChat.readShare': ofOpenShare,
  'share.unlockShare': {
    request: async (world) => ({
      params: { shareId: await sampleShare(world) },
      body: { password: PASSWORD },
    }),
  },
  'share.continueShare': {
    request: async (world) => ({ params: { shareId: await makeOpenShare(world) } }),
  },
  'share.listAllShares': { request: () => ({}) },
  'share.revokeAnyShare': {
    request: async (world) => ({
      params: { reference: shareReference(await sampleShare(world)) },
      body: { reason: '应当事人请求' },
    }),
  },
};
