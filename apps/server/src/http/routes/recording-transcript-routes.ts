import * as findings from '@mingfa/contract/recording-findings';
import * as transcript from '@mingfa/contract/recording-transcript';
import * as recording from '../../features/recording/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** What was said in recordings: read, changed, searched, exported, and what rules find in it. */
export function recordingTranscriptRoutes(context: recording.WordsContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(transcript.listSegments, recording.listSegments),
    bind(transcript.editTranscript, recording.editTranscript),
    bind(transcript.replaceInTranscript, recording.replaceInTranscript),
    bind(transcript.importTranscript, recording.importTranscript),
    bind(transcript.listTranscriptEdits, recording.listTranscriptEdits),
    bind(transcript.createSpeaker, recording.createSpeaker),
    bind(transcript.updateSpeaker, recording.updateSpeaker),
    bind(transcript.mergeSpeakers, recording.mergeSpeakers),
    bind(transcript.listRecordingNotes, recording.listRecordingNotes),
    bind(transcript.saveRecordingNote, recording.saveRecordingNote),
    bind(transcript.deleteRecordingNote, recording.deleteRecordingNote),
    bind(transcript.searchRecordings, recording.searchRecordings),
    bind(findings.getRecordingFindings, recording.getRecordingFindings),
    bind(findings.openRecordingConversation, recording.openRecordingConversation),
    bind(findings.saveRecordingToBase, recording.saveRecordingToBase),
    bind(findings.listTranscriptCopies, recording.listTranscriptCopies),
    bind(findings.renewTranscriptCopy, recording.renewTranscriptCopy),
    bind(findings.listCustody, recording.listCustody),
    bind(findings.exportTranscript, recording.exportTranscript),
    bind(findings.cutPassage, recording.cutPassage),
    bind(findings.downloadEvidencePack, recording.downloadEvidencePack),
  ];
}
