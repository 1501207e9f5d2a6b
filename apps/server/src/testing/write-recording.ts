import { recording, recordingFile } from '../db/schema/recording.ts';
import { replaceTranscript } from '../features/recording/transcript/replace-transcript.ts';
import type { TestApp } from './test-app.ts';

/** What somebody says: a name (null for nobody known) and words, a turn each. */
export type SaidTurn = readonly [speaker: string | null, text: string];

/** A recording with its words as a recogniser gave them, ten seconds a turn, without a sound behind it. */
export async function writeRecording(
  server: TestApp,
  ownerId: string,
  said: readonly SaidTurn[],
  more: Partial<typeof recording.$inferInsert> = {},
): Promise<string> {
  const { db, ids, clock } = server.context;
  const id = ids.make('recording');
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
      name: '通话.mp3',
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      receivedAt: clock.now(),
      offsetMs: 0,
    });
    if (said.length > 0)
      await replaceTranscript({ ids }, tx, id, {
        origin: 'service',
        speakers: names.map((name) => ({ key: name, name, isNamed: false })),
        segments: said.map(([speaker, text], index) => ({
          startMs: index * 10_000,
          endMs: index * 10_000 + 9000,
          ...{ speaker, text },
          words: null,
        })),
      });
  });
  return id;
}
