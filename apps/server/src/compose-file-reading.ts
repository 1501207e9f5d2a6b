import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFfmpeg } from './adapters/reading-processes/find-ffmpeg.ts';
import { processArticleReader } from './adapters/reading-processes/process-article-reader.ts';
import { processBundleMaker } from './adapters/reading-processes/process-bundle-maker.ts';
import { processDocxChanges } from './adapters/reading-processes/process-docx-changes.ts';
import { processLetterheads } from './adapters/reading-processes/process-letterheads.ts';
import { processParser } from './adapters/reading-processes/process-parser.ts';
import { processPictureReader } from './adapters/reading-processes/process-picture-reader.ts';
import { processPrinter } from './adapters/reading-processes/process-printer.ts';
import { processRecordingReader } from './adapters/reading-processes/process-recording-reader.ts';
import { processSpeechHearing } from './adapters/reading-processes/process-speech-hearing.ts';
import { processTranscriptReader } from './adapters/reading-processes/process-transcript-reader.ts';
import { processWordTemplates } from './adapters/reading-processes/process-word-templates.ts';
import { ReadingProcesses } from './adapters/reading-processes/reading-processes.ts';
import { localTranscribers } from './adapters/transcriber-local/open-local-transcriber.ts';
import { localRecogniserFolders } from './adapters/transcriber-local/recogniser-folders.ts';
import type { Environment } from './env.ts';
import type { ArticleReader } from './ports/article-reader.ts';
import type { BundleMaker } from './ports/bundle-maker.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { DocxChanges } from './ports/docx-changes.ts';
import type { Letterheads } from './ports/letterheads.ts';
import type { Logger } from './ports/logger.ts';
import type { PictureReader } from './ports/picture-reader.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';
import type { RecogniserFolders } from './ports/recogniser-folders.ts';
import type { RecordingReader } from './ports/recording-reader.ts';
import type { OpenTranscriber } from './ports/transcriber.ts';
import type { TranscriptReader } from './ports/transcript-reader.ts';
import type { WordTemplates } from './ports/word-templates.ts';
import type { ProcessStarter } from './runtime/starting-processes/process-starter.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** All that reads what came from outside, and prints what is made of it, over one pool of processes. */
export interface FileReading {
  parser: DocumentParser;
  docxChanges: DocxChanges;
  articleReader: ArticleReader;
  pictures: PictureReader;
  printer: PrintedFileWriter;
  bundleMaker: BundleMaker;
  wordTemplates: WordTemplates;
  letterheads: Letterheads;
  transcriptReader: TranscriptReader;
  recordings: RecordingReader;
  recogniserFolders: RecogniserFolders;
  /** Recognisers of speech in folders of this machine. */
  openLocalTranscriber: OpenTranscriber;
  /** Ends the processes. */
  close(): Promise<void>;
}

/** Composes the reading of files. No process that reads starts before the first file. */
export function composeFileReading(
  environment: Environment,
  logger: Logger,
  starter?: ProcessStarter,
): FileReading {
  // sherpa-onnx is no part of the program: it is used where an administrator has installed it (decision 034).
  const installFolder = join(environment.dataDir, 'recogniser');
  const named = environment.MINGFA_SHERPA_ONNX;
  const libraryFolders = named === 'none' ? [] : [...(named ? [named] : []), installFolder, PROJECT];
  const processes = new ReadingProcesses({
    workFolder: join(environment.dataDir, 'parsing'),
    logger,
    ...(starter ? { starter } : {}),
    processLimits: { hear: { readable: libraryFolders.map((folder) => join(folder, 'node_modules')) } },
  });
  const ffmpeg = findFfmpeg(environment.MINGFA_FFMPEG);
  const recogniserFolders = localRecogniserFolders(libraryFolders, installFolder);
  const pictures = processPictureReader(processes);
  return {
    parser: processParser(processes),
    docxChanges: processDocxChanges(processes),
    articleReader: processArticleReader(processes),
    pictures,
    printer: processPrinter(processes),
    bundleMaker: processBundleMaker(processes),
    wordTemplates: processWordTemplates(processes, pictures),
    letterheads: processLetterheads(processes, pictures),
    transcriptReader: processTranscriptReader(processes),
    recordings: processRecordingReader(processes, {
      folder: join(environment.dataDir, 'recording-copies'),
      ffmpeg,
    }),
    recogniserFolders,
    openLocalTranscriber: localTranscribers(recogniserFolders, processSpeechHearing(processes, { ffmpeg })),
    close: () => processes.close(),
  };
}
