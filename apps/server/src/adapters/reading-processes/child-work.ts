import type { PieceForm } from '@mingfa/files/bundle/prepare-piece';
import type { ReadableFile } from '@mingfa/files/reading/source-file';
import type { Article } from '@mingfa/files/web/article';
import type { DocxOutcome } from '@mingfa/files/word/change/docx-change';
import type { ChildAnswer, ChildTask } from './messages.ts';

/** A file, or one that is read by ranges where it is kept: it may be longer than memory and this machine's disk. */
export interface WorkFile extends ReadableFile {
  ranges?: { bytes: number; read(start: number, end: number): Promise<Uint8Array> };
}

/** What is to be done with a file. */
export type Work = ChildTask & { file: WorkFile; fileKey: string };

/** An answer that bytes follow. */
export type Announced = Extract<ChildAnswer, { bytes: number }>;

type Sent<Kind extends Announced['kind']> = Omit<Extract<Announced, { kind: Kind }>, 'bytes'> & {
  content: Buffer;
};

/** What comes of it, an announced content with its bytes. */
export type ChildOutput =
  | Extract<ChildAnswer, { kind: 'found' | 'progress' | 'part' | 'ignored' | 'shape' | 'copy' }>
  | Sent<'loudness'>
  | Sent<'cut'>
  | Sent<'chunk'>
  | { kind: 'image'; mediaType: string; content: Buffer }
  | { kind: 'changed'; outcomes: [string, DocxOutcome][]; content: Buffer }
  | {
      kind: 'printed' | 'bundled' | 'template' | 'filled' | 'transcript' | 'speech' | 'heard';
      content: Buffer;
    }
  | { kind: 'piece'; pages: number; form: PieceForm; content: Buffer }
  | { kind: 'article'; article: Article };

/** An answer with the bytes that followed. */
export function withContent(answer: Announced, content: Buffer): ChildOutput {
  if (answer.kind === 'article')
    return { kind: 'article', article: { ...answer.article, html: content.toString('utf8') } };
  const { bytes: _, ...rest } = answer;
  return { ...rest, content };
}
