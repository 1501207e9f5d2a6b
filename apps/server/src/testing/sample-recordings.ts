import * as contract from '@mingfa/contract/recording';
import { recording, recordingFile } from '../db/schema/recording.ts';
import { holdObject } from '../engine/ingestion/index.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { spokenWave } from './spoken-wave.ts';
import { uploadFile } from './upload-file.ts';

const recordings = new WeakMap<object, Promise<{ recordingId: string; fileId: string }>>();
const uploads = new WeakMap<object, Promise<string>>();
const SOUND = { name: '谈话.wav', purpose: 'recording' } as const;

/** An upload of the owner's that is not taken yet. */
function sampleUpload({ server, owner }: SampleWorld): Promise<string> {
  const held = uploads.get(owner) ?? uploadFile(server, owner.token, { ...SOUND, content: spokenWave(1) });
  uploads.set(owner, held);
  return held;
}

/** A recording of the owner's that was looked into and measured. */
export function sampleRecording({
  server,
  owner,
}: SampleWorld): Promise<{ recordingId: string; fileId: string }> {
  const held = recordings.get(owner) ?? writeRecording(server, owner.userId);
  recordings.set(owner, held);
  return held;
}

async function writeRecording({ context, app }: SampleWorld['server'], ownerId: string) {
  const { db, ids, clock } = context;
  const recordingId = ids.make('recording');
  const fileId = ids.make('recordingFile');
  const content = spokenWave(2);
  const [fileKey, peaksKey] = [`${fileId}-sound`, `${recordingId}-peaks-1`];
  for (const [key, bytes] of [
    [fileKey, content],
    [peaksKey, Buffer.alloc(40, 90)],
  ] as const) {
    await holdObject(app.context, db, key, recordingId);
    await app.context.files.write(key, bytes);
  }
  await db.insert(recording).values({
    ...{ id: recordingId, ownerId, title: '谈话', state: 'ready', stage: 'measured', createdAt: clock.now() },
    ...{ durationMs: 2000, measuredBy: 'samples', peakMs: 50, peaksKey },
  });
  await db.insert(recordingFile).values({
    ...{
      id: fileId,
      recordingId,
      position: 0,
      name: SOUND.name,
      bytes: content.length,
      sha256: 'a'.repeat(64),
    },
    ...{ receivedAt: clock.now(), fileKey, offsetMs: 0, isPlayable: true },
  });
  return { recordingId, fileId };
}

const ofRecording = (body?: object): Sample => ({
  ofOwner: true,
  request: async (world) => ({
    params: { recordingId: (await sampleRecording(world)).recordingId },
    ...(body ? { body } : {}),
  }),
});

/** A request for each endpoint of recordings, without those of their words. */
export const RECORDING_SAMPLES: Record<string, Sample> = {
  'recording.listRecordings': { request: () => ({}) },
  'recording.createRecording': {
    ofOwner: true,
    request: async (world) => ({ body: { uploadIds: [await sampleUpload(world)] } }),
  },
  'recording.getTranscriber': { request: () => ({}) },
  'recording.getRecording': ofRecording(),
  'recording.getRecordingProgress': ofRecording(),
  'recording.updateRecording': ofRecording({ title: '谈话，改过的', hotWords: ['李建国'] }),
  'recording.cancelRecording': ofRecording(),
  'recording.retryRecording': ofRecording(),
  'recording.transcribeRecording': ofRecording({ agreedHost: '127.0.0.1:9' }),
  'recording.getWaveform': ofRecording(),
  'recording.getRecordingAddresses': ofRecording(),
  'recording.readRecordingFile': {
    request: async ({ server, owner, ...world }) => {
      const { recordingId } = await sampleRecording({ server, owner, ...world });
      const { body } = await server.call(contract.getRecordingAddresses, {
        token: owner.token,
        params: { recordingId },
      });
      return { params: { ticket: body.items[0]?.play?.split('/').at(-1) ?? '' } };
    },
  },
  'recording.setRecordingRetention': ofRecording({ of: 'copy', until: { kind: 'days', days: 30 } }),
  'recording.listRecordingCopies': ofRecording(),
  'recording.deleteRecording': ofRecording(),
};
