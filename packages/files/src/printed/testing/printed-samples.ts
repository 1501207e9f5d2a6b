import type { FileLabel } from '../../labels/file-label.ts';
import { NOTE_CLOSE, NOTE_OPEN } from '../note-marks.ts';
import type { PrintedBlock, PrintedFile } from '../printed-file.ts';

/** A label whose fields try to end what holds them. */
export const SAMPLE_LABEL: FileLabel = {
  text: '【AI 生成】本文件由人工智能生成',
  position: 'beginning',
  implicit: {
    Label: '1',
    ContentProducer: '甲 & <乙> ) > \' " \\ 𠮷',
    ProduceID: 'cnv_1',
    ReservedCode1: '',
  },
};

/** A printed file of some blocks. */
export const printed = (blocks: PrintedBlock[], more: Partial<PrintedFile> = {}): PrintedFile => ({
  title: '押金',
  language: 'zh-CN',
  blocks,
  ...more,
});

/** One paragraph of running text. */
export const said = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });

/** Texts that are code, markup or worse somewhere. */
export const HOSTILE_TEXTS = [
  '#read("/etc/passwd")',
  '#panic("x") #import "@preview/x:1.0.0": *',
  '$ x^2 $ \\u{41} @reference <label> = heading',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"}]} // ]] */ --> ]]>',
  '*not bold* _not slanted_ `not code`',
];

/** About ten pages of an answer with headings, lists, a table and footnotes, of 900 different characters: a law has no more. */
export function tenPages(): PrintedFile {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((from * 97 + at * 31) % 900)),
    ).join('');
  const note = `${NOTE_OPEN}0${NOTE_CLOSE}`;
  return printed(
    [
      { kind: 'heading', level: 1, text: '房屋租赁合同的押金' },
      ...Array.from({ length: 12 }, (_, part): PrintedBlock[] => [
        { kind: 'heading', level: 2, text: `第${part + 1}部分` },
        {
          kind: 'markdown',
          markdown: `${words(part, 240)}。${note}\n\n1. ${words(part + 1, 60)}\n2. **${words(part + 2, 20)}**\n\n${words(part + 3, 260)}。`,
          notes: [`《民法典》第七百零三条：${words(part, 60)}`],
        },
      ]).flat(),
      {
        kind: 'table',
        columns: [
          { title: '事项', width: 2000 },
          { title: '内容', width: 6000 },
        ],
        rows: Array.from({ length: 20 }, (_, row) => [`第${row}项`, words(row, 60)]),
        size: 21,
        wholeRows: true,
      },
    ],
    { label: SAMPLE_LABEL },
  );
}
