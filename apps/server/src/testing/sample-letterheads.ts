import * as contract from '@mingfa/contract/letterhead';
import { firmLetterhead } from '@mingfa/files/word/letterhead/testing/firm-letterhead';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { uploadFile } from './upload-file.ts';

const file = async () => ({ name: '本所信头.docx', content: await firmLetterhead() });
const uploads = new WeakMap<object, Promise<string>>();
const letterheads = new WeakMap<object, Promise<contract.LetterheadSummary>>();

/** An upload of the owner's that is not taken yet. */
function sampleUpload({ server, owner }: SampleWorld): Promise<string> {
  const held = uploads.get(owner) ?? file().then((sent) => uploadFile(server, owner.token, sent));
  uploads.set(owner, held);
  return held;
}

/** A letterhead of the owner's. */
function sampleLetterhead({ server, owner }: SampleWorld): Promise<contract.LetterheadSummary> {
  const held = letterheads.get(owner) ?? makeLetterhead(server, owner.token);
  letterheads.set(owner, held);
  return held;
}

async function makeLetterhead(server: SampleWorld['server'], token: string) {
  const uploadId = await uploadFile(server, token, await file());
  const made = await server.call(contract.createLetterhead, { token, body: { uploadId } });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}

const ofLetterhead = (asked: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const { letterheadId } = await sampleLetterhead(world);
    return { params: { letterheadId }, ...asked };
  },
});

/** A request for each endpoint of somebody's own letterheads. */
export const LETTERHEAD_SAMPLES: Record<string, Sample> = {
  'letterhead.createLetterhead': {
    ofOwner: true,
    request: async (world) => ({ body: { uploadId: await sampleUpload(world) } }),
  },
  'letterhead.listLetterheads': { request: () => ({}) },
  'letterhead.changeLetterhead': ofLetterhead({ body: { title: '本所信头', isDefault: true } }),
  'letterhead.deleteLetterhead': ofLetterhead(),
  'letterhead.downloadLetterhead': ofLetterhead({ query: { form: 'original' } }),
};
