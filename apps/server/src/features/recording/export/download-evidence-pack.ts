import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { writeZip, type ZipEntry } from '@mingfa/files/archive/write-zip';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import { type HashedFile, writeSums } from '@mingfa/legal/recordings/evidence/verify-instructions';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { listRecordingFiles, listSpeakers, type RecordingFileRow } from '../describe-recording.ts';
import { ownRecording, type RecordingRow } from '../own-recording.ts';
import { readChanged } from '../transcript/read-changed.ts';
import { readDeleted } from '../transcript/read-deleted.ts';
import { readTurns } from '../transcript/read-turns.ts';
import type { WordsContext } from '../words-context.ts';
import { comparedTable } from './compared-table.ts';
import { custodyJson, custodyTable, editsTable, replacedTables } from './custody-files.ts';
import { type CustodyRow, isChainWhole, readCustody } from './list-custody.ts';
import { PACK_NAMES } from './pack-names.ts';
import { hashFile, statementFile, verifyText } from './pack-statements.ts';
import { writePlainTranscript } from './plain-transcript.ts';
import { readSpoken } from './read-spoken.ts';
import { recordExportedIn } from './record-exported.ts';
import { sourceOf } from './source-of.ts';
import { transcriptFile } from './transcript-file.ts';

type PackContext = WordsContext & RequestContext;

/**
 * What a court is shown, in one archive: texts are made first, so that what fails is told and not logged as given; the files as received
 * stream behind them and are hashed once more on their way. Turns whose times nobody measured leave it without subtitles, which it says.
 * @throws AppError `not_found`, `store_unavailable`, `print_too_large`
 */
export async function downloadEvidencePack(
  context: PackContext,
  input: { recordingId: string },
): Promise<{ fileName: string; mediaType: string; content: Readable }> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  const files = await listRecordingFiles(context.db, row.id);
  await requireStored(context, files);
  const withCustody = await makeTexts(context, row, files);
  // What could not be made is not given. Its own giving is the last entry of the log in it.
  const custody = await context.db.transaction(async (tx) => {
    const given = { files: files.length, revision: row.revision };
    await recordExportedIn(tx, context, row.id, 'pack_given', given);
    return readCustody(tx, row.id);
  });
  const texts = withCustody(custody);
  const { originals, pack } = PACK_NAMES[context.language];
  const entries = listEntries(context, files, texts, originals);
  return {
    fileName: exportFileName(`${row.title} ${pack}`, '.zip', 'evidence'),
    mediaType: 'application/zip',
    content: writeZip(entries, context.clock.now()),
  };
}

interface PackedText {
  path: string;
  content: Uint8Array;
}

/** Fails where a file as received is not in the store, before anything is given. */
async function requireStored(
  { files: store }: { files: WordsContext['files'] },
  files: readonly RecordingFileRow[],
): Promise<void> {
  for (const { fileKey } of files) {
    if (fileKey === null) continue;
    const beginning = await store.read(fileKey, { start: 0, end: 1 });
    if (!beginning) throw new AppError('store_unavailable');
    beginning.on('error', () => undefined).destroy();
  }
}

/** @returns the texts, once the custody log in them is known; nothing fails after that */
async function makeTexts(
  context: PackContext,
  row: RecordingRow,
  files: readonly RecordingFileRow[],
): Promise<(custody: readonly CustodyRow[]) => PackedText[]> {
  const { db, language } = context;
  const names = PACK_NAMES[language];
  const print = (file: PrintedFile) => context.printer.write(file, 'docx', context.signal);
  const turns = await readTurns(db, row.id);
  const known = await listSpeakers(db, row.id);
  const changed = await readChanged(db, row.id, turns, known);
  const deleted = await readDeleted(db, row.id);
  const replaced = await replacedTables(db, row.id, language);
  const spoke = new Set(turns.map(({ speakerId }) => speakerId));
  const speakers = known.filter(({ isNamed, speakerId }) => isNamed && spoke.has(speakerId));
  const source = row.segments === 0 ? null : sourceOf(row.transcript);
  const edited = changed.filter(({ kinds }) => kinds.some((kind) => kind !== 'named'));
  const more = {
    speakers: speakers.map(({ name }) => name),
    transcript: source,
    editedPassages: source === null || source === 'typed' ? null : edited.length + deleted.length,
    deletedPassages: deleted.length,
    guessedTimes: turns.filter(({ timing }) => timing === 'guessed').length,
  };
  const printed: PackedText[] = [
    { path: names.hashes, content: await print(hashFile(files, language)) },
    { path: names.statement, content: await print(statementFile(row, files, more)) },
    ...(row.segments === 0 ? [] : await transcriptTexts(context, row, print)),
  ];
  const tables = [
    text(names.edits, await editsTable(db, row.id, language)),
    text(names.compared, comparedTable(changed, deleted, known, language)),
    ...replaced.map(({ revision, content }) => text(names.replaced(revision), content)),
  ];
  return (custody) => [
    ...printed,
    text(`${names.custody}.csv`, custodyTable(custody, language)),
    text(`${names.custody}.json`, custodyJson(custody)),
    ...tables,
    text(names.verify, verifyText(files, language, isChainWhole(custody), more.guessedTimes)),
  ];
}

async function transcriptTexts(
  { db, language, clock }: PackContext,
  row: RecordingRow,
  print: (file: PrintedFile) => Promise<Uint8Array>,
): Promise<PackedText[]> {
  const { transcript } = PACK_NAMES[language];
  const spoken = await readSpoken(db, row, {});
  const today = todayInChina(clock);
  const name = `${transcript}-${cleanFileName(row.title)}`;
  return [
    { path: `${name}.docx`, content: await print(transcriptFile(spoken, language, today)) },
    // Subtitles cannot say 约: the pack says that they are left out.
    ...(spoken.guessed > 0
      ? []
      : [text(`${name}.srt`, writePlainTranscript(spoken, 'srt', language, today))]),
  ];
}

const text = (path: string, content: string): PackedText => ({ path, content: Buffer.from(content) });

/** The texts, the files as received, and last the sums of all of them. */
async function* listEntries(
  { files: store }: { files: WordsContext['files'] },
  files: readonly RecordingFileRow[],
  texts: readonly PackedText[],
  folder: string,
): AsyncGenerator<ZipEntry> {
  const sums: HashedFile[] = [];
  for (const { path, content } of texts) {
    sums.push({ path, sha256: createHash('sha256').update(content).digest('hex') });
    yield { path, content };
  }
  for (const { position, name, fileKey, bytes, sha256 } of files) {
    if (fileKey === null) continue;
    const content = await store.read(fileKey);
    if (!content) throw new AppError('store_unavailable');
    const path = `${folder}/${String(position + 1).padStart(2, '0')}-${cleanFileName(name)}`;
    sums.push({ path, sha256 });
    yield { path, content: verified(content, sha256), storedBytes: bytes };
  }
  yield { path: 'SHA256SUMS', content: writeSums(sums) };
}

/** Lets a file through and fails at its end where it is not what was received: a pack with another file in it is worse than none. */
function verified(content: Readable, sha256: string): Readable {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isAsReceived = hash.digest('hex') === sha256;
      done(isAsReceived ? null : new Error('A recording in the store is not what was received.'));
    },
  });
  content.once('error', (error) => through.destroy(error));
  through.once('close', () => content.destroy());
  return content.pipe(through);
}
