import type { UploadPurpose } from '@mingfa/contract/upload';
import { create } from 'zustand';
import type { ApiAnswer, ApiFailure } from '../api-answer.ts';
import { patiently } from './patiently.ts';
import { refusalOf, uploadFile } from './upload-file.ts';

/** `duplicate`: the same content is there already; the person is asked. */
export type UploadState =
  | 'waiting'
  | 'hashing'
  | 'sending'
  | 'resuming'
  | 'finishing'
  | 'duplicate'
  | 'failed'
  | 'cancelled';

export interface Upload {
  id: number;
  purpose: UploadPurpose;
  file: File;
  /** With its folders, where it came in one. */
  path: string;
  state: UploadState;
  bytesDone: number;
  /** Why it was not even sent. */
  refusal: ReturnType<typeof refusalOf>;
  failure: ApiFailure | null;
  sha256: string | null;
}

/** Makes something of a finished upload. */
export type FinishUpload = (
  uploadId: string,
  options: { keepDuplicate: boolean; upload: Upload },
) => Promise<ApiAnswer<unknown>>;

/** Sent at once; more only take from each other. */
const PARALLEL = 3;
const ACTIVE: readonly UploadState[] = ['hashing', 'sending', 'resuming', 'finishing'];
const UNDER_WAY: readonly UploadState[] = ['waiting', ...ACTIVE];
/** Progress is shown this often; the bytes come far more often. */
const SHOWN_EVERY_MS = 120;

interface Uploads {
  byGroup: Readonly<Record<string, readonly Upload[]>>;
}
const useStore = create<Uploads>(() => ({ byGroup: {} }));
const NONE: readonly Upload[] = [];

interface Work {
  group: string;
  finish: FinishUpload;
  controller: AbortController;
  keepDuplicate: boolean;
  /** Set once the bytes are there; a retry then only finishes. */
  uploadId: string | null;
}
const works = new Map<number, Work>();
let nextId = 1;

const listOf = (group: string) => useStore.getState().byGroup[group] ?? NONE;
const all = () => Object.values(useStore.getState().byGroup).flat();

function change(group: string, id: number, to: Partial<Upload> | null): void {
  useStore.setState(({ byGroup }) => ({
    byGroup: {
      ...byGroup,
      [group]: (byGroup[group] ?? NONE).flatMap((upload) =>
        upload.id !== id ? [upload] : to === null ? [] : [{ ...upload, ...to }],
      ),
    },
  }));
}

const hold = (event: BeforeUnloadEvent) => event.preventDefault();
function holdPage(): void {
  if (all().some(({ state }) => UNDER_WAY.includes(state))) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
}

/** The uploads of a group (a knowledge base, the composer) that are not finished yet. */
export function useUploads(group: string): readonly Upload[] {
  return useStore(({ byGroup }) => byGroup[group] ?? NONE);
}

export const isUnderWay = ({ state }: Upload) => UNDER_WAY.includes(state);

/**
 * Waits until no upload of the group that was chosen before is being sent or finished, so that what is made of them stands in the order in which they
 * were chosen. False where this one was taken off the list meanwhile. One that waits to be tried again holds up nobody.
 */
export function afterEarlierUploads(group: string, id: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    const isThere = listOf(group).some((one) => one.id === id && one.state !== 'cancelled');
    if (!isThere) resolve(false);
    else if (!listOf(group).some((one) => one.id < id && ACTIVE.includes(one.state))) resolve(true);
  };
  const stop = useStore.subscribe(look);
  look();
  return promise.finally(stop);
}

/** Takes files into the queue. It goes on when the screen is left. */
export function enqueueUploads(
  group: string,
  files: readonly { file: File; path: string }[],
  finish: FinishUpload,
  purpose: UploadPurpose = 'document',
): void {
  const added = files.map(({ file, path }): Upload => {
    const refusal = refusalOf(file, purpose);
    const upload: Upload = {
      id: nextId++,
      purpose,
      file,
      path,
      state: refusal ? 'failed' : 'waiting',
      bytesDone: 0,
      refusal,
      failure: null,
      sha256: null,
    };
    const controller = new AbortController();
    works.set(upload.id, { group, finish, controller, keepDuplicate: false, uploadId: null });
    return upload;
  });
  useStore.setState(({ byGroup }) => ({
    byGroup: { ...byGroup, [group]: [...(byGroup[group] ?? NONE), ...added] },
  }));
  pump();
}

function pump(): void {
  holdPage();
  const active = all().filter(({ state }) => ACTIVE.includes(state)).length;
  const next = all().filter(({ state }) => state === 'waiting');
  for (const upload of next.slice(0, Math.max(0, PARALLEL - active))) void run(upload);
}

async function run(upload: Upload): Promise<void> {
  const { id } = upload;
  const work = works.get(id);
  if (!work) return;
  const { group, controller } = work;
  const { signal } = controller;
  let shownAt = 0;
  let shownStep = '';
  change(group, id, { state: work.uploadId ? 'finishing' : 'hashing', failure: null });
  const sent = work.uploadId
    ? null
    : await uploadFile(upload.file, {
        purpose: upload.purpose,
        signal,
        onTold: ({ step, bytesDone }) => {
          if (step === shownStep && Date.now() - shownAt < SHOWN_EVERY_MS) return;
          shownAt = Date.now();
          shownStep = step;
          change(group, id, { state: step, bytesDone });
        },
        onHash: (sha256) => claimContent(work, id, sha256),
      });
  // Found to be the same as another that is under way: it waits for an answer.
  if (listOf(group).find((one) => one.id === id)?.state === 'duplicate') return pump();
  if (sent && !sent.status) return end(work, id, sent);
  if (sent?.status) work.uploadId = sent.data.uploadId;
  change(group, id, { state: 'finishing', bytesDone: upload.file.size });
  const { uploadId, keepDuplicate } = work;
  if (!uploadId) return;
  const finished = await patiently(() => work.finish(uploadId, { keepDuplicate, upload }), signal);
  end(work, id, finished.status ? null : finished);
}

/** False when the same content is already on its way into the same place. */
function claimContent({ group, keepDuplicate }: Work, id: number, sha256: string): boolean {
  const isTwice = listOf(group).some((one) => one.id !== id && one.sha256 === sha256 && isUnderWay(one));
  change(group, id, isTwice && !keepDuplicate ? { sha256, state: 'duplicate' } : { sha256 });
  return !isTwice || keepDuplicate;
}

function end(work: Work, id: number, failure: ApiFailure | null): void {
  const { group, controller } = work;
  if (!failure) {
    works.delete(id);
    change(group, id, null);
  } else if (controller.signal.aborted) change(group, id, { state: 'cancelled' });
  else if (failure.errorCode === 'duplicate_file') change(group, id, { state: 'duplicate', failure });
  else {
    // The server has forgotten the bytes: a retry sends them again.
    if (failure.httpStatus === 404 || failure.errorCode === 'upload_incomplete') work.uploadId = null;
    change(group, id, { state: 'failed', failure });
  }
  pump();
}

function again(upload: Upload, group: string, keepDuplicate?: boolean): void {
  const work = works.get(upload.id);
  if (!work) return;
  work.controller = new AbortController();
  if (keepDuplicate) work.keepDuplicate = true;
  change(group, upload.id, { state: 'waiting', failure: null });
  pump();
}

/** Tries a failed or cancelled one again, from where it stopped. */
export function retryUpload(group: string, upload: Upload): void {
  if (upload.refusal === null) again(upload, group);
}

/** Takes a file in although its content is there already. */
export function keepDuplicate(group: string, upload: Upload): void {
  again(upload, group, true);
}

/** Stops one that is under way; takes any other off the list. */
export function dropUpload(group: string, upload: Upload): void {
  works.get(upload.id)?.controller.abort();
  works.delete(upload.id);
  change(group, upload.id, null);
  pump();
}
