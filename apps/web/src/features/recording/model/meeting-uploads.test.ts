import { beforeEach, expect, it, vi } from 'vitest';
import { makeFailure } from '../../../lib/api-answer.ts';
import type { FinishUpload, Upload } from '../../../lib/upload/upload-queue.ts';

const finishers = new Map<string, FinishUpload>();
const create = vi.fn();
vi.mock('../../../lib/upload/upload-queue.ts', () => ({
  enqueueUploads: (group: string, _files: unknown, finish: FinishUpload) => finishers.set(group, finish),
  dropUpload: () => {},
}));
vi.mock('../../../lib/client.ts', () => ({ callEndpoint: create }));
vi.mock('./refresh-recordings.ts', () => ({ refreshRecordings: async () => {} }));
const { leaveOut, uploadMeeting, useMeetings } = await import('./meeting-uploads.ts');

const MADE = { status: true, data: { recordingId: 'rec_1' }, message: '' };
const files = ['上.mp3', '中.mp3', '下.mp3'].map((name) => new File(['x'], name));

beforeEach(() => {
  create.mockReset();
  finishers.clear();
  useMeetings.setState({ meetings: [] });
});

function begin(onMade = vi.fn()) {
  uploadMeeting({ files, title: '会议', recordedAt: null, onMade });
  const [group, finish] = [...finishers][0] ?? [];
  if (!group || !finish) throw new Error('nothing was sent');
  const arrive = (place: number) =>
    finish(`upl_${place}`, { keepDuplicate: false, upload: { path: String(place) } as Upload });
  return { group, arrive, onMade };
}

it('files become one recording in the order of the talk, whichever arrives last', async () => {
  create.mockResolvedValue(MADE);
  const { arrive, onMade } = begin();
  await arrive(2);
  await arrive(0);
  expect(create).not.toHaveBeenCalled();
  await arrive(1);
  expect(create.mock.calls[0]?.[1]).toEqual({
    body: { uploadIds: ['upl_0', 'upl_1', 'upl_2'], title: '会议', recordedAt: null },
  });
  expect(onMade).toHaveBeenCalledWith(MADE.data);
  expect(useMeetings.getState().meetings).toEqual([]);
});

it('a recording that could not be made keeps its files, and is made by a retry without sending them again', async () => {
  create.mockResolvedValueOnce(makeFailure('', { errorCode: 'store_unavailable', httpStatus: 503 }));
  create.mockResolvedValueOnce(MADE);
  const { arrive, onMade } = begin();
  await arrive(0);
  await arrive(1);
  expect((await arrive(2)).status).toBe(false);
  expect(useMeetings.getState().meetings).toHaveLength(1);
  expect((await arrive(2)).status).toBe(true);
  expect(onMade).toHaveBeenCalledOnce();
});

it('a file that is left out does not hold up the others', async () => {
  create.mockResolvedValue(MADE);
  const { group, arrive } = begin();
  await arrive(0);
  await arrive(2);
  await leaveOut(group, { key: '1', name: '中.mp3', uploadId: null }, undefined);
  expect(create.mock.calls[0]?.[1].body.uploadIds).toEqual(['upl_0', 'upl_2']);
});
