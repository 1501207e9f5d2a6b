import { drawChartSvg } from '../../charts/draw-chart.ts';
import { isWebAddress } from '../../printed/is-web-address.ts';
import type { SetBlock, SetForm, SetInline, SetLine, SetTable } from '../../printed/set-block.ts';
import { escapeHtml } from './escape-html.ts';

const COLOUR = /^[0-9A-F]{6}$/i;

/** Blocks as HTML: every word escaped, looks as classes, footnotes at the end. */
export class HtmlBlocks {
  /** Rules of style that the blocks asked for: the page holds no style of its elements, so that its policy can forbid them. */
  readonly rules = new Set<string>();
  /** Whether the policy of the page must let pictures be shown that stand in it. */
  hasPictures = false;
  readonly #notes: string[] = [];

  blocks(blocks: readonly SetBlock[]): string {
    return blocks.map((block) => this.#block(block)).join('\n');
  }

  /** The footnotes that were met, each with the way back. */
  notes(title: string): string {
    if (this.#notes.length === 0) return '';
    const items = this.#notes.map(
      (text, at) =>
        `<li id="note-${at + 1}">${escapeHtml(text)} <a href="#place-${at + 1}" aria-label="${at + 1}">↩</a></li>`,
    );
    return `<section class="notes" aria-label="${escapeHtml(title)}"><ol>\n${items.join('\n')}\n</ol></section>`;
  }

  #block(block: SetBlock): string {
    switch (block.kind) {
      case 'heading':
        return `<h${block.level}${classOf([block.pageBreak ? 'new-page' : '', block.align ?? ''])}>${this.#line(block.line)}</h${block.level}>`;
      case 'paragraph': {
        const classes = [
          block.style.toLowerCase(),
          block.align ?? '',
          block.firstLine === false ? 'plain' : '',
          block.indent ? `in-${Math.min(8, block.indent)}` : '',
        ];
        return `<p${classOf(classes)}>${this.#line(block.line)}</p>`;
      }
      case 'quote':
        return `<blockquote>\n${this.blocks(block.blocks)}\n</blockquote>`;
      case 'list': {
        const items = block.items.map((item) => `<li>${this.blocks(item)}</li>`).join('\n');
        if (!block.ordered) return `<ul>\n${items}\n</ul>`;
        return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>\n${items}\n</ol>`;
      }
      case 'code':
        return `<pre><code>${escapeHtml(block.lines.join('\n'))}</code></pre>`;
      case 'rule':
        return '<hr>';
      case 'table':
        return this.#table(block);
      case 'form':
        return this.#form(block);
      case 'together':
        return `<div class="together">\n${this.blocks(block.blocks)}\n</div>`;
      case 'chart': {
        this.hasPictures = true;
        return `<img class="chart" src="data:image/svg+xml;base64,${Buffer.from(drawChartSvg(block)).toString('base64')}" alt="${escapeHtml(block.alternative)}">`;
      }
      case 'page_break':
        return '<div class="new-page"></div>';
    }
  }

  #form({ widths, rows, headRows, size }: SetForm): string {
    const share = (width: number) => this.#rule('w', Math.round(width), (percent) => `width:${percent}%`);
    const columns = widths.map((width) => `<col class="${share(width)}">`).join('');
    const rowsOf = (some: SetForm['rows']) =>
      some
        .map((cells) => {
          const drawn = cells.map(({ lines, columns: over, role }) => {
            const tag = role === 'content' ? 'td' : 'th';
            const scope = {
              content: '',
              label: ' scope="row"',
              head: ' scope="col"',
              section: ' scope="colgroup"',
            };
            const words = lines.map((line) => this.#line(line)).join('<br>');
            return `<${tag}${over > 1 ? ` colspan="${over}"` : ''}${scope[role]}>${words}</${tag}>`;
          });
          return `<tr>${drawn.join('')}</tr>`;
        })
        .join('\n');
    const half = this.#rule('s', size, (points) => `font-size:${points / 2}pt`);
    return [
      `<div class="wide"><table class="form ${half}"><colgroup>${columns}</colgroup>`,
      ...(headRows > 0 ? [`<thead>${rowsOf(rows.slice(0, headRows))}</thead>`] : []),
      `<tbody>\n${rowsOf(rows.slice(headRows))}\n</tbody></table></div>`,
    ].join('\n');
  }

  #table({ columns, head, rows, size, wholeRows }: SetTable): string {
    const whole = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
    const widths = columns.map(({ width }) => {
      if (width === null || whole === 0) return '<col>';
      return `<col class="${this.#rule('w', Math.round((width / whole) * 100), (share) => `width:${share}%`)}">`;
    });
    const cells = (tag: string, row: SetTable['head']) =>
      row
        .map((cell, at) => {
          const lines = cell.map((line) => this.#line(line)).join('<br>');
          const align = columns[at]?.align ?? 'left';
          return `<${tag}${align === 'left' ? '' : ` class="${align}"`}>${lines}</${tag.split(' ')[0]}>`;
        })
        .join('');
    const classes = [
      wholeRows ? 'whole' : '',
      size === null ? '' : this.#rule('s', size, (half) => `font-size:${half / 2}pt`),
    ].filter((name) => name !== '');
    return [
      `<div class="wide"><table${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>`,
      `<colgroup>${widths.join('')}</colgroup>`,
      `<thead><tr>${cells('th scope="col"', head)}</tr></thead>`,
      `<tbody>\n${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}\n</tbody></table></div>`,
    ].join('\n');
  }

  #line(line: SetLine): string {
    return line.map((inline) => this.#inline(inline)).join('');
  }

  #inline(inline: SetInline): string {
    if (inline.kind === 'break') return '<br>';
    if (inline.kind === 'note') {
      const number = this.#notes.push(inline.text);
      return `<sup id="place-${number}"><a href="#note-${number}">${number}</a></sup>`;
    }
    const { text, bold, strike, underline, code, color, size, link } = inline;
    const classes = [
      color && COLOUR.test(color) ? this.#rule('c', color, (colour) => `color:#${colour}`) : '',
      size === undefined ? '' : this.#rule('s', size, (half) => `font-size:${half / 2}pt`),
    ].filter((name) => name !== '');
    let said = escapeHtml(text);
    if (code) said = `<code>${said}</code>`;
    if (bold) said = `<strong>${said}</strong>`;
    if (strike) said = `<del>${said}</del>`;
    if (underline) said = `<ins>${said}</ins>`;
    if (isWebAddress(link)) said = `<a href="${escapeHtml(link)}" rel="noreferrer">${said}</a>`;
    return classes.length > 0 ? `<span class="${classes.join(' ')}">${said}</span>` : said;
  }

  /** Names a class and keeps its rule. */
  #rule<Value extends string | number>(kind: string, value: Value, rule: (value: Value) => string): string {
    const name = `${kind}-${value}`;
    this.rules.add(`.${name}{${rule(value)}}`);
    return name;
  }
}

function classOf(names: readonly string[]): string {
  const said = names.filter((name) => name !== '' && name !== 'body');
  return said.length > 0 ? ` class="${said.join(' ')}"` : '';
}
