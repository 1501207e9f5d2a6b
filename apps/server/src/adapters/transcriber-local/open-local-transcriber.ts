import { fileURLToPath } from 'node:url';
import { timeSentences } from '@mingfa/legal/recordings/share-out-times';
import { AppError } from '../../ports/app-error.ts';
import type { ModelAddress, ModelFile } from '../../ports/model.ts';
import type { FoundRecogniser, RecogniserFolders } from '../../ports/recogniser-folders.ts';
import type { HeardStretch, SpeechHearing } from '../../ports/speech-hearing.ts';
import type { HeardSegment, OpenTranscriber } from '../../ports/transcriber.ts';
import { wordsOfTokens } from './words-of-tokens.ts';

/** Opens recognisers that lie in a folder of this machine (`file:` addresses). Nothing leaves it. */
export function localTranscribers(folders: RecogniserFolders, hearing: SpeechHearing): OpenTranscriber {
  return (name, address) => ({
    name,
    modelName: nameOf(address),
    host: null,
    async hear(piece, { language, signal }) {
      const library = folders.library();
      if (!library) throw new AppError('recogniser_not_installed');
      const folder = fileURLToPath(address.baseUrl);
      const found = await folders.find(folder);
      await requireUnchanged(folders, folder, found, address.files ?? null);
      const heard = await hearing.hear(piece, found.model, { library: library.folder, language, signal });
      return heard.flatMap(segmentsOf);
    },
  });
}

/** With the beginning of the hash of what is heard with, so that a log says which model it was. */
function nameOf({ modelName, files }: ModelAddress): string {
  const main = files?.[0];
  return main ? `${modelName} (SHA-256 ${main.sha256.slice(0, 12)}…)` : modelName;
}

/** The files are those that the administrator took up. @throws AppError `recogniser_model_changed` */
async function requireUnchanged(
  folders: RecogniserFolders,
  folder: string,
  { fileNames }: FoundRecogniser,
  kept: readonly ModelFile[] | null,
): Promise<void> {
  if (!kept) return;
  const now = await folders.seal(folder, fileNames);
  const changed = [...now, ...kept].find(
    ({ name }) => kept.find(isNamed(name))?.sha256 !== now.find(isNamed(name))?.sha256,
  );
  if (changed) throw new AppError('recogniser_model_changed', { file: changed.name });
}

const isNamed =
  (wanted: string) =>
  ({ name }: ModelFile) =>
    name === wanted;

function segmentsOf({ text, tokens, ...stretch }: HeardStretch): HeardSegment[] {
  return timeSentences(text, wordsOfTokens(tokens, stretch.endMs), stretch).map((sentence) => ({
    ...sentence,
    speaker: null,
  }));
}
