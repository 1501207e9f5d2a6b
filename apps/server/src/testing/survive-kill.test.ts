import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goldenRun } from './killed-work/golden-run.ts';
import { heardRecording } from './killed-work/heard-recording.ts';
import { KilledServerClient, type KilledWork, type KilledWorkMoment } from './killed-work/killed-work.ts';
import { loadingDataset } from './killed-work/loading-dataset.ts';
import { reviewedContract } from './killed-work/reviewed-contract.ts';
import { runningAnalysis } from './killed-work/running-analysis.ts';
import { streamedAnswer, streamedSearch } from './killed-work/streamed-answers.ts';
import { suggestedWords } from './killed-work/suggested-words.ts';
import { typedDraft } from './killed-work/typed-draft.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { type ScriptedModelServer, startScriptedModelServer } from './scripted-model-server.ts';
import { type ServerProcess, startServerProcess } from './start-server-process.ts';

// All of it is one hook.
vi.setConfig({ hookTimeout: 600_000 });

// Each start of a server takes ten seconds of the processor, so that the works of all features are killed together. A model or a
// recogniser holds the first ones for as long as it takes; the last ones hurry, and are begun last.
const recording = await heardRecording();
const WORKS: KilledWork[] = [
  reviewedContract(),
  suggestedWords(),
  streamedAnswer(),
  streamedSearch(),
  goldenRun(),
  recording,
  loadingDataset,
  runningAnalysis,
  typedDraft,
];

let dataDir: string;
let model: ScriptedModelServer;
let server: ServerProcess;
/** Works that came to their end, and those that did not, with what was wrong. */
const ended = new Set<KilledWork>();
const failures = new Map<KilledWork, unknown>();

const start = () =>
  startServerProcess({
    MINGFA_DATA_DIR: dataDir,
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'held',
    TRANSCRIPTION_BASE_URL: recording.recogniser.baseUrl,
    TRANSCRIPTION_MODEL_NAME: 'held',
  });

beforeAll(async () => {
  dataDir = await makeDataFolder();
  model = await startScriptedModelServer({
    script: (request) => {
      for (const work of WORKS) {
        const answer = work.model?.(request);
        if (answer) return answer;
      }
      throw new Error(`Nobody here asks: ${request.question}`);
    },
  });
  server = await start();
  let underWay = WORKS.map((work) => ({ work, run: work.run(new KilledServerClient(() => server.address)) }));
  /** Leaves out those that have ended, well or not. */
  const advance = async (moment: KilledWorkMoment) => {
    const before = underWay;
    underWay = [];
    for (const { work, run } of before) {
      try {
        const { done, value } = await run.next();
        if (done) ended.add(work);
        else if (value !== moment) throw new Error(`${value} in place of ${moment}`);
        else underWay.push({ work, run });
      } catch (error) {
        failures.set(work, error);
      }
    }
  };
  await advance('prepared');
  while (underWay.length > 0) {
    await advance('under way');
    await server.kill();
    for (const { work } of underWay) work.killed?.();
    server = await start();
    await advance('prepared');
  }
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await recording.recogniser.close();
  await rm(dataDir, { recursive: true, force: true });
});

test.each(WORKS.map((work) => [work.proves, work] as const))('%s', (_proves, work) => {
  if (failures.has(work)) throw failures.get(work);
  expect(ended).toContain(work);
});
