import { documentText } from '@mingfa/legal/drafting/document-text';
import { renderBlankForm } from '@mingfa/legal/drafting/render-template';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';
import { formsFolder, hasForms, readFormParagraphs } from './testing/read-form-paragraphs.ts';

const { templates, dictionary } = await loadTemplates();
const present = hasForms();
if (!present && process.env.CI) throw new Error(`the official forms are missing at ${formsFolder}`);
if (!present) console.warn(`skipped: no official forms at ${formsFolder}`);

/** Template, its form, and paragraphs of the form that ours has not: labels a page break repeats, and a head over nothing. */
const FORMS: readonly [string, string, readonly string[]][] = [
  ['home-sale-complaint-form', 'civil_003', []],
  ['sale-complaint-form', 'commercial_001', ['第三人', '法人非法人组织']],
  [
    'bank-loan-complaint-form',
    'commercial_003',
    ['第三人', '法人非法人组织', '是否了解先行调解解决纠纷的好处'],
  ],
  ['copyright-complaint-form', 'intellectual_property_001', ['第三人', '法人非法人组织', '附件']],
  ['penalty-complaint-form', 'administrative_001', []],
  ['divorce-complaint-form', 'civil_001', []],
  ['labour-complaint-form', 'civil_009', ['是否了解先行调解解决纠纷的好处']],
  ['enforcement-application-form', 'enforcement_001', []],
];

/** Words alone: boxes, blanks with their units, slashes between boxes, and ways of writing punctuation are how a form is drawn. */
const wordsOf = (text: string) => text.replace(/[^\p{Script=Han}\p{N}a-z%]/gu, '').replace(/年月日|元/g, '');

describe.skipIf(!present)('an official form', () => {
  test.each(FORMS)('%s has every paragraph of %s, in its order', async (id, form, apart) => {
    const template = templates.find((one) => one.id === id);
    if (!template) throw new Error(`no template ${id}`);
    const ours = wordsOf(documentText(renderBlankForm(template, dictionary, '2026-11-28')));
    const missing: string[] = [];
    let at = 0;
    for (const paragraph of await readFormParagraphs(form)) {
      const words = wordsOf(paragraph);
      const found = ours.indexOf(words, at);
      if (found === -1) missing.push(words);
      else at = found + words.length;
    }
    expect(missing).toEqual(apart);
  });
});
