import { createHash } from 'node:crypto';
import { IMPLICIT_LABEL_KEY, implicitJson } from '../../labels/file-label.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import { setBlocks } from '../../printed/set-blocks.ts';
import { storable } from '../../printed/storable.ts';
import { escapeHtml } from './escape-html.ts';
import { HTML_STYLES } from './html-styles.ts';
import { HtmlBlocks } from './set-html-blocks.ts';

const NOTES = { 'zh-CN': '脚注', en: 'Footnotes' };

/** One HTML file that needs nothing else: no script, no address it loads from, and a policy that forbids both. */
export function writeHtmlFile(file: PrintedFile): string {
  const { label, language } = file;
  const written = new HtmlBlocks();
  const body = written.blocks(setBlocks(file.blocks));
  const notes = written.notes(NOTES[language]);
  const styles = `${HTML_STYLES}${[...written.rules].sort().join('\n')}\n`;
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'${written.hasPictures ? '; img-src data:' : ''}; base-uri 'none'; form-action 'none'`;
  const shown = label?.text ? escapeHtml(storable(label.text)) : null;
  const classes = [file.layout ?? '', file.landscape ? 'landscape' : ''].filter((name) => name !== '');
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    ...(label ? [`<meta name="${IMPLICIT_LABEL_KEY}" content="${escapeHtml(implicitJson(label))}">`] : []),
    '<meta name="generator" content="明法 Mingfa">',
    `<title>${escapeHtml(storable(file.title))}</title>`,
    `<style>${styles}</style>`,
    '</head>',
    `<body${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>`,
    ...(shown ? [`<p class="label">${shown}</p>`] : []),
    '<main>',
    body,
    notes,
    '</main>',
    ...(file.pageFoot ? [`<p class="page-foot plain">${escapeHtml(storable(file.pageFoot))}</p>`] : []),
    // On paper it stands at the foot of every page.
    ...(shown ? [`<footer class="label">${shown}</footer>`] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
