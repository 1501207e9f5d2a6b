import type { RecordingDetail } from '@mingfa/contract/recording';
import { expect } from 'vitest';
import { askUntil } from '../ask-until.ts';
import {
  type ScriptedTranscriptionServer,
  startScriptedTranscriptionServer,
} from '../scripted-transcription-server.ts';
import { spokenWave } from '../spoken-wave.ts';
import type { KilledServerClient, KilledWork } from './killed-work.ts';

/** Some pieces of five minutes at most. */
const SOUND = spokenWave(450);
const HELD_AT = 2;

/** A recording that is measured at the first kill and heard at the second, by a recogniser of its own. */
export async function heardRecording(): Promise<KilledWork & { recogniser: ScriptedTranscriptionServer }> {
  const reached = Promise.withResolvers<void>();
  let isHeld = false;
  let goOn = false;
  const answered: string[] = [];
  const recogniser = await startScriptedTranscriptionServer(({ fileName }) => {
    const piece = /\d+/.exec(fileName)?.[0] ?? '';
    if (piece === `${HELD_AT}` && !goOn) {
      isHeld = true;
      reached.resolve();
      return { do: 'held' };
    }
    answered.push(piece);
    return { do: 'answer', body: { segments: [{ start: 1, end: 3, text: `第${piece}片说的话。` }] } };
  });
  const when = (client: KilledServerClient, recordingId: string, wanted: (one: RecordingDetail) => boolean) =>
    askUntil(
      () => client.ask<RecordingDetail>(`/v1/recording/${recordingId}/detail`),
      (detail) => {
        if (detail.state === 'failed') throw new Error(detail.progress.errorMessage ?? '');
        return wanted(detail);
      },
    );
  return {
    recogniser,
    proves:
      'a recording killed while it is measured and while it is heard goes on behind what was heard, and no piece that was is sent twice',
    killed() {
      goOn = isHeld;
    },
    async *run(client) {
      await client.register('13800000007');
      const uploadIds = [await client.upload('谈话.wav', SOUND, 'recording')];
      yield 'prepared';
      const { recordingId } = await client.ask<RecordingDetail>('/v1/recording/create', { uploadIds });
      yield 'under way';
      const measured = await when(client, recordingId, ({ state }) => state === 'ready');
      expect(measured).toMatchObject({ stage: 'measured', durationMs: 450_000 });
      yield 'prepared';
      const { host } = await client.ask<{ host: string }>('/v1/recording/transcriber');
      await client.ask(`/v1/recording/${recordingId}/transcribe`, { agreedHost: host });
      await reached.promise;
      const before = await when(client, recordingId, ({ progress }) => progress.done === HELD_AT - 1);
      expect(before.progress.state).toBe('working');
      const pieces = before.progress.total ?? 0;
      expect(pieces).toBeGreaterThanOrEqual(HELD_AT);
      yield 'under way';
      const after = await when(client, recordingId, ({ state }) => state === 'ready');
      expect(after).toMatchObject({ stage: 'joined', segments: pieces, gaps: [] });
      expect(answered).toEqual(Array.from({ length: pieces }, (_, index) => `${index + 1}`));
    },
  };
}
