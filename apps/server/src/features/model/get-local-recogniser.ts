import { isAbsolute } from 'node:path';
import type { getLocalRecogniser as contract } from '@mingfa/contract/admin-recogniser';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../ports/app-context.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import type { ModelContext } from './model-context.ts';

/** Another machine's folder is none of this one. */
const OF_NETWORK = /^[\\/]{2}/;

/** What recognising speech on this machine needs, and what of it is there. */
export async function getLocalRecogniser(
  context: ModelContext & RequestContext,
  { folder = '' }: { folder?: string | undefined },
): Promise<EndpointOutput<typeof contract>> {
  const { recogniserFolders, recordingReader } = context;
  return {
    version: recogniserFolders.library()?.version ?? null,
    installCommand: recogniserFolders.installCommand,
    hasFfmpeg: recordingReader.hasFfmpeg,
    found: isAbsolute(folder) && !OF_NETWORK.test(folder) ? await lookInto(context, folder) : null,
  };
}

async function lookInto(
  { recogniserFolders, language, request }: ModelContext & RequestContext,
  folder: string,
): Promise<EndpointOutput<typeof contract>['found']> {
  try {
    const { title, fileNames } = await recogniserFolders.find(folder);
    return { title, files: fileNames, problem: null };
  } catch (error) {
    const { body } = toErrorAnswer(error, { language, requestId: request.requestId });
    return { title: null, files: [], problem: body.errorMessage };
  }
}
