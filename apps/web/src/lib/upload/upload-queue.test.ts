// @vitest-environment jsdom

import { DOCUMENT_MAX_BYTES } from '@mingfa/contract/document-limits';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerRequests, jsonResponse } from '../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../testing/quiet-environment.ts';
import { makeFailure } from '../api-answer.ts';
import type { HashReply, HashRequest } from './hash-worker.ts';
import { keepTicket } from './kept-tickets.ts';
import {
  afterEarlierUploads,
  dropUpload,
  enqueueUploads,
  type FinishUpload,
  keepDuplicate,
  retryUpload,
  type Upload,
  useUploads,
} from './upload-queue.ts';

/** Stands in for the worker that hashes: a file's checksum is its text. */
class FakeWorker extends EventTarget {
  postMessage({ id, file }: HashRequest) {
    void file.text().then((text) => {
      const data: HashReply = { id, sha256: text.padEnd(64, '0').slice(0, 64) };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  terminate() {}
}

const PART = 4;
/** What the gateway of the test holds, by ticket. */
let held: Map<string, { bytes: number; received: string }>;
let sent: { ticket: string; offset: number; text: string }[];
let breakNext: number;
/** Bytes leave, and no answer comes. */
let holdsBytes: boolean;

/** Stands in for the gateway: takes parts, and loses the connection when told to. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  private url = new URL('http://x');
  open(_: string, url: string) {
    this.url = new URL(url);
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  send(part: Blob) {
    if (holdsBytes) return;
    void part.text().then((text) => {
      if (breakNext > 0) {
        breakNext -= 1;
        this.dispatchEvent(new Event('error'));
        return;
      }
      const ticket = this.url.searchParams.get('ticket') ?? '';
      const offset = Number(this.url.searchParams.get('offset'));
      sent.push({ ticket, offset, text });
      const upload = held.get(ticket);
      if (upload) upload.received = upload.received.slice(0, offset) + text;
      const receivedBytes = upload?.received.length ?? 0;
      this.status = 200;
      this.responseText = JSON.stringify({ receivedBytes, complete: receivedBytes === upload?.bytes });
      this.dispatchEvent(new Event('load'));
    });
  }
}

let nextTicket = 1;
beforeEach(() => {
  held = new Map();
  sent = [];
  breakNext = 0;
  holdsBytes = false;
  localStorage.clear();
  setQuietEnvironment();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  answerRequests(({ url, method, body }) => {
    if (method === 'GET') {
      const upload = held.get(url.searchParams.get('ticket') ?? '');
      if (!upload) return jsonResponse({ errorCode: 'not_found', errorMessage: '', requestId: 'r' }, 404);
      const receivedBytes = upload.received.length;
      return jsonResponse({
        uploadId: 'upl_aaaaaa',
        receivedBytes,
        complete: receivedBytes === upload.bytes,
      });
    }
    const ticket = `ticket-number-${nextTicket++}-of-the-test`;
    held.set(ticket, { bytes: (JSON.parse(body) as { bytes: number }).bytes, received: '' });
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    return jsonResponse({
      uploadId: `upl_${ticket}`,
      ticket,
      address: '/gateway',
      partBytes: PART,
      expiresAt,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = (name: string, text: string) => ({ file: new File([text], name), path: name });
const good: FinishUpload = async () => ({ status: true, data: {}, message: '' });
let group = '';
beforeEach(() => {
  group = `test ${Math.random()}`;
});
const watch = () => renderHook(() => useUploads(group)).result;
const one = (uploads: readonly Upload[]) => uploads[0] as Upload;

test('a file goes up in parts, in order, and is handed on when it is whole', async () => {
  const finish = vi.fn(good);
  const uploads = watch();
  act(() => enqueueUploads(group, [file('a.txt', 'abcdefghij')], finish));
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(sent.map(({ offset, text }) => [offset, text])).toEqual([
    [0, 'abcd'],
    [4, 'efgh'],
    [8, 'ij'],
  ]);
  await waitFor(() => expect(uploads.current).toEqual([]));
  expect(localStorage.getItem('session unfinishedUploads')).toBeNull();
});

test('after a break it goes on where the bytes ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const finish = vi.fn(good);
  const uploads = watch();
  breakNext = 2;
  act(() => enqueueUploads(group, [file('a.txt', 'abcdefgh')], finish));
  await waitFor(() => expect(one(uploads.current).state).toBe('resuming'));
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(sent.map(({ text }) => text).join('')).toBe('abcdefgh');
  vi.useRealTimers();
});

test('a kind that cannot be read, and an empty file, are told apart at once and not sent', async () => {
  const finish = vi.fn(good);
  const uploads = watch();
  act(() => enqueueUploads(group, [file('a.exe', 'x'), file('b.txt', ''), file('c.DOC', 'x')], finish));
  expect(uploads.current.map(({ refusal }) => refusal)).toEqual(['unsupported', 'empty', 'oldFormat']);
  expect(finish).not.toHaveBeenCalled();
});

test('the same content twice asks first; kept on purpose it goes on without being sent again', async () => {
  const finish = vi.fn<FinishUpload>(async (_, options) =>
    options.keepDuplicate
      ? { status: true, data: {}, message: '' }
      : makeFailure('已有', { errorCode: 'duplicate_file', httpStatus: 409 }),
  );
  const uploads = watch();
  act(() => enqueueUploads(group, [file('a.txt', 'abc')], finish));
  await waitFor(() => expect(one(uploads.current).state).toBe('duplicate'));
  act(() => keepDuplicate(group, one(uploads.current)));
  await waitFor(() => expect(uploads.current).toEqual([]));
  expect(finish).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

test('a refusal of the server stays with its words until it is tried again or dropped', async () => {
  let refuses = true;
  const finish: FinishUpload = async () =>
    refuses
      ? makeFailure('存储空间不足', { errorCode: 'storage_exceeded', httpStatus: 429 })
      : { status: true, data: {}, message: '' };
  const uploads = watch();
  act(() => enqueueUploads(group, [file('a.txt', 'abc'), file('b.txt', 'def')], finish));
  await waitFor(() => expect(uploads.current.map(({ state }) => state)).toEqual(['failed', 'failed']));
  expect(one(uploads.current).failure?.message).toBe('存储空间不足');
  act(() => dropUpload(group, one(uploads.current)));
  refuses = false;
  act(() => retryUpload(group, one(uploads.current)));
  await waitFor(() => expect(uploads.current).toEqual([]));
});

test('at most three are under way at once', async () => {
  let most = 0;
  let active = 0;
  const gate = Promise.withResolvers<void>();
  const finish: FinishUpload = async () => {
    active += 1;
    most = Math.max(most, active);
    await gate.promise;
    active -= 1;
    return { status: true, data: {}, message: '' };
  };
  const uploads = watch();
  const files = Array.from({ length: 8 }, (_, index) => file(`${index}.txt`, `text ${index}`));
  act(() => enqueueUploads(group, files, finish));
  await waitFor(() => expect(active).toBe(3));
  gate.resolve();
  await waitFor(() => expect(uploads.current).toEqual([]));
  expect(most).toBe(3);
});

test('files go up in the order they were given', async () => {
  const uploads = watch();
  const files = Array.from({ length: 6 }, (_, index) => file(`${index}.txt`, `${index}${index}`));
  act(() => enqueueUploads(group, files, good));
  await waitFor(() => expect(uploads.current).toEqual([]));
  expect(sent.map(({ text }) => text)).toEqual(files.map((_, index) => `${index}${index}`));
});

test('what is made of files can wait for those that were chosen before, and not for one that failed', async () => {
  const made: string[] = [];
  const finish: FinishUpload = async (_, { upload }) => {
    if (!(await afterEarlierUploads(group, upload.id))) return makeFailure('');
    made.push(upload.path);
    return upload.path === '1.txt'
      ? makeFailure('太多', { errorCode: 'limit_reached', httpStatus: 429 })
      : { status: true, data: {}, message: '' };
  };
  const uploads = watch();
  const texts = ['a long file in many parts', 'a shorter one', 'x', 'y'];
  act(() =>
    enqueueUploads(
      group,
      texts.map((text, at) => file(`${at}.txt`, text)),
      finish,
    ),
  );
  await waitFor(() => expect(uploads.current.map(({ path }) => path)).toEqual(['1.txt']));
  expect(made).toEqual(['0.txt', '1.txt', '2.txt', '3.txt']);
});

test('a file over the limit is told at once, with those beside it unharmed', async () => {
  const large = file('large.pdf', 'x');
  Object.defineProperty(large.file, 'size', { value: DOCUMENT_MAX_BYTES + 1 });
  const uploads = watch();
  act(() => enqueueUploads(group, [large, file('a.txt', 'abc')], good));
  expect(one(uploads.current)).toMatchObject({ state: 'failed', refusal: 'tooLarge' });
  await waitFor(() => expect(uploads.current).toHaveLength(1));
  expect(sent.map(({ text }) => text)).toEqual(['abc']);
  act(() => retryUpload(group, one(uploads.current)));
  expect(one(uploads.current).state).toBe('failed');
});

test('one that is dropped while it is sent stops, and the next one takes its place', async () => {
  const finish = vi.fn(good);
  const uploads = watch();
  holdsBytes = true;
  const files = ['one!', 'two!', 'three', 'four'].map((text, index) => file(`${index}.txt`, text));
  act(() => enqueueUploads(group, files, finish));
  await waitFor(() =>
    expect(uploads.current.map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']),
  );
  act(() => dropUpload(group, one(uploads.current)));
  await waitFor(() => expect(uploads.current.map(({ state }) => state)).toEqual(Array(3).fill('sending')));
  expect(uploads.current.map(({ path }) => path)).toEqual(['1.txt', '2.txt', '3.txt']);
  act(() => {
    for (const upload of uploads.current) dropUpload(group, upload);
  });
  await waitFor(() => expect(uploads.current).toEqual([]));
  expect(finish).not.toHaveBeenCalled();
});

test('a retry after the bytes have arrived only finishes; after the server forgot them it sends again', async () => {
  const failures = [
    makeFailure('稍后再试', { errorCode: 'storage_exceeded', httpStatus: 429 }),
    makeFailure('没有找到', { errorCode: 'not_found', httpStatus: 404 }),
  ];
  const finish: FinishUpload = async () => failures.shift() ?? { status: true, data: {}, message: '' };
  const uploads = watch();
  act(() => enqueueUploads(group, [file('a.txt', 'abc')], finish));
  await waitFor(() => expect(one(uploads.current).state).toBe('failed'));
  act(() => retryUpload(group, one(uploads.current)));
  await waitFor(() => expect(one(uploads.current).failure?.errorCode).toBe('not_found'));
  expect(sent).toHaveLength(1);
  act(() => retryUpload(group, one(uploads.current)));
  await waitFor(() => expect(uploads.current).toEqual([]));
  expect(sent).toHaveLength(2);
});

test('after a reload the same file goes on where it stopped', async () => {
  const sha256 = 'abcdefgh'.padEnd(64, '0');
  held.set('kept', { bytes: 8, received: 'abcd' });
  keepTicket(sha256, 'a.txt', 'document', {
    uploadId: 'upl_kept',
    ticket: 'kept',
    address: '/gateway',
    partBytes: PART,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  });
  const finish = vi.fn(good);
  watch();
  act(() => enqueueUploads(group, [file('a.txt', 'abcdefgh')], finish));
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(finish.mock.calls[0]?.[0]).toBe('upl_kept');
  expect(sent).toEqual([{ ticket: 'kept', offset: 4, text: 'efgh' }]);
});

test('a ticket the server no longer knows is replaced, and the file begins anew', async () => {
  const sha256 = 'abcdefgh'.padEnd(64, '0');
  keepTicket(sha256, 'a.txt', 'document', {
    uploadId: 'upl_gone',
    ticket: 'gone',
    address: '/gateway',
    partBytes: PART,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  });
  const finish = vi.fn(good);
  watch();
  act(() => enqueueUploads(group, [file('a.txt', 'abcdefgh')], finish));
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(sent.map(({ offset }) => offset)).toEqual([0, 4]);
});

test('the page asks before it is left while something is under way, and not after', async () => {
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const uploads = watch();
  holdsBytes = true;
  act(() => enqueueUploads(group, [file('a.txt', 'abc')], good));
  await waitFor(() => expect(one(uploads.current).state).toBe('sending'));
  expect(isHeld()).toBe(true);
  act(() => dropUpload(group, one(uploads.current)));
  expect(isHeld()).toBe(false);
});

test('two groups are shown apart and share the three places', async () => {
  const other = `${group} other`;
  holdsBytes = true;
  const uploads = watch();
  const others = renderHook(() => useUploads(other)).result;
  const three = (letter: string) => [1, 2, 3].map((n) => file(`${letter}${n}.txt`, `${letter}${n}`));
  act(() => {
    enqueueUploads(group, three('a').slice(0, 2), good);
    enqueueUploads(other, three('b'), good);
  });
  await waitFor(() => expect(uploads.current.map(({ state }) => state)).toEqual(['sending', 'sending']));
  await waitFor(() =>
    expect(others.current.map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting']),
  );
  act(() => {
    for (const upload of others.current) dropUpload(other, upload);
    for (const upload of uploads.current) dropUpload(group, upload);
  });
});
