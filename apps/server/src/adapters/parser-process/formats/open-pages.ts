import type { DocumentPart } from '@mingfa/contract/document-content';
import { ParseFailure } from '../../../ports/document-parser.ts';
import type { ChildRequest } from '../messages.ts';

/** A file whose pages are pictures to us. */
export interface OpenPages {
  recognise(page: number): Promise<DocumentPart>;
  render(
    page: number,
    widthPx: number,
  ): Promise<{ mediaType: 'image/webp' | 'image/png'; content: Uint8Array }>;
}

export async function openPages(_request: ChildRequest): Promise<OpenPages> {
  throw new ParseFailure('unsupported_file', { types: 'pdf' });
}
