import type { PrintedBlock } from '@mingfa/files/printed/printed-file';
import type { ExportEntry } from './export-document.ts';
import type { ExportWords } from './export-words.ts';

/** What stands above a message: question or answer, and whether a model wrote it. */
export function headingText(
  { role, isGenerated }: Pick<ExportEntry, 'role' | 'isGenerated'>,
  words: Pick<ExportWords, 'question' | 'answer' | 'generatedAnswer'>,
): string {
  if (role === 'user') return words.question;
  return isGenerated ? words.generatedAnswer : words.answer;
}

/** What one message of a conversation says in a printed file, with the line under it. */
export function entryBlocks(entry: ExportEntry): PrintedBlock[] {
  const said: PrintedBlock[] =
    entry.role === 'user'
      ? entry.markdown.split('\n').map((line) => ({ kind: 'paragraph', style: 'Quoted', text: line }))
      : [{ kind: 'markdown', markdown: entry.markdown, notes: entry.notes }];
  return entry.remark ? [...said, { kind: 'paragraph', style: 'Remark', text: entry.remark }] : said;
}
