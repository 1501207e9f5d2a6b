import {
  attributeOf,
  childOf,
  childrenOf,
  readXmlTree,
  valueIn,
  type XmlElement,
} from '../../office/read-xml.ts';
import { walkXml } from '../change/xml-tree.ts';
import { openLetterhead } from '../letterhead/open-letterhead.ts';
import { readLetterheadPaper } from '../letterhead/read-letterhead.ts';
import { NumberCounter } from '../read/count-numbers.ts';
import { readNumbering } from '../read/read-numbering.ts';
import { readStyles } from '../read/read-styles.ts';
import { type PaperContext, printParagraph } from './print-paragraph.ts';
import { printTable } from './print-table.ts';
import type { WordPaper, WordPaperBlock } from './word-paper.ts';
import type { WordPaperLack } from './word-paper-lack.ts';

const CHAIN_MAX = 20;
/** Two characters of 12 pt, where paragraphs say by themselves that they are indented. */
const FIRST_LINE = 480;

/**
 * Reads a Word file as it can be printed: page, headers and footers as of a letterhead, the body as headings, paragraphs and tables. What is left
 * out is told. Takes long for long ones: call it in a process of its own.
 * @throws ParseFailure
 */
export async function readWordPaper(content: Buffer): Promise<WordPaper<Buffer>> {
  const paper = await readLetterheadPaper(content);
  const { file, tree, links, styleElements } = await openLetterhead(content);
  const numberingPart = links.find(({ kind, external }) => kind === 'numbering' && !external)?.target;
  const numbering = numberingPart === undefined ? null : file.find(numberingPart);
  const styles = readStyles(styleElements);
  const { look } = paper;
  const context: PaperContext = {
    ...{ styles, size: look.size, hasFirstLine: look.firstLine > 0 },
    counter: new NumberCounter(
      readNumbering(numbering === null ? null : readXmlTree(file.read(numbering)), styles),
    ),
  };
  const lacks = new Set<WordPaperLack>();
  const body = tree.root.children.find(({ local }) => local === 'body');
  if (body) for (const what of lacksOf(body)) lacks.add(what);
  const isRuledStyle = (id: string | null) => hasLines(styleElements, id);
  const blocksOf = (parent: XmlElement): WordPaperBlock[] =>
    parent.children.flatMap((child): WordPaperBlock[] => {
      switch (child.local) {
        case 'p':
          return printParagraph(child, context);
        case 'tbl': {
          const table = printTable(child, context, isRuledStyle, (what) => lacks.add(what));
          return table ? [table] : [];
        }
        case 'sdt':
          return blocksOf(childOf(child, 'sdtContent') ?? { ...child, children: [] });
        case 'ins':
        case 'moveTo':
        case 'customXml':
          return blocksOf(child);
        default:
          return [];
      }
    });
  const blocks = body ? withoutEmptyEnd(blocksOf(body)) : [];
  const isIndented = blocks.some(
    (block) => block.kind === 'paragraph' && block.firstLine !== false && !block.align,
  );
  return {
    ...paper,
    look: { ...look, firstLine: look.firstLine > 0 || !isIndented ? look.firstLine : FIRST_LINE },
    blocks,
    lacks: [...lacks],
  };
}

/** Empty paragraphs at the end would begin a page of nothing. */
function withoutEmptyEnd(blocks: readonly WordPaperBlock[]): WordPaperBlock[] {
  const last = blocks.findLastIndex(
    (block) => block.kind !== 'page_break' && !(block.kind === 'paragraph' && block.text.length === 0),
  );
  return blocks.slice(0, last + 1);
}

const LACKING: Readonly<Record<string, WordPaperLack>> = {
  ...{ blip: 'body_pictures', imagedata: 'body_pictures', wsp: 'body_shapes', textpath: 'body_shapes' },
  ...{ footnoteReference: 'body_notes', endnoteReference: 'body_notes' },
};

function* lacksOf(body: Parameters<typeof walkXml>[0]): Generator<WordPaperLack> {
  for (const { local } of walkXml(body)) {
    const what = LACKING[local];
    if (what) yield what;
  }
}

/** Whether a table's style, or one it is based on, draws lines. */
function hasLines(styles: XmlElement | null, id: string | null): boolean {
  const all = childrenOf(styles, 'style');
  let at = id;
  for (let step = 0; at !== null && step < CHAIN_MAX; step += 1) {
    const style = all.find((one) => attributeOf(one, 'styleId') === at);
    const borders = childOf(childOf(style, 'tblPr'), 'tblBorders');
    if (borders?.children.some((line) => !/^(?:nil|none)$/.test(attributeOf(line, 'val') ?? 'none')))
      return true;
    at = style ? valueIn(style, 'basedOn') : null;
  }
  return false;
}
