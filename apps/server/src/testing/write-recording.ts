import { createHash } from 'node:crypto';
import type { RecordingProbe } from '@mingfa/contract/recording';
import { recording, recordingFile } from '../db/schema/recording.ts';
import { holdObject } from '../engine/ingestion/index.ts';
import { replaceTranscript } from '../features/recording/transcript/replace-transcript.ts';
import type { TestApp } from './test-app.ts';

const PROBE: RecordingProbe = {
  container: 'wav',
  isMisnamed: false,
  audio: { codec: 'pcm-u8', sampleRate: 8000, channels: 1, bitsPerSecond: 64_000 },
  video: null,
  durationMs: 20_000,
  tags: [],
};

/** What somebody says: a name (null for nobody known) and words, a turn each. */
export type SaidTurn = readonly [speaker: string | null, text: string];

/**
 * A recording with its words as a recogniser gave them, ten seconds a turn.
 * @param sound what lies behind it as the file that was received; without, none does
 */
export async function writeRecording(
  server: TestApp,
  ownerId: string,
  said: readonly SaidTurn[],
  { sound, ...more }: Partial<typeof recording.$inferInsert> & { sound?: Buffer } = {},
): Promise<string> {
  const { db, ids, clock } = server.context;
  const id = ids.make('recording');
  const fileKey = sound ? `${id}-sound` : null;
  if (fileKey && sound) {
    await holdObject(server.app.context, db, fileKey, id);
    await server.app.context.files.write(fileKey, sound);
  }
  const content = sound ?? Buffer.from('gone');
  const names = [...new Set(said.flatMap(([speaker]) => speaker ?? []))];
  await db.transaction(async (tx) => {
    await tx.insert(recording).values({
      id,
      ownerId,
      title: '与李某的通话',
      state: 'ready',
      stage: 'measured',
      durationMs: said.length * 10_000,
      createdAt: clock.now(),
      ...more,
    });
    await tx.insert(recordingFile).values({
      id: ids.make('recordingFile'),
      recordingId: id,
      position: 0,
      name: '通话.wav',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      receivedAt: clock.now(),
      offsetMs: 0,
      fileKey,
      deletedAt: sound ? null : clock.now(),
      probe: sound ? PROBE : null,
    });
    if (said.length > 0)
      await replaceTranscript({ ids }, tx, id, {
        origin: 'service',
        speakers: names.map((name) => ({ key: name, name, isNamed: false })),
        segments: said.map(([speaker, text], index) => ({
          startMs: index * 10_000,
          endMs: index * 10_000 + 9000,
          timing: 'measured',
          ...{ speaker, text },
          words: null,
        })),
      });
  });
  return id;
}
