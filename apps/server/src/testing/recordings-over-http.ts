import type { RecordingDetail } from '@mingfa/contract/recording';
import * as contract from '@mingfa/contract/recording';
import type { TestApp } from './test-app.ts';
import { uploadFile } from './upload-file.ts';

/** Uploads sounds as one recording; it is being looked into when this answers. */
export async function makeRecording(
  server: TestApp,
  token: string,
  ...files: { name: string; content: Buffer }[]
): Promise<RecordingDetail> {
  const uploadIds: string[] = [];
  for (const file of files)
    uploadIds.push(await uploadFile(server, token, { ...file, purpose: 'recording' }));
  const made = await server.call(contract.createRecording, { token, body: { uploadIds } });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}

/** Lets the work on a recording go on, from one wait to the next, until it ends. */
export async function untilAtRest(
  server: TestApp,
  token: string,
  recordingId: string,
): Promise<RecordingDetail> {
  for (;;) {
    await server.app.idle();
    const { body } = await server.call(contract.getRecording, { token, params: { recordingId } });
    const { retryAt } = body.progress;
    if (retryAt === null) return body;
    server.clock.advance(Math.max(0, Date.parse(retryAt) - server.clock.now().getTime()));
  }
}
