import { getRecording, getWaveform, listRecordings } from '@mingfa/contract/recording';
import { getRecordingFindings, listCustody } from '@mingfa/contract/recording-findings';
import {
  listRecordingNotes,
  listSegments,
  listTranscriptEdits,
  searchRecordings,
} from '@mingfa/contract/recording-transcript';
import { refreshEndpoints } from '../../../lib/query.ts';

/** What lists and one recording show of it, without its words. */
export const refreshRecordings = () => refreshEndpoints(listRecordings, getRecording);

/** After words were changed: what is made of them is read anew where it is shown. */
export const refreshWords = () =>
  refreshEndpoints(getRecording, getRecordingFindings, listTranscriptEdits, listCustody, searchRecordings);

/** After a transcript was imported or written down by a recogniser: all of it is another. */
export const refreshTranscript = () =>
  refreshEndpoints(listRecordings, getRecording, listSegments, getRecordingFindings, listTranscriptEdits);

/** The work on a recording has moved on. */
export const refreshStages = () => refreshEndpoints(listRecordings, getRecording, getWaveform);

export const refreshNotes = () => refreshEndpoints(listRecordingNotes);
