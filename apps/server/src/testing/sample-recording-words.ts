import { saveRecordingToBase } from '@mingfa/contract/recording-findings';
import * as contract from '@mingfa/contract/recording-transcript';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { spokenWave } from './spoken-wave.ts';
import type { TestRequest } from './test-app.ts';
import { makeKnowledgeBase, uploadFile } from './upload-file.ts';
import { writeRecording } from './write-recording.ts';

interface SpokenSample {
  recordingId: string;
  segmentId: string;
  speakerIds: [string, string];
}

const SUBTITLES = '1\n00:00:01,000 --> 00:00:02,000\n这钱是我借的。\n';
const recordings = new WeakMap<object, Promise<SpokenSample>>();
const uploads = new WeakMap<object, Promise<string>>();
const copies = new WeakMap<object, Promise<string>>();

/** A recording of the owner's with two turns and a sound. */
function spokenRecording({ server, owner }: SampleWorld): Promise<SpokenSample> {
  const held = recordings.get(owner) ?? make(server, owner);
  recordings.set(owner, held);
  return held;
}

async function make(server: SampleWorld['server'], owner: SampleWorld['owner']): Promise<SpokenSample> {
  const recordingId = await writeRecording(
    server,
    owner.userId,
    [
      ['张律师', '这三万五是您借的吗？'],
      ['李建国', '是我借的，月底还。'],
    ],
    { sound: spokenWave(20) },
  );
  const listed = await server.call(contract.listSegments, { token: owner.token, params: { recordingId } });
  const [first, second] = listed.body.items;
  return {
    recordingId,
    segmentId: first?.segmentId ?? '',
    speakerIds: [first?.speakerId ?? '', second?.speakerId ?? ''],
  };
}

/** A file of subtitles of the owner's that is not taken yet. */
function subtitles({ server, owner }: SampleWorld): Promise<string> {
  const file = { name: '谈话.srt', content: SUBTITLES, purpose: 'transcript' } as const;
  const held = uploads.get(owner) ?? uploadFile(server, owner.token, file);
  uploads.set(owner, held);
  return held;
}

/** A copy of the transcript in a base of its own: no base takes the same words twice. */
function copyInBase({ recordingId }: SpokenSample, { server, owner }: SampleWorld): Promise<string> {
  const copy = async () => {
    const { token } = owner;
    const body = { konId: await makeKnowledgeBase(server, token) };
    return (await server.call(saveRecordingToBase, { token, params: { recordingId }, body })).body.fileId;
  };
  const held = copies.get(owner) ?? copy();
  copies.set(owner, held);
  return held;
}

const ofSpoken = (
  ask: (held: SpokenSample, world: SampleWorld) => TestRequest | Promise<TestRequest> = () => ({}),
): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await spokenRecording(world);
    const { params, ...request } = await ask(held, world);
    return { params: { recordingId: held.recordingId, ...params }, ...request };
  },
});

/** A request for each endpoint of what was said in recordings. */
export const RECORDING_WORD_SAMPLES: Record<string, Sample> = {
  'recordingTranscript.listSegments': ofSpoken(),
  'recordingTranscript.editTranscript': ofSpoken(({ segmentId }) => ({
    body: { changes: [{ kind: 'text', segmentId, text: '这三万五是您借的吧？' }], revision: 0 },
  })),
  'recordingTranscript.replaceInTranscript': ofSpoken(() => ({
    body: { find: '三万五', replacement: '35000元', revision: 0 },
  })),
  'recordingTranscript.importTranscript': ofSpoken(async (_, world) => ({
    body: { uploadId: await subtitles(world) },
  })),
  'recordingTranscript.listTranscriptEdits': ofSpoken(),
  'recordingTranscript.createSpeaker': ofSpoken(() => ({ body: { name: '王会计' } })),
  'recordingTranscript.updateSpeaker': ofSpoken(({ speakerIds: [speakerId] }) => ({
    params: { speakerId },
    body: { name: '张律师', role: 'asks' },
  })),
  'recordingTranscript.mergeSpeakers': ofSpoken(({ speakerIds: [speakerId, intoId] }) => ({
    params: { speakerId },
    body: { intoId },
  })),
  'recordingTranscript.listRecordingNotes': ofSpoken(),
  'recordingTranscript.saveRecordingNote': ofSpoken(() => ({ body: { startMs: 1000, text: '承认' } })),
  'recordingTranscript.deleteRecordingNote': ofSpoken(async ({ recordingId }, { server, owner }) => {
    const { token } = owner;
    const body = { startMs: 2000 };
    const made = await server.call(contract.saveRecordingNote, { token, params: { recordingId }, body });
    return { params: { noteId: made.body.noteId } };
  }),
  'recordingTranscript.searchRecordings': { request: () => ({ query: { q: '月底' } }) },
  'recordingFindings.getRecordingFindings': ofSpoken(),
  'recordingFindings.openRecordingConversation': ofSpoken(),
  'recordingFindings.saveRecordingToBase': ofSpoken(async (_, world) => ({
    body: { konId: await world.knowledgeBase() },
  })),
  'recordingFindings.listTranscriptCopies': ofSpoken(),
  'recordingFindings.renewTranscriptCopy': ofSpoken(async (held, world) => ({
    params: { fileId: await copyInBase(held, world) },
  })),
  'recordingFindings.listCustody': ofSpoken(),
  'recordingFindings.exportTranscript': ofSpoken(() => ({ query: { format: 'srt' } })),
  'recordingFindings.cutPassage': ofSpoken(() => ({ query: { startMs: 1000, endMs: 3000 } })),
  'recordingFindings.downloadEvidencePack': ofSpoken(),
};
