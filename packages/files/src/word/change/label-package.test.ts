import { expect, test } from 'vitest';
import { AUTHOR, aChange } from './testing/check-writing.ts';
import { mainPart, partsOf, readPart, wordPackage } from './testing/word-package.ts';
import { writeDocxChanges } from './write-docx-changes.ts';

const BODY = '<w:p><w:r><w:t>租金五千元。</w:t></w:r></w:p>';
const CHANGE = aChange({ id: 'a', action: 'comment', paragraph: 0, comment: '偏高', quote: '' });
const JSON_TEXT = '{"Label":"1","ContentProducer":"甲 & 乙","ProduceID":"rev_1"}';
const CUSTOM = 'docProps/custom.xml';
const properties = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><op:Properties xmlns:op="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${inner}</op:Properties>`;
const property = (name: string, value: string) =>
  `<op:property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="4" name="${name}"><vt:lpwstr>${value}</vt:lpwstr></op:property>`;
const labelled = async (original: Uint8Array, implicitLabel?: string) =>
  (await writeDocxChanges(original, [CHANGE], { ...AUTHOR, implicitLabel })).content;
const labelsIn = (xml: string) => [...xml.matchAll(/name="AIGC"/g)].length;

test('the label of a contract with a model’s comments stands in its custom properties, linked and declared', async () => {
  const written = await labelled(await wordPackage({ document: mainPart(BODY) }), JSON_TEXT);
  const xml = await readPart(written, CUSTOM);
  expect(labelsIn(xml)).toBe(1);
  expect(xml).toContain('{&quot;Label&quot;:&quot;1&quot;');
  expect(xml).toContain('甲 &amp; 乙');
  expect(await readPart(written, '_rels/.rels')).toContain(`Target="${CUSTOM}"`);
  expect(await readPart(written, '[Content_Types].xml')).toContain(`PartName="/${CUSTOM}"`);
});

test('other properties stay, and the label gets a number of its own', async () => {
  const original = await wordPackage({
    document: mainPart(BODY),
    parts: { [CUSTOM]: properties(property('项目', '甲')) },
  });
  const xml = await readPart(await labelled(original, JSON_TEXT), CUSTOM);
  expect(xml).toContain(property('项目', '甲'));
  expect(xml).toMatch(/<op:property [^>]*pid="5" name="AIGC">/);
});

test('a label that another provider put there stays as it is, and stays the only one', async () => {
  const theirs = properties(property('AIGC', '{&quot;Label&quot;:&quot;1&quot;}'));
  const original = await wordPackage({ document: mainPart(BODY), parts: { [CUSTOM]: theirs } });
  expect(await readPart(await labelled(original, JSON_TEXT), CUSTOM)).toBe(theirs);
});

test('without suggestions of a model there is no such part', async () => {
  const written = await labelled(await wordPackage({ document: mainPart(BODY) }));
  expect([...(await partsOf(written)).keys()]).not.toContain(CUSTOM);
});
