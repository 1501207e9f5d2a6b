// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import analysis from '../../../../locales/zh-CN/analysis.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { Runs } from '../../hooks/use-runs.ts';
import { sampleAnalysis } from '../../testing/sample-analysis.ts';
import { RunLine } from './run-line.tsx';

const runs = (to: Partial<Runs> = {}, progress: Partial<Runs['progress']> = {}): Runs => ({
  ...{ running: null, isStarting: false, isStopping: false },
  progress: { ...sampleAnalysis([]).progress, ...progress },
  ...{ runAll: async () => {}, runStep: async () => {}, stopStep: () => {}, cancel: async () => {} },
  ...to,
});
beforeEach(() => startWords({ analysis }));
afterEach(cleanup);

const WORKING = { state: 'working', done: 1, total: 4 } as const;

it('says how far a run is, and stops it', async () => {
  const cancel = vi.fn(async () => {});
  render(<RunLine title="付款分析" runs={runs({ cancel }, WORKING)} open={3} />);
  expect(screen.getByRole('status').textContent).toContain('1 / 4 步');
  expect(screen.getByRole('progressbar', { name: '“付款分析”的运行进度' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: /^停\s*止$/ }));
  expect(cancel).toHaveBeenCalledOnce();
});

it('says that it is being stopped until it has stopped', () => {
  const { rerender } = render(
    <RunLine title="付款分析" runs={runs({ isStopping: true }, WORKING)} open={3} />,
  );
  expect(screen.getByRole('status').textContent).toContain('正在停止');
  rerender(<RunLine title="付款分析" runs={runs({}, { state: 'cancelled' })} open={3} />);
  expect(screen.queryByText(/正在停止/)).toBeNull();
  expect(screen.getByText('3 步需要运行')).toBeTruthy();
});

it('says why a run could not go on', () => {
  render(
    <RunLine title="付款分析" runs={runs({}, { state: 'failed', errorMessage: '磁盘已满' })} open={0} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('磁盘已满');
});
