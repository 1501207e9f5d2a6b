import type { PrintedFile, WrittenFormat } from './printed-file.ts';

/**
 * The bytes of a file in one of the formats. What writes a format is loaded when the first file of it comes. It may take long and
 * cannot be interrupted: call it in a process that can be ended.
 * @throws ParseFailure `print_too_long` for a picture
 */
export async function writePrintedFile(file: PrintedFile, format: WrittenFormat): Promise<Uint8Array> {
  switch (format) {
    case 'docx': {
      const { writeWordFile } = await import('../word/write/write-word-file.ts');
      return writeWordFile(file);
    }
    case 'pdf': {
      const { writePdfFile } = await import('../pdf/write/write-pdf-file.ts');
      return writePdfFile(file);
    }
    case 'html': {
      const { writeHtmlFile } = await import('../html/write/write-html-file.ts');
      return Buffer.from(writeHtmlFile(file), 'utf8');
    }
    case 'png': {
      const { writePictureFile } = await import('../picture/write/write-picture-file.ts');
      return writePictureFile(file);
    }
  }
}
