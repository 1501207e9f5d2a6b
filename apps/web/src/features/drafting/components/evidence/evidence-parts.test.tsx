// @vitest-environment jsdom
import type { EvidenceBundle, EvidenceFile, MatterEvidence } from '@mingfa/contract/matter-evidence';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../../components/confirm-action.tsx';
import { queryClient } from '../../../../lib/query.ts';
import { useToasts } from '../../../../lib/toast.ts';
import drafting from '../../../../locales/zh-CN/drafting.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { useEvidence } from '../../hooks/use-evidence.ts';
import { BundlePanel } from './bundle-panel.tsx';
import { EvidenceList } from './evidence-list.tsx';

const both = (zh: string) => ({ zh, en: zh });
const field = (id: string, kind = 'text') => ({ id, kind, label: both(id) });
const DICTIONARY = {
  facts: [{ id: 'evidence', kind: 'list', label: both('证据'), record: 'evidence_item' }],
  records: [
    {
      id: 'evidence_item',
      label: both('证据'),
      fields: [
        field('name'),
        field('source'),
        field('proves', 'long_text'),
        field('group'),
        field('dated_on', 'date'),
        {
          ...field('form', 'choice'),
          options: [{ value: 'copy', label: both('复印件'), written: '复印件' }],
        },
      ],
    },
  ],
};
const file = (name: string, more: Partial<EvidenceFile> = {}): EvidenceFile => ({
  ...{ fileId: `evd_${name}000000`, documentId: 'doc_1234567890', name, bytes: 2048, isOwn: true },
  ...{ state: 'counted', pages: 2, form: 'as_it_is', errorMessage: null },
  ...more,
});
const bundleOf = (more: Partial<EvidenceBundle>): EvidenceBundle => ({
  ...{ bundleId: 'evd_1234567890', state: 'finished', done: 2, total: 2, pages: 4, bytes: 4096 },
  ...{ problems: [], isOutdated: false, errorMessage: null, createdAt: '2026-11-29T00:00:00.000Z' },
  expiresAt: '2026-12-06T00:00:00.000Z',
  former: null,
  ...more,
});

let now: MatterEvidence;
let names: Record<string, string>;
let refusals: (() => Response)[];
let requests: SeenRequest[];
const sheet = () => ({
  rows: { evidence: now.items.map(({ row }) => row) },
  entries: Object.fromEntries(
    Object.entries(names).map(([path, value]) => [
      path,
      { chosen: { value, source: { kind: 'typed' } }, confirmed: true, others: [] },
    ]),
  ),
});
const facts = () => ({
  ...{ factsRevision: now.factsRevision, sheet: sheet(), contradicted: [], problems: [], touchedDrafts: [] },
});
const changes = () =>
  requests
    .filter(({ url }) => url.pathname.endsWith('/facts/change'))
    .map(({ body }) => JSON.parse(body).changes);

beforeAll(() => startWords({ drafting }));
beforeEach(() => {
  setQuietEnvironment();
  useToasts.setState({ messages: [] });
  refusals = [];
  const item = (row: string, number: number, from: number) => ({
    ...{ row, number, files: [file(`${row}.pdf`)], pages: 2, from, to: from + 1 },
  });
  now = {
    ...{ factsRevision: 3, items: [item('r1', 1, 1), item('r2', 2, 3)], unplaced: [], files: 2, pages: 4 },
    ...{ bytes: 4096, bundle: null },
  };
  names = { 'evidence/r1/name': '借条', 'evidence/r2/name': '回单' };
  requests = answerRequests(({ url, body }) => {
    if (url.pathname.endsWith('/dictionary')) return jsonResponse(DICTIONARY);
    if (url.pathname.endsWith('/facts')) return jsonResponse({ ...facts(), definitions: {} });
    if (/\/(evidence\/detail|recount)$/.test(url.pathname)) return jsonResponse(now);
    const refusal = refusals.shift();
    if (refusal) return refusal();
    if (url.pathname.endsWith('/facts/change')) {
      for (const change of JSON.parse(body).changes) {
        if (change.act === 'set') names[change.path] = change.value;
        if (change.act === 'order_rows')
          now.items = change.rows.map((row: string, at: number) => ({
            ...now.items.find((one) => one.row === row),
            number: at + 1,
          }));
      }
      now.factsRevision += 1;
      return jsonResponse(facts());
    }
    if (url.pathname.endsWith('/bundle/create')) {
      now.bundle = bundleOf({ state: 'working', done: 1, pages: null, bytes: null, expiresAt: null });
      return jsonResponse(now.bundle);
    }
    if (url.pathname.endsWith('/bundle/cancel')) {
      now.bundle = bundleOf({ state: 'cancelled', pages: null, bytes: null });
      return jsonResponse({ done: true });
    }
    return jsonResponse({ items: [], total: 0, page: 1, pageSize: 100 });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Opened() {
  const { facts: held, evidence: found, dictionary, ...rest } = useEvidence('mat_1234567890');
  if (!held.data || !found.data || !dictionary.data) return null;
  const desk = { ...rest, sheet: held.data.sheet, now: found.data };
  return (
    <>
      <EvidenceList desk={desk} />
      <BundlePanel desk={desk} />
    </>
  );
}
function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Opened />
        <ConfirmHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const refused = (status: number, errorCode: string) => () =>
  jsonResponse({ errorMessage: '连不上', errorCode, requestId: 'req_1', details: [] }, status);

it('moves a piece with the arrow keys, keeps the focus on it, and says where it went', async () => {
  const user = open();
  const handle = await screen.findByRole('button', { name: /移动证据2（回单）/ });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('证据“回单”移到第 1 位')).toBeTruthy();
  expect(changes()).toEqual([[{ act: 'order_rows', path: 'evidence', rows: ['r2', 'r1'] }]]);
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/移动证据1（回单）/),
  );
});

it('applies every press at once, and saves them one after the other', async () => {
  const third = { ...now.items[1], row: 'r3', number: 3 } as (typeof now.items)[number];
  now.items.push(third);
  names['evidence/r3/name'] = '收条';
  open();
  (await screen.findByRole('button', { name: /^移动证据1/ })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}');
  const handles = () =>
    screen.getAllByRole('button', { name: /^移动证据/ }).map(({ dataset }) => dataset.handle);
  expect(handles()).toEqual(['r2', 'r3', 'r1']);
  expect(document.activeElement).toHaveProperty('dataset.handle', 'r1');
  await vi.waitFor(() =>
    expect(changes().map(([change]) => change.rows)).toEqual([
      ['r2', 'r1', 'r3'],
      ['r2', 'r3', 'r1'],
    ]),
  );
  await vi.waitFor(() => expect(now.items.map(({ row }) => row)).toEqual(['r2', 'r3', 'r1']));
  expect(handles()).toEqual(['r2', 'r3', 'r1']);
});

it('keeps what was typed where it could not be saved, and saves it by one press', async () => {
  const user = open();
  refusals = [refused(503, 'store_unavailable')];
  const [proves] = await screen.findAllByLabelText('证明什么');
  await user.type(proves as HTMLElement, '借款关系');
  await user.tab();
  const alert = await screen.findByRole('alert');
  expect((proves as HTMLTextAreaElement).value).toBe('借款关系');
  await user.click(within(alert).getByRole('button', { name: '重新保存' }));
  await vi.waitFor(() => expect(names['evidence/r1/proves']).toBe('借款关系'));
});

it('puts a piece that is given a group beside the others of it', async () => {
  names['evidence/r1/group'] = '第一组';
  now.items.push({ ...(now.items[1] as MatterEvidence['items'][number]), row: 'r3', number: 3 });
  const user = open();
  const groups = await screen.findAllByLabelText('分组');
  await user.type(groups[2] as HTMLElement, '第一组{Enter}');
  await vi.waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toEqual([
    { act: 'set', path: 'evidence/r3/group', value: '第一组' },
    { act: 'order_rows', path: 'evidence', rows: ['r1', 'r3', 'r2'] },
  ]);
});

it('tells of each file what is wrong with it, and asks for it again', async () => {
  const first = now.items[0] as MatterEvidence['items'][number];
  first.files = [
    file('锁住.pdf', { state: 'failed', pages: null, form: null, errorMessage: '文件有密码保护' }),
  ];
  const user = open();
  expect(await screen.findByText('文件有密码保护')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '重新数“锁住.pdf”的页' }));
  expect(requests.some(({ url }) => url.pathname.endsWith('/recount'))).toBe(true);
});

it('makes a bundle, shows how far it is, and stops it', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: '合并证据' }));
  expect(await screen.findByText('正在准备文件 1/2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /取\s*消/ }));
  expect(await screen.findByText('已取消。')).toBeTruthy();
});

it('says what a bundle lacks and that it is old, and offers a failed one again', async () => {
  now.bundle = bundleOf({
    isOutdated: true,
    problems: [{ number: 2, fileName: '坏.pdf', errorMessage: '文件已损坏' }],
  });
  open();
  expect(await screen.findByText(/证据2“坏.pdf”：文件已损坏/)).toBeTruthy();
  expect(screen.getByText(/又有改动/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /重新合并/ })).toBeTruthy();
  cleanup();
  queryClient.clear();
  now.bundle = bundleOf({ state: 'failed', errorMessage: '内容太多' });
  open();
  expect(await screen.findByText('没有合并成：内容太多')).toBeTruthy();
  expect(screen.getByRole('button', { name: /重\s*试/ })).toBeTruthy();
});

it('says that there is too much before anything is sent', async () => {
  now.pages = 1001;
  open();
  expect(await screen.findByText(/超过 1000 页/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '合并证据' }).disabled).toBe(true);
});
