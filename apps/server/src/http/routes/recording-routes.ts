import * as contract from '@mingfa/contract/recording';
import * as recording from '../../features/recording/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Recordings: their files, the work on them, and what is kept of them. */
export function recordingRoutes(context: recording.RecordingContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listRecordings, recording.listRecordings),
    bind(contract.createRecording, recording.createRecording),
    bind(contract.getTranscriber, recording.getTranscriber),
    bind(contract.getRecording, recording.getRecording),
    bind(contract.getRecordingProgress, recording.getRecordingProgress),
    bind(contract.updateRecording, recording.updateRecording),
    bind(contract.cancelRecording, recording.cancelRecording),
    bind(contract.retryRecording, recording.retryRecording),
    bind(contract.transcribeRecording, recording.transcribeRecording),
    bind(contract.getWaveform, recording.getWaveform),
    bind(contract.getRecordingAddresses, recording.getRecordingAddresses),
    bind(contract.readRecordingFile, recording.readRecordingFile),
    bind(contract.setRecordingRetention, recording.setRecordingRetention),
    bind(contract.listRecordingCopies, recording.listRecordingCopies),
    bind(contract.deleteRecording, recording.deleteRecording),
  ];
}
