import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import recording from '../../../../locales/zh-CN/recording.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { Retention } from './retention.tsx';

beforeAll(() => startWords({ recording }));
beforeEach(setQuietEnvironment);
afterEach(cleanup);

/** Of a recording of one file. */
function show(file: { deletedAt: string | null; hasCopy: boolean }, transcript: 'import' | null) {
  const retention = { original: null, copy: null, text: null };
  const desk = { recording: { recordingId: 'rec_1', retention, fileList: [file], transcript } };
  render(
    <QueryClientProvider client={queryClient}>
      <Retention desk={desk as unknown as RecordingDesk} />
    </QueryClientProvider>,
  );
}
const days = (part: string) => screen.queryByRole('spinbutton', { name: `${part}保留几天` });

it('what is there has an end to choose; of what plays as it is no copy was made', () => {
  show({ deletedAt: null, hasCopy: false }, 'import');
  expect(days('原始文件')).toBeTruthy();
  expect(days('文字记录')).toBeTruthy();
  expect(days('播放副本')).toBeNull();
  expect(screen.getByText('没有另做：浏览器直接播放原始文件')).toBeTruthy();
});

it('what was deleted is offered neither to be kept nor to be deleted again', () => {
  show({ deletedAt: '2026-11-30T01:00:00.000Z', hasCopy: true }, null);
  expect(screen.getByText('已删除')).toBeTruthy();
  expect(days('原始文件')).toBeNull();
  expect(days('文字记录')).toBeNull();
  expect(days('播放副本')).toBeTruthy();
});
