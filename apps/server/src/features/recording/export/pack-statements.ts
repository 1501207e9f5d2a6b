import type { Language } from '@mingfa/contract/values';
import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { hashStatement } from '@mingfa/legal/recordings/evidence/hash-statement';
import { nameLaw } from '@mingfa/legal/recordings/evidence/name-law';
import type { PackText } from '@mingfa/legal/recordings/evidence/pack-text';
import { recordingStatement } from '@mingfa/legal/recordings/evidence/recording-statement';
import { verifyInstructions } from '@mingfa/legal/recordings/evidence/verify-instructions';
import type { TranscriptSource } from '@mingfa/legal/recordings/transcript';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import type { RecordingFileRow } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import { PACK_NAMES } from './pack-names.ts';
import { minuteInChina } from './transcript-file.ts';

/** What a hash proves, file by file. */
export function hashFile(files: readonly RecordingFileRow[], language: Language): PrintedFile {
  const received = (at: Date) => minuteInChina(at) + (language === 'en' ? ' (Beijing time)' : '（北京时间）');
  const texts = files.map(({ name, bytes, sha256, receivedAt, deletedAt, probe }) =>
    hashStatement(
      {
        ...{ name, bytes, sha256, receivedAt: received(receivedAt), tags: probe?.tags ?? [] },
        deletedOn: deletedAt && dayInChina(deletedAt),
      },
      language,
    ),
  );
  return printed(texts, language);
}

/** What whoever submits the recording completes and signs. It is Chinese: a Chinese court reads it. */
export function statementFile(
  row: RecordingRow,
  files: readonly RecordingFileRow[],
  more: {
    speakers: readonly string[];
    transcript: TranscriptSource | null;
    guessedTimes: number;
    editedPassages: number | null;
    deletedPassages: number;
  },
): PrintedFile {
  const texts = files.map(({ name, sha256, receivedAt, deletedAt }) =>
    recordingStatement({
      ...{ fileName: name, sha256, device: null, recordedBy: null, keptWhere: null, transferredBy: null },
      recordedAt: row.recordedAt && minuteInChina(row.recordedAt),
      place: row.place === '' ? null : row.place,
      deletedOn: deletedAt && dayInChina(deletedAt),
      receivedAt: `${minuteInChina(receivedAt)}（北京时间）`,
      ...more,
    }),
  );
  return printed(texts, 'zh-CN');
}

/** How anybody verifies the pack, as a text that needs no program to be read. */
export function verifyText(
  files: readonly RecordingFileRow[],
  language: Language,
  isWhole: boolean,
  guessedTimes: number,
): string {
  const names = PACK_NAMES[language];
  const { title, paragraphs } = verifyInstructions(language);
  const gone = files.flatMap(({ name, sha256, deletedAt }) =>
    deletedAt ? [names.deleted(name, dayInChina(deletedAt), sha256)] : [],
  );
  const log = [names.everyEdit, names.everyPlay, names.chain, names.wholeChain(isWhole)];
  const left = guessedTimes > 0 ? [names.noSubtitles(guessedTimes)] : [];
  return `${[title, '', ...paragraphs, ...log, ...left, ...gone].join('\n')}\n`;
}

function printed(texts: readonly PackText[], language: Language): PrintedFile {
  const { basis } = PACK_NAMES[language];
  return {
    title: texts[0]?.title ?? '',
    language,
    blocks: texts.flatMap(({ title, paragraphs, sources }, index): PrintedBlock[] => [
      { kind: 'heading', level: 1, text: title, pageBreak: index > 0 },
      ...paragraphs.map((text): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text })),
      ...(sources.length === 0 ? [] : [{ ...REMARK, text: basis + citeAll(sources, language) }]),
    ]),
  };
}

const REMARK = { kind: 'paragraph', style: 'Remark' } as const;

const citeAll = (sources: PackText['sources'], language: Language): string =>
  sources
    .map(({ law, article }) =>
      language === 'en' ? `${nameLaw(law)} § ${article}` : `${nameLaw(law)}第${article}条`,
    )
    .join(language === 'en' ? ', ' : '、');
