export { DOCX_MEDIA_TYPE, exportFileName } from './export-file-name.ts';
export { markdownToDocx } from './markdown-to-docx.ts';
export { NOTE, NOTE_CLOSE, NOTE_OPEN } from './note-marks.ts';
export { packDocument } from './pack-document.ts';
export { storable } from './storable.ts';
