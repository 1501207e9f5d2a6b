import type { AnalysisDetail } from '@mingfa/contract/analysis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiAnswer, makeFailure } from '../../../lib/api-answer.ts';
import { sampleAnalysis, textStep } from '../testing/sample-analysis.ts';
import { AnalysisKeeper, type WrittenAnalysis } from './analysis-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good = (data: AnalysisDetail): ApiAnswer<AnalysisDetail> => ({ status: true, data, message: '' });

/** A server that holds one analysis, as the real one does: a save of an old revision is refused. */
function aServer(first: AnalysisDetail) {
  let held = first;
  let isThere = true;
  const put = ({ title, steps }: WrittenAnalysis) => {
    held = { ...held, title, stepList: [...steps], revision: held.revision + 1 };
    return held;
  };
  return {
    read: async () => good(held),
    save: async (revision: number, written: WrittenAnalysis): Promise<ApiAnswer<AnalysisDetail>> => {
      if (!isThere) return makeFailure('', { errorCode: 'network' });
      if (revision !== held.revision)
        return makeFailure('', { errorCode: 'analysis_changed', httpStatus: 409 });
      return good(put(written));
    },
    /** Another tab saves. */
    put,
    lose: (is: boolean) => {
      isThere = !is;
    },
    held: () => held,
  };
}
const write = (keeper: AnalysisKeeper, stepId: string, words: string) =>
  keeper.change(({ steps }) => ({
    steps: steps.map((step) => (step.stepId === stepId ? textStep(stepId, words) : step)),
  }));
const wordsOf = ({ stepList }: AnalysisDetail) =>
  stepList.map((step) => (step.kind === 'text' ? step.markdown : '')).join();

it('sends what was written when typing pauses', async () => {
  const server = aServer(sampleAnalysis([textStep('a'), textStep('b')]));
  const keeper = new AnalysisKeeper(server.held(), server);
  write(keeper, 'a', 'one');
  write(keeper, 'a', 'one two');
  expect(keeper.read().state).toBe('waiting');
  await vi.runAllTimersAsync();
  expect(wordsOf(server.held())).toBe('one two,b');
  expect(keeper.read()).toMatchObject({ state: 'saved', base: { revision: 2 } });
});

it('joins what two tabs wrote in different steps', async () => {
  const server = aServer(sampleAnalysis([textStep('a'), textStep('b')]));
  const keeper = new AnalysisKeeper(server.held(), server);
  server.put({ title: '付款分析', steps: [textStep('a'), textStep('b', 'there')] });
  write(keeper, 'a', 'here');
  await vi.runAllTimersAsync();
  expect(wordsOf(server.held())).toBe('here,there');
  expect(keeper.read().state).toBe('saved');
});

it('asks where two tabs wrote in the same step, and overwrites nothing before', async () => {
  const server = aServer(sampleAnalysis([textStep('a')]));
  const keeper = new AnalysisKeeper(server.held(), server);
  server.put({ title: '付款分析', steps: [textStep('a', 'there')] });
  write(keeper, 'a', 'here');
  await vi.runAllTimersAsync();
  expect(keeper.read().state).toBe('changed');
  expect(wordsOf(server.held())).toBe('there');
  const resolved = keeper.resolve(() => true);
  await vi.runAllTimersAsync();
  await resolved;
  expect(wordsOf(server.held())).toBe('here');
});

it('keeps what was written while the server is away, and sends it when it is back', async () => {
  const server = aServer(sampleAnalysis([textStep('a')]));
  const keeper = new AnalysisKeeper(server.held(), server);
  server.lose(true);
  write(keeper, 'a', 'here');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.read().state).toBe('lost');
  server.lose(false);
  keeper.flush();
  await vi.runAllTimersAsync();
  expect(wordsOf(server.held())).toBe('here');
});

it('takes over answers of a run without touching what is being written', async () => {
  const server = aServer(sampleAnalysis([textStep('a')]));
  const keeper = new AnalysisKeeper(server.held(), server);
  write(keeper, 'a', 'here');
  keeper.take({ ...server.held(), state: 'working' });
  expect(keeper.read().base.state).toBe('working');
  expect(keeper.read().written.steps).toEqual([textStep('a', 'here')]);
});
