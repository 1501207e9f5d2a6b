import type { getLocalRecogniser as contract } from '@mingfa/contract/admin-recogniser';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { ModelContext } from './model-context.ts';

/** What recognising speech on this machine needs, and what of it is there. */
export function getLocalRecogniser({
  recogniserFolders,
  recordingReader,
}: ModelContext): EndpointOutput<typeof contract> {
  return {
    version: recogniserFolders.library()?.version ?? null,
    installCommand: recogniserFolders.installCommand,
    hasFfmpeg: recordingReader.hasFfmpeg,
  };
}
