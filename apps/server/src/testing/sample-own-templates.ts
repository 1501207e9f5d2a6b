import * as contract from '@mingfa/contract/own-template';
import { firmLease } from '@mingfa/files/word/fill/testing/firm-template';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { uploadFile } from './upload-file.ts';

const file = async () => ({
  name: '租赁合同.docx',
  content: await firmLease(),
});
const uploads = new WeakMap<object, Promise<string>>();
const templates = new WeakMap<object, Promise<contract.OwnTemplateDetail>>();

/** An upload of the owner's that is not taken yet. */
function sampleUpload({ server, owner }: SampleWorld): Promise<string> {
  const held = uploads.get(owner) ?? file().then((sent) => uploadFile(server, owner.token, sent));
  uploads.set(owner, held);
  return held;
}

/** A template of the owner's. */
function sampleTemplate({ server, owner }: SampleWorld): Promise<contract.OwnTemplateDetail> {
  const held = templates.get(owner) ?? makeTemplate(server, owner.token);
  templates.set(owner, held);
  return held;
}

async function makeTemplate(server: SampleWorld['server'], token: string) {
  const uploadId = await uploadFile(server, token, await file());
  const made = await server.call(contract.createOwnTemplate, { token, body: { uploadId } });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}

const ofTemplate = (ask: (held: contract.OwnTemplateDetail) => object = () => ({})): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await sampleTemplate(world);
    return { params: { templateId: held.templateId }, ...ask(held) };
  },
});

/** A request for each endpoint of somebody's own templates. */
export const OWN_TEMPLATE_SAMPLES: Record<string, Sample> = {
  'ownTemplate.createOwnTemplate': {
    ofOwner: true,
    request: async (world) => ({ body: { uploadId: await sampleUpload(world) } }),
  },
  'ownTemplate.listOwnTemplates': { request: () => ({}) },
  'ownTemplate.getOwnTemplate': ofTemplate(),
  'ownTemplate.changeOwnTemplate': ofTemplate(({ fields, title }) => ({
    body: {
      ...{ seenRevision: 1, title, note: '' },
      fields: fields.map(({ name, kind, label, help, required, bound }) => ({
        name,
        kind,
        label,
        help,
        required,
        bound,
      })),
    },
  })),
  'ownTemplate.deleteOwnTemplate': ofTemplate(),
  'ownTemplate.downloadOwnTemplate': ofTemplate(() => ({ query: { form: 'original' } })),
};
