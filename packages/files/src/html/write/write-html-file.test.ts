import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { implicitJson } from '../../labels/file-label.ts';
import { NOTE_CLOSE, NOTE_OPEN } from '../../printed/note-marks.ts';
import {
  HOSTILE_TEXTS,
  printed,
  SAMPLE_LABEL,
  said,
  tenPages,
} from '../../printed/testing/printed-samples.ts';
import { writeHtmlFile } from './write-html-file.ts';

const read = (html: string) => parseHTML(html).document;

test('headings, lists, tables and footnotes are what they are called', () => {
  const document = read(
    writeHtmlFile(
      printed([
        { kind: 'heading', level: 1, text: '押金不退' },
        {
          kind: 'markdown',
          markdown: `先看**合同**${NOTE_OPEN}0${NOTE_CLOSE}。\n\n3. 甲\n   - 乙\n\n> 引文\n\n| 项 | 额 |\n|-|:-:|\n| 押金 | 5000 |`,
          notes: ['《民法典》第七百零三条'],
        },
      ]),
    ),
  );
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('zh-CN');
  expect(document.title).toBe('押金');
  expect(document.querySelector('h1')?.textContent).toBe('押金不退');
  expect(document.querySelector('ol[start="3"] > li > ul > li')?.textContent).toBe('乙');
  expect(document.querySelector('blockquote')?.textContent?.trim()).toBe('引文');
  expect([...document.querySelectorAll('th[scope=col]')].map((cell) => cell.textContent)).toEqual([
    '项',
    '额',
  ]);
  const mark = document.querySelector('sup a');
  expect(document.querySelector(`${mark?.getAttribute('href')}`)?.textContent).toContain('第七百零三条');
});

test.each(HOSTILE_TEXTS)('what is code elsewhere is text here: %s', (text) => {
  const document = read(
    writeHtmlFile(
      printed([said(text), { kind: 'heading', level: 2, text }], {
        title: text,
        label: { ...SAMPLE_LABEL, text },
      }),
    ),
  );
  expect(document.querySelectorAll('script, img, iframe, link, object, a[href^="http"]')).toHaveLength(0);
  expect(document.querySelector('main p')?.textContent).toBe(text);
  expect(document.title).toBe(text);
});

test('nothing is run or loaded: the policy lets in the one sheet of style alone, and no element has its own', () => {
  const html = writeHtmlFile(tenPages());
  const document = read(html);
  const policy =
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  const [sheet, ...more] = document.querySelectorAll('style');
  const hash = createHash('sha256')
    .update(sheet?.textContent ?? '')
    .digest('base64');
  expect(policy).toBe(`default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`);
  expect(more).toEqual([]);
  expect(document.querySelectorAll('[style], [onerror], [onclick]')).toHaveLength(0);
});

test('the explicit label stands first and in the footer, the implicit one in the head', () => {
  const document = read(writeHtmlFile(tenPages()));
  expect(document.body.firstElementChild?.textContent).toBe(SAMPLE_LABEL.text);
  expect(document.querySelector('footer')?.textContent).toBe(SAMPLE_LABEL.text);
  expect(document.querySelector('meta[name="AIGC"]')?.getAttribute('content')).toBe(
    implicitJson(SAMPLE_LABEL),
  );
});

test('a clean copy keeps the implicit label alone; a person’s own words have none', () => {
  const clean = writeHtmlFile(printed([said('甲')], { label: { ...SAMPLE_LABEL, text: null } }));
  expect(clean).not.toContain('AI 生成');
  expect(clean).toContain('name="AIGC"');
  expect(writeHtmlFile(printed([said('甲')]))).not.toContain('AIGC');
});

test('colours and sizes become classes, and only colours do', () => {
  const html = writeHtmlFile(
    printed([
      {
        kind: 'paragraph',
        style: 'Body',
        text: [
          { text: '红', color: 'B3261E', size: 21 },
          { text: '假', color: 'red}body{display:none' },
        ],
      },
    ]),
  );
  expect(html).toContain('.c-B3261E{color:#B3261E}');
  expect(html).toContain('<span class="c-B3261E s-21">红</span>');
  expect(html).not.toContain('display:none');
});
