// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import words from '../../../../locales/zh-CN/draft.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { aDraft } from '../../testing/a-draft.ts';
import { GuidedPane } from './guided-pane.tsx';

beforeAll(() => startWords({ draft: words }));
afterEach(cleanup);

const asked = (fact: string, kind: string, label: string) => ({
  ...{ fact, isRequired: true, fields: [] },
  definition: { id: fact, kind, label: { zh: label, en: label } },
});

it('begins with the cursor in the first question, and puts it into each that follows', async () => {
  const preview = aDraft({
    form: ['court', 'signed_on'].map((fact) => ({ fact, isShown: true, isRequired: true })) as never,
  });
  const facts = [asked('court', 'text', '法院'), asked('signed_on', 'date', '签订日期')];
  const template = { steps: [{ id: 'one', title: { zh: '一', en: 'One' }, facts }], parts: [] };
  const draft = { base: preview, sheet: preview.sheet, write: {}, parts: {} };
  const desk = { template, draft, preview, goTo: () => {} } as unknown as DraftDesk;
  render(<GuidedPane desk={desk} onLeave={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /法院/ }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /签订日期/ }));
  // The mark of what has to be filled in looks as it does everywhere.
  expect(screen.getByText('*').title).toBe(words.field.required);
});
