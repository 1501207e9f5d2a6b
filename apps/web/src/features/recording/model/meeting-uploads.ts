import { createRecording, type RecordingDetail } from '@mingfa/contract/recording';
import { create } from 'zustand';
import { callEndpoint } from '../../../lib/client.ts';
import { dropUpload, enqueueUploads, type Upload } from '../../../lib/upload/upload-queue.ts';
import { refreshRecordings } from './refresh-recordings.ts';

/** Files of one meeting in their order, on their way to be one recording. */
export interface Meeting {
  group: string;
  title: string;
  recordedAt: string | null;
  files: readonly MeetingFile[];
  onMade: (recording: RecordingDetail) => void | Promise<void>;
}
export interface MeetingFile {
  key: string;
  name: string;
  /** Null until its bytes are there. */
  uploadId: string | null;
}

export const useMeetings = create<{ meetings: readonly Meeting[] }>(() => ({ meetings: [] }));
let nextGroup = 1;

const meetingOf = (group: string) =>
  useMeetings.getState().meetings.find((meeting) => meeting.group === group);

function changeMeeting(group: string, to: (meeting: Meeting) => Meeting | null): void {
  useMeetings.setState(({ meetings }) => ({
    meetings: meetings.flatMap((meeting) => (meeting.group === group ? (to(meeting) ?? []) : [meeting])),
  }));
}

export interface MeetingToUpload extends Pick<Meeting, 'title' | 'recordedAt' | 'onMade'> {
  files: readonly File[];
}

/** Sends the files of a meeting; when the last of them is there, whichever that is, they become one recording in their order. */
export function uploadMeeting({ files, ...about }: MeetingToUpload): void {
  const group = `recording ${nextGroup++}`;
  const listed = files.map(
    (file, place): MeetingFile => ({
      key: String(place),
      name: file.name,
      uploadId: null,
    }),
  );
  useMeetings.setState(({ meetings }) => ({ meetings: [...meetings, { ...about, group, files: listed }] }));
  enqueueUploads(
    group,
    files.map((file, place) => ({ file, path: String(place) })),
    async (uploadId, { upload }) => {
      changeMeeting(group, (meeting) => ({
        ...meeting,
        files: meeting.files.map((one) => (one.key === upload.path ? { ...one, uploadId } : one)),
      }));
      return (await makeWhenComplete(group)) ?? { status: true, data: null, message: '' };
    },
    'recording',
  );
}

/** Null while files are still on their way. */
async function makeWhenComplete(group: string) {
  const meeting = meetingOf(group);
  if (!meeting) return null;
  const uploadIds = meeting.files.flatMap(({ uploadId }) => uploadId ?? []);
  if (uploadIds.length === 0 || uploadIds.length < meeting.files.length) return null;
  const { title, recordedAt } = meeting;
  const answer = await callEndpoint(createRecording, { body: { uploadIds, title, recordedAt } });
  if (!answer.status) return answer;
  changeMeeting(group, () => null);
  await meeting.onMade(answer.data);
  await refreshRecordings();
  return answer;
}

/** Leaves one file out; the rest go on, and are made if they waited for it alone. */
export async function leaveOut(group: string, file: MeetingFile, upload: Upload | undefined): Promise<void> {
  if (upload) dropUpload(group, upload);
  changeMeeting(group, (meeting) => {
    const files = meeting.files.filter(({ key }) => key !== file.key);
    return files.length > 0 ? { ...meeting, files } : null;
  });
  await makeWhenComplete(group);
}

/** Gives the whole meeting up. */
export function dropMeeting(group: string, uploads: readonly Upload[]): void {
  for (const upload of uploads) dropUpload(group, upload);
  changeMeeting(group, () => null);
}
