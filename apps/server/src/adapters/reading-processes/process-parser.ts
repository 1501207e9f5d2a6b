import type { DocumentPart } from '@mingfa/contract/document-content';
import type { ParseEvent } from '@mingfa/files/reading/parse-event';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import type { ReadableFile, SourceFile } from '@mingfa/files/reading/source-file';
import type { DocumentParser } from '../../ports/document-parser.ts';
import type { ReadingProcesses } from './reading-processes.ts';

/** Reads files, and looks at their pages, in child processes. */
export function processParser(processes: ReadingProcesses): DocumentParser {
  const limits = PARSER_LIMITS;
  return {
    async *parse(file: ReadableFile, signal): AsyncGenerator<ParseEvent> {
      for await (const output of processes.work({ task: 'parse', limits }, file, signal)) {
        if (isParseEvent(output)) yield output;
      }
    },

    async recognisePage(file: SourceFile, page, signal) {
      let part: DocumentPart | undefined;
      // Listening to the end keeps the child for the next page.
      for await (const output of processes.work({ task: 'recognise', page, limits }, file, signal)) {
        if (output.kind === 'part') part = output.part;
      }
      if (!part) throw new ParseFailure('file_damaged');
      return part;
    },

    async renderPage(file: SourceFile, page, widthPx, signal) {
      let image: { mediaType: string; content: Uint8Array } | undefined;
      for await (const output of processes.work({ task: 'render', page, widthPx, limits }, file, signal)) {
        if (output.kind === 'image') image = { mediaType: output.mediaType, content: output.content };
      }
      if (!image) throw new ParseFailure('file_damaged');
      return image;
    },
  };
}

const isParseEvent = (output: { kind: string }): output is ParseEvent =>
  /^(?:found|progress|part|ignored)$/.test(output.kind);
