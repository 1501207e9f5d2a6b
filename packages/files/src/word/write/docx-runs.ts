import { FootnoteReferenceRun, type IRunOptions, Paragraph, TextRun } from 'docx';
import type { SetInline, SetLine } from '../../printed/set-block.ts';

/** The runs of a line. */
export const runsOf = (line: SetLine, look: IRunOptions = {}): (TextRun | FootnoteReferenceRun)[] =>
  line.map((inline) => runOf(inline, look));

function runOf(inline: SetInline, look: IRunOptions): TextRun | FootnoteReferenceRun {
  switch (inline.kind) {
    case 'break':
      return new TextRun({ break: 1 });
    case 'note':
      return new FootnoteReferenceRun({
        children: [new Paragraph({ text: inline.text, style: 'FootnoteText' })],
      });
    case 'text': {
      const { kind: _, code, underline, ...run } = inline;
      return new TextRun({
        ...look,
        ...run,
        ...(underline ? { underline: {} } : {}),
        ...(code ? { font: 'Consolas' } : {}),
      });
    }
  }
}
