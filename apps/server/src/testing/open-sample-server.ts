import { randomInt } from 'node:crypto';
import * as accountContract from '@mingfa/contract/account';
import { eq, inArray } from 'drizzle-orm';
import { user } from '../db/schema/account.ts';
import { readSetupCode } from '../features/account/index.ts';
import { inlineArticleReader } from './inline-article-reader.ts';
import { inlineParser } from './inline-parser.ts';
import { inlineRecordingReader } from './inline-recording-reader.ts';
import { inlineTableEngine } from './inline-table-engine.ts';
import { PIXEL } from './pixel.ts';
import type { Sample } from './sample.ts';
import { sampleRequests } from './sample-requests.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { textParser } from './text-parser.ts';

export interface SampleServer {
  server: TestApp;
  /** By the endpoint's name. */
  requests: Record<string, Sample>;
  /** Waits until nothing goes on behind an answered request that the next one could run into. */
  settle(): Promise<void>;
}

/** The whole application with everything switched on, and a request for each of its endpoints. */
export async function openSampleServer(): Promise<SampleServer> {
  const codes = new Map<string, string>();
  const server = await openTestApp({
    sms: {
      kind: 'webhook',
      async sendCode({ mobile, code }) {
        codes.set(mobile, code);
      },
    },
    // The processes that read what comes from outside have tests of their own; here each request would wait for one to start.
    parser: { ...textParser(), ...inlineParser },
    articleReader: inlineArticleReader,
    recordingReader: inlineRecordingReader,
    tableEngine: inlineTableEngine,
    backUp: async () => ({ folder: '/backups/sample', bytes: 1, encrypted: false }),
    pictures: { square: async () => PIXEL, redraw: async () => PIXEL },
    chat: {
      openImageModel: () => ({ modelName: 'painter', draw: async () => PIXEL }),
      openTranscriber: (name) => ({ name, modelName: name, host: '127.0.0.1:9', hear: async () => [] }),
    },
    environment: {
      QUESTIONS_A_DAY_GUEST: '0',
      QUESTIONS_A_DAY_USER: '0',
      IMAGE_BASE_URL: 'http://127.0.0.1:9/v1',
      IMAGE_MODEL_NAME: 'painter',
      TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:9/v1',
      TRANSCRIPTION_MODEL_NAME: 'recogniser',
    },
  });
  const { db } = server.context;
  const firstMobile = randomInt(10_000_000);
  let mobiles = 0;
  const newMobile = () => {
    mobiles += 1;
    return `136${String(firstMobile + mobiles).padStart(8, '0')}`;
  };
  const smsCode = async (mobile: string, purpose: accountContract.SmsPurpose) => {
    // One code a minute for a number.
    server.clock.advance(60_000);
    await server.call(accountContract.sendSmsCode, {
      body: { mobile, purpose },
      address: `10.7.0.${mobiles % 250}`,
    });
    return codes.get(mobile) ?? '';
  };
  const requests = sampleRequests({
    newMobile,
    smsCode,
    removeAdministrators: async () => {
      await db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
    },
    async setupCode() {
      const role = await db.select().from(user).where(eq(user.role, 'admin'));
      const ids = role.map((row) => row.id);
      // The code is shown only while there is no administrator.
      if (ids.length > 0) await db.update(user).set({ role: 'user' }).where(inArray(user.id, ids));
      const code = await readSetupCode(server.app.context);
      if (ids.length > 0) await db.update(user).set({ role: 'admin' }).where(inArray(user.id, ids));
      return code ?? '';
    },
  });
  return {
    server,
    requests,
    settle: () => server.app.idle(),
  };
}
