import * as adminContract from '@mingfa/contract/admin';
import * as documentContract from '@mingfa/contract/document';
import * as contract from '@mingfa/contract/review';
import JSZip from 'jszip';
import { modelProvider } from '../db/schema/chat.ts';
import { plainChatParts } from './chat-parts.ts';
import { leaseDocx } from './lease-docx.ts';
import type { Script, ScriptedRequest } from './model-scripts.ts';
import { type ScriptedModelServer, startScriptedModelServer } from './scripted-model-server.ts';
import { openTestApp, type TestApp, type TestPerson } from './test-app.ts';
import { uploadFile } from './upload-file.ts';

type Body = Record<string, unknown>;

/** A Word file that was exported, by what is read in it. */
interface ExportedWord {
  name: string;
  document: string;
  comments: string;
  /** Its custom properties. */
  custom: string;
}

/** A server with a lease to review, for the tenant unless said otherwise. */
export interface ReviewApp {
  server: TestApp;
  me: TestPerson;
  upstream: ScriptedModelServer;
  lease: Buffer;
  documentId: string;
  /** Uploads and reads a document. */
  open(name: string, content: Buffer | string): Promise<string>;
  /** Begins a review; the work goes on. */
  begin(more?: Body): ReturnType<typeof beginReview>;
  /** A review when it has ended. */
  reviewed(more?: Body): ReturnType<typeof heldReview>;
  held(reviewId: string): ReturnType<typeof heldReview>;
  decide(findingId: string, body: Body): ReturnType<typeof decideFinding>;
  exported(reviewId: string, query: string): Promise<ExportedWord>;
  /** Configures a model that answers by a script. */
  useModel(answer: Script): Promise<void>;
  /** Takes the model away again. */
  forgetModel(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a server on a database of its own, with a person and the lease of `lease-docx.ts`. */
export async function openReviewApp({ reviewColumns }: { reviewColumns?: URL } = {}): Promise<ReviewApp> {
  let script: Script = answers('');
  const upstream = await startScriptedModelServer({ script: (request) => script(request) });
  const server = await openTestApp({
    chat: plainChatParts(),
    reviewLimits: { waitsMs: [0], totalMs: 20_000 },
    ...(reviewColumns ? { reviewColumns } : {}),
  });
  const me = await server.person();
  const admin = await server.admin();
  const lease = await leaseDocx();
  const open = async (name: string, content: Buffer | string) => {
    const uploadId = await uploadFile(server, me.token, { name, content });
    const made = await server.call(documentContract.createDocument, { token: me.token, body: { uploadId } });
    await server.app.idle();
    return made.body.documentId;
  };
  const documentId = await open('房屋租赁合同.docx', lease);
  const begin = (more: Body = {}) => beginReview(server, me, { documentId, side: 'party_b', ...more });
  const held = (reviewId: string) => heldReview(server, me, reviewId);
  return {
    server,
    me,
    upstream,
    lease,
    documentId,
    open,
    begin,
    held,
    async reviewed(more) {
      const { reviewId } = await begin(more);
      await server.app.idle();
      return held(reviewId);
    },
    decide: (findingId, body) => decideFinding(server, me, findingId, body),
    exported: (reviewId, query) => exportReview(server, me, reviewId, query),
    async useModel(answer) {
      script = answer;
      await server.call(adminContract.saveModel, {
        token: admin.token,
        body: { name: '审查模型', baseUrl: upstream.baseUrl, modelName: 'scripted-review' },
      });
    },
    async forgetModel() {
      await server.context.db.delete(modelProvider);
      upstream.requests.length = 0;
    },
    async close() {
      await server.close();
      await upstream.close();
    },
  };
}

async function beginReview(server: TestApp, me: TestPerson, body: Body) {
  const made = await server.call(contract.createReview, { token: me.token, body });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}

async function heldReview(server: TestApp, me: TestPerson, reviewId: string) {
  const answer = await server.call(contract.getReview, { token: me.token, params: { reviewId } });
  return answer.body;
}

const decideFinding = (server: TestApp, me: TestPerson, findingId: string, body: Body) =>
  server.call(contract.decideFinding, { token: me.token, params: { findingId }, body });

async function exportReview(server: TestApp, me: TestPerson, reviewId: string, query: string) {
  const answer = await server.app.server.inject({
    method: 'GET',
    url: `/v1/document/review/${reviewId}/export?${query}`,
    headers: { authorization: `Bearer ${me.token}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const zip = await JSZip.loadAsync(answer.rawPayload);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  return {
    name: decodeURIComponent(String(answer.headers['content-disposition'])),
    document: await read('word/document.xml'),
    comments: await read('word/comments.xml'),
    custom: await read('docProps/custom.xml'),
  };
}

/** A model that says one thing. */
export const answers = (text: string): Script =>
  function* () {
    yield { do: 'text', text };
    yield { do: 'finish' };
  };
/** What stands in the clauses that a request shows. */
export const promptOf = (request: ScriptedRequest) => JSON.stringify(request.messages);
