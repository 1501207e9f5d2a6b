// @vitest-environment node
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderBlankForm, renderTemplate } from '@mingfa/legal/drafting/render-template';
import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { describe, expect, it } from 'vitest';
import { loadTemplates } from '../../../../../../../content/src/load-templates.ts';
import { joinedBody } from '../../testing/joined-body.ts';
import { bodyOfDoc } from './body-of-doc.ts';
import { contentOf, EDITOR_EXTENSIONS } from './editor-extensions.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-28';
const ODD = '𠮷<b onclick=x>{{a}}</b>\n\n“引”　\u{1F600}　末';

const schema = getSchema(EDITOR_EXTENSIONS);

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const render = (facts: typeof template.example) =>
    renderTemplate(template, dictionary, { sheet: sheetOf(facts), today: TODAY });
  const odd = Object.fromEntries(
    Object.entries(template.example).map(([path, held]) => [path, typeof held === 'string' ? ODD : held]),
  );
  it.each([
    ['blank', () => renderBlankForm(template, dictionary, TODAY)],
    ['without facts', () => render({})],
    ['filled', () => render(template.example)],
    ['full of odd input', () => render(odd)],
  ])('comes out of the editor %s as it went in', (_name, make) => {
    const body = make().blocks as DocumentBody;
    const doc = schema.nodeFromJSON(contentOf(body));
    expect(bodyOfDoc(doc)).toEqual(joinedBody(body));
    // The tables' own commands find nothing to mend.
    expect(fixTables(EditorState.create({ doc }))).toBeUndefined();
  });
});
