import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  ExternalHyperlink,
  FootnoteReferenceRun,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { isWebAddress } from '../../printed/is-web-address.ts';
import type { SetInline, SetLine } from '../../printed/set-block.ts';
import type { PlacedComments } from '../place-comments.ts';

/** The runs of a line, with the ends of comments that stand in it. */
export const runsOf = (line: SetLine, comments: PlacedComments, look: IRunOptions = {}): ParagraphChild[] =>
  line.flatMap((inline) => {
    const run = runOf(inline, look);
    const ends = comments.get(inline);
    if (!ends) return [run];
    return [
      ...ends.opens.map((id) => new CommentRangeStart(id)),
      run,
      ...ends.closes.flatMap((id) => [
        new CommentRangeEnd(id),
        new TextRun({ children: [new CommentReference(id)] }),
      ]),
    ];
  });

function runOf(inline: SetInline, look: IRunOptions): TextRun | FootnoteReferenceRun | ExternalHyperlink {
  switch (inline.kind) {
    case 'break':
      return new TextRun({ break: 1 });
    case 'note':
      return new FootnoteReferenceRun({
        children: [new Paragraph({ text: inline.text, style: 'FootnoteText' })],
      });
    case 'text': {
      const { kind: _, code, underline, link, comments: __, ...run } = inline;
      const said = new TextRun({
        ...look,
        ...run,
        ...(underline ? { underline: {} } : {}),
        ...(code ? { font: 'Consolas' } : {}),
      });
      return isWebAddress(link) ? new ExternalHyperlink({ link, children: [said] }) : said;
    }
  }
}
