import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import { interviewRecord } from '@mingfa/legal/recordings/interview-record';
import { printedDraft } from '../../drafting/index.ts';
import { countChanged } from './count-changes.ts';
import type { Spoken } from './read-spoken.ts';
import { sourceOf } from './source-of.ts';

/** What stands above a record: as it was given, empty where it was not. */
interface GivenHead {
  heldAt: string;
  heldIn: string;
  asker: string;
  answerer: string;
  recorder: string;
}

/** A record of questions and answers of only what was said. Such records are Chinese, whoever exports them. */
export function interviewFile(spoken: Spoken, head: GivenHead, form: 'talk' | 'inquiry'): PrintedFile {
  const given = (text: string) => (text === '' ? null : text);
  const { row, files, speakers, turns, changes, deleted, unchecked } = spoken;
  const [first] = files;
  const inPart = (part: 'asks' | 'answers') =>
    speakers.filter(({ role }) => role === part).map(({ speakerId }) => speakerId);
  return printedDraft(
    interviewRecord({
      head: {
        kind: form === 'talk' ? 'interview' : 'investigation',
        time: given(head.heldAt),
        place: given(head.heldIn),
        asker: given(head.asker),
        answerer: given(head.answerer),
        recorder: given(head.recorder),
        present: null,
        matter: null,
      },
      segments: turns.map(({ segmentId, startMs, endMs, timing, speakerId, text }) => ({
        ...{ id: segmentId, startMs, endMs, timing, text },
        speaker: speakerId,
      })),
      speakers: speakers.map(({ speakerId, name }) => ({ id: speakerId, name, role: null })),
      askers: inPart('asks'),
      answerers: inPart('answers'),
      recording: {
        name: files.map(({ name }) => name).join('、'),
        sha256: files.length === 1 && first ? first.sha256 : null,
      },
      ...{ deleted, unchecked, changed: countChanged(changes) },
      source: sourceOf(row.transcript),
      hidesFillers: spoken.withoutFillers,
    }),
  );
}
