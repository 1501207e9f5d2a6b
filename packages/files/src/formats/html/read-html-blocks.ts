import { Parser } from 'htmlparser2';
import type { BlockDraft } from '../../reading/cut-draft.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { HtmlTable } from './html-table.ts';

/** Elements that are no text of the page, whatever is in them. */
const IGNORED = new Set(
  'script style noscript template iframe object embed svg math head nav select textarea button canvas audio video dialog noembed noframes'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hr html legend li main ol p pre section summary ul'.split(
    ' ',
  ),
);
/** Sloppy pages leave elements open by the hundred. */
const NESTING_MAX = 5_000;
const CHUNK_CHARACTERS = 64 * 1024;

interface List {
  isOrdered: boolean;
  next: number;
}

/**
 * The blocks of a page as it comes, without a tree: headings, paragraphs, items with their numbers, tables. Scripts, styles,
 * navigation and what is hidden are left out; nothing is run and nothing fetched. Line breaks in `pre` stay.
 */
export function* readHtmlBlocks(html: string, limits: ParserLimits): Generator<BlockDraft> {
  const reader = new HtmlBlockReader(limits);
  for (let start = 0; start < html.length; start += CHUNK_CHARACTERS) {
    reader.write(html.slice(start, start + CHUNK_CHARACTERS));
    yield* reader.drafts.splice(0);
  }
  reader.end();
  yield* reader.drafts.splice(0);
}

class HtmlBlockReader {
  readonly drafts: BlockDraft[] = [];
  private readonly parser: Parser;
  private readonly limits: ParserLimits;
  private depth = 0;
  /** Depth of the outermost element that is left out; 0 for none. */
  private ignoredFrom = 0;
  private text: string[] = [];
  private textLength = 0;
  private heading: number | null = null;
  private preDepth = 0;
  private readonly lists: List[] = [];
  private number: string | null = null;
  private readonly tables: HtmlTable[] = [];

  constructor(limits: ParserLimits) {
    this.limits = limits;
    this.parser = new Parser(
      {
        onopentag: (name, attributes) => this.open(name, attributes),
        ontext: (text) => this.addText(text),
        onclosetag: (name) => this.close(name),
      },
      { decodeEntities: true },
    );
  }

  write(html: string): void {
    this.parser.write(html);
  }

  end(): void {
    this.parser.end();
    this.flush();
    for (const table of this.tables.splice(0).toReversed()) this.drafts.push(...table.end());
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > NESTING_MAX) throw new ParseFailure('file_unsafe');
    if (this.ignoredFrom > 0) return;
    if (IGNORED.has(name) || isHidden(attributes)) {
      this.ignoredFrom = this.depth;
      return;
    }
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (name === 'br') this.append('\n');
    else if (level) {
      this.flush();
      this.heading = Number(level);
    } else if (name === 'table') this.openTable();
    else if (name === 'tr' || name === 'td' || name === 'th' || name === 'caption')
      this.openTablePart(name, attributes);
    else if (BLOCKS.has(name)) this.openBlock(name, attributes);
  }

  private openBlock(name: string, attributes: Record<string, string>): void {
    this.flush();
    if (name === 'pre') this.preDepth += 1;
    else if (name === 'ol' || name === 'ul') {
      const start = Number(attributes.start ?? 1);
      this.lists.push({ isOrdered: name === 'ol', next: Number.isInteger(start) ? start : 1 });
    } else if (name === 'li') {
      const list = this.lists.at(-1);
      this.number = list?.isOrdered ? `${list.next}. ` : '• ';
      if (list) list.next += 1;
    }
  }

  private openTable(): void {
    this.flush();
    // A table around a table is there for the layout; what stands in its cells are paragraphs.
    for (const table of this.tables) this.drafts.push(...table.becomeLayout());
    this.tables.push(new HtmlTable());
  }

  private openTablePart(name: string, attributes: Record<string, string>): void {
    this.flush();
    const table = this.tables.at(-1);
    if (!table || name === 'caption') return;
    if (name === 'tr') table.beginRow();
    else table.beginCell(attributes);
  }

  private close(name: string): void {
    if (this.ignoredFrom > 0) {
      if (this.depth === this.ignoredFrom) this.ignoredFrom = 0;
      this.depth -= 1;
      return;
    }
    this.depth -= 1;
    if (/^h[1-6]$/.test(name)) {
      this.flush();
      this.heading = null;
    } else if (name === 'table') {
      this.flush();
      this.drafts.push(...(this.tables.pop()?.end() ?? []));
    } else if (name === 'td' || name === 'th' || name === 'caption') {
      this.flush();
      if (name !== 'caption') this.tables.at(-1)?.endCell();
    } else if (BLOCKS.has(name)) {
      this.flush();
      if (name === 'pre') this.preDepth -= 1;
      else if (name === 'ol' || name === 'ul') this.lists.pop();
      else if (name === 'li') this.number = null;
    }
  }

  private addText(text: string): void {
    if (this.ignoredFrom > 0) return;
    this.append(this.preDepth > 0 ? text.replace(/\r\n?/g, '\n') : text.replace(/[ \t\r\n\f\u00a0]+/g, ' '));
  }

  private append(text: string): void {
    this.text.push(text);
    this.textLength += text.length;
    // A page that is one endless paragraph does not pile up.
    if (this.textLength > this.limits.blockCharacters) this.flush();
  }

  /** Ends the paragraph there is, if any. */
  private flush(): void {
    const text = this.text
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    this.text = [];
    this.textLength = 0;
    if (text === '') return;
    const number = this.number;
    this.number = null;
    const draft: BlockDraft =
      this.heading !== null
        ? { kind: 'heading', level: this.heading, text }
        : number !== null
          ? { kind: 'list_item', number, text: number + text }
          : { kind: 'paragraph', text };
    if (!this.tables.at(-1)?.take(draft)) this.drafts.push(draft);
  }
}

function isHidden(attributes: Record<string, string>): boolean {
  if ('hidden' in attributes) return true;
  const style = attributes.style ?? '';
  return /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em|%)?\s*(?:;|$)|mso-hide\s*:\s*all)/i.test(
    style.slice(0, 2000),
  );
}
