import * as drafts from '@mingfa/contract/draft';
import type { FactChange } from '@mingfa/contract/draft-fact';
import * as contract from '@mingfa/contract/draft-suggestion';
import * as matters from '@mingfa/contract/matter';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MODEL_SCRIPTS, type Script, type ScriptStep } from '../../../testing/model-scripts.ts';
import { textOf } from '../../../testing/read-events.ts';
import { openSuggestionApp, type SuggestionApp, WINDMILL_DUTY } from '../../../testing/suggestion-app.ts';

let app: SuggestionApp;
beforeAll(async () => {
  app = await openSuggestionApp();
});
afterEach(() => app.forgetModel());
afterAll(() => app.close());

const PART = 'facts_and_grounds';
const set = (path: string, value: string | number): FactChange => ({ act: 'set', path, value });
const LOAN = [
  set('cause', '民间借贷纠纷'),
  set('claimants/c1/name', '周明远'),
  set('defendants/d1/name', '郑建平'),
  set('loan_principal', 120_000),
  set('loan_on', '2024-03-01'),
];
const says = (text: string): Script =>
  function* () {
    yield { do: 'text', text };
    yield { do: 'finish' };
  };
const call: SuggestionApp['server']['call'] = (endpoint, request) =>
  app.server.call(endpoint, { token: app.me.token, ...request });
const readDraft = async (draftId: string) => (await call(drafts.getDraft, { params: { draftId } })).body;
const save = (draftId: string, seenRevision: number, text: string) =>
  call(drafts.saveDraft, {
    params: { draftId },
    body: { seenRevision, seenFactsRevision: 1, parts: { [PART]: { text, by: 'person' } } },
  });

test('a part is written in a stream as a suggestion, with the facts and the law, and the draft stays as it is', async () => {
  const { draftId, matterId } = await app.draft([...LOAN, set('story', '风车的所有人没有检查叶片。')]);
  const from = { kind: 'text', text: '被告郑建平手机13800000001。' };
  await call(matters.readIntoFacts, { params: { matterId }, body: { from } });
  const told = '2024年3月1日，被告郑建平向原告周明远借款120000元，至今未还。';
  await app.useModel(says(told));
  const before = await readDraft(draftId);
  const { status, events } = await app.suggest(draftId, { wish: '写得简短' });
  expect([status, textOf(events), events.at(-1)?.chunk.type]).toEqual([200, told, 'finish']);
  expect(await readDraft(draftId)).toEqual(before);
  const held = await app.newest(draftId);
  expect(held).toMatchObject({
    ...{ act: 'write', part: PART, text: told, decision: 'open', failure: null, wish: '写得简短' },
    run: { state: 'finished', model: '起草模型' },
    checked: { problems: [], unsourced: [], citations: [] },
  });
  const [asked] = app.upstream.requests;
  const prompt = JSON.stringify(asked?.messages);
  expect(prompt).toContain('原告（申请人）的姓名或者名称：周明远（已确认；本人填写）');
  expect(prompt).toMatch(/被告[^：]*电话：13800000001（未确认；案情陈述）/);
  expect(prompt).toContain('被告向原告借款120000元');
  expect(prompt).toContain('写得简短');
  expect(prompt).toContain('《民间借贷司法解释》第二条\\n出借人起诉应当提供债权凭证。');
  expect(held.before).toContain('风车的所有人没有检查叶片。');
});

test('what neither facts nor person told is named, and a sum or a name of the facts is not', async () => {
  const { draftId } = await app.draft(LOAN);
  await app.useModel(
    says(
      '2024年3月1日，郑建平向周明远借款12万元。证人王建国在场，双方约定违约金88888元，郑建平于2024年9月9日还款。',
    ),
  );
  await app.suggest(draftId);
  const { checked } = await app.newest(draftId);
  expect(checked?.unsourced.map(({ kind, text }) => [kind, text])).toEqual([
    ['name', '王建国'],
    ['amount', '88888元'],
    ['date', '2024年9月9日'],
  ]);
});

test('what stood in words that were to be put shorter and is gone is named, and nothing is of a part written anew', async () => {
  const told = [...LOAN, set('story', '原告于2026年5月6日催要，被告拒绝支付150000元。')];
  const { draftId } = await app.draft(told);
  await app.useModel(says('原告于2026年5月6日催要，被告拒付。'));
  await app.suggest(draftId, { act: 'shorten' });
  const { checked } = await app.newest(draftId);
  const lost = checked?.lost.map(({ kind, text }) => [kind, text]);
  expect(lost).toContainEqual(['amount', '150000元']);
  expect(lost).not.toContainEqual(['date', '2026年5月6日']);
  // Of another draft: the clock of the tests stands still, so that no suggestion of one is newer than another.
  const { draftId: another } = await app.draft(told);
  await app.useModel(says('被告拒付。'));
  await app.suggest(another, { act: 'write' });
  expect((await app.newest(another)).checked?.lost).toEqual([]);
});

describe('citations that are wrong', () => {
  const REPEALED = '依照《中华人民共和国合同法》第二百零六条，被告应当还款。';
  const INVENTED = '参见《摇篮曲管理条例》第三条。';

  test('keep a suggestion from being taken over until each of them is named, or mended', async () => {
    const { draftId, revision } = await app.draft(LOAN);
    await app.useModel(says(`${REPEALED}${INVENTED}《风车法》第一条规定：“${WINDMILL_DUTY}”`));
    await app.suggest(draftId);
    const held = await app.newest(draftId);
    const problems = held.checked?.problems ?? [];
    expect(problems.map(({ state }) => state)).toEqual(['repealed', 'not_in_library']);
    expect(held.checked?.citations.at(-1)?.state).toBe('verified');

    const refused = await app.accept(held, { seenRevision: revision });
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'suggestion_problems']);
    expect(refused.error.details).toHaveLength(2);
    const half = await app.accept(held, { seenRevision: revision, accepted: problems.slice(0, 1) });
    expect(half.error.details?.map(({ message }) => message)).toEqual([
      expect.stringContaining('摇篮曲管理条例'),
    ]);
    // The one is mended, and what was accepted of another place counts for nothing.
    const mended = `被告应当还款。${INVENTED}`;
    const moved = await app.accept(held, { seenRevision: revision, text: mended, accepted: problems });
    expect(moved.error.errorCode).toBe('suggestion_problems');
    const { body: again } = await call(contract.checkSuggestion, {
      params: { draftId, suggestionId: held.suggestionId },
      body: { text: mended },
    });
    expect(again.problems.map(({ state }) => state)).toEqual(['not_in_library']);
    expect((await readDraft(draftId)).parts).toEqual({});
    const accepted = await app.accept(held, {
      seenRevision: revision,
      text: mended,
      accepted: again.problems,
    });
    expect(accepted.status).toBe(200);
    expect(accepted.body.draft.parts[PART]).toEqual({ text: mended, by: 'model', model: '起草模型' });
    expect(accepted.body.suggestion).toMatchObject({ decision: 'accepted', text: mended });
  });

  test('are not counted where the number of one’s own case is told', async () => {
    const own = '（2023）京0105民初123号';
    const { draftId, revision } = await app.draft([...LOAN, set('story', `此前法院作出${own}民事判决。`)]);
    await app.useModel(says(`此前已有${own}民事判决。另参见（2022）京0105民初9876号。`));
    await app.suggest(draftId);
    const held = await app.newest(draftId);
    expect(held.checked?.problems.map(({ raw }) => raw)).toEqual(['（2022）京0105民初9876号']);
    expect((await app.accept(held, { seenRevision: revision })).status).toBe(409);
  });
});

describe('taking over', () => {
  test('happens once, writes the part as the model’s, and is refused where the draft was saved since', async () => {
    const { draftId, revision } = await app.draft(LOAN);
    await app.useModel(says('被告至今未还款。'));
    await app.suggest(draftId);
    const held = await app.newest(draftId);
    const { body: typed } = await save(draftId, revision, '我自己写的事实。');
    const stale = await app.accept(held, { seenRevision: revision });
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'draft_changed']);
    expect((await app.newest(draftId)).decision).toBe('open');

    const both = await Promise.all([1, 2].map(() => app.accept(held, { seenRevision: typed.revision })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.errorCode).toMatch(
      /suggestion_decided|draft_changed/,
    );
    const after = await readDraft(draftId);
    expect(after.revision).toBe(typed.revision + 1);
    expect(after.parts[PART]).toMatchObject({ text: '被告至今未还款。', by: 'model' });
    const exported = await call(drafts.exportDraft, { params: { draftId }, body: { format: 'md' } });
    expect(exported.text).toContain('起草模型');
  });

  test('puts chosen words in their place, and nowhere else where they are gone', async () => {
    const { draftId, revision } = await app.draft(LOAN);
    const own = '被告借了钱。他一直不还。我很生气。';
    const { body: typed } = await save(draftId, revision, own);
    await app.useModel(says('被告经多次催要仍未还款。'));
    const asked = await app.suggest(draftId, {
      act: 'formal',
      selection: { text: '他一直不还。', start: 6 },
    });
    expect(asked.status).toBe(200);
    const held = await app.newest(draftId);
    expect(held.before).toBe('他一直不还。');
    const { body: other } = await save(draftId, typed.revision, '全部重写。');
    const gone = await app.accept(held, { seenRevision: other.revision });
    expect(gone.error.errorCode).toBe('selection_gone');
    const { body: back } = await save(draftId, other.revision, own);
    const done = await app.accept(held, { seenRevision: back.revision });
    expect(done.body.draft.parts[PART]?.text).toBe('被告借了钱。被告经多次催要仍未还款。我很生气。');
    expect((await app.suggest(draftId, { act: 'shorten', selection: { text: '没有的话' } })).status).toBe(
      409,
    );
  });

  test('leaves the model’s label on a part that a person edits, until all of its words are theirs', async () => {
    const { draftId, revision } = await app.draft(LOAN);
    await app.useModel(says('被告经原告多次催要，至今没有归还借款本金。'));
    await app.suggest(draftId);
    const taken = await app.accept(await app.newest(draftId), { seenRevision: revision });
    const edited = await save(
      draftId,
      taken.body.draft.revision,
      '被告经原告多次催要，至今没有归还借款本金十二万元。',
    );
    expect(edited.body.parts[PART]).toMatchObject({ by: 'model', model: '起草模型' });
    const own = await save(draftId, edited.body.revision, '他说好年底还钱，后来再也不接电话。');
    expect(own.body.parts[PART]).toEqual({ text: '他说好年底还钱，后来再也不接电话。', by: 'person' });
  });

  test('of words of a document that is edited freely is the editor’s to put in', async () => {
    const { draftId, revision } = await app.draft(LOAN);
    await app.useModel(says('请依法判决。'));
    await app.suggest(draftId, { act: 'rephrase', part: undefined, selection: { text: '请判。' } });
    const before = await readDraft(draftId);
    const done = await app.accept(await app.newest(draftId), { seenRevision: revision });
    expect(done.body.words).toEqual({ text: '请依法判决。', model: '起草模型' });
    expect((await readDraft(draftId)).parts).toEqual(before.parts);
    const span = { text: '请依法判决。', origin: { kind: 'model', part: 'body' } };
    const body = [{ kind: 'paragraph', style: 'body', spans: [span] }];
    await call(drafts.saveDraft, {
      params: { draftId },
      body: { seenRevision: revision, seenFactsRevision: 1, body },
    });
    const exported = await call(drafts.exportDraft, { params: { draftId }, body: { format: 'md' } });
    expect(exported.text).toContain('模型：起草模型');
  });
});

test('without a model it is said that none is configured, and what rules compose stays', async () => {
  const { draftId } = await app.draft(LOAN);
  const before = await readDraft(draftId);
  const answer = await call(contract.startSuggestion, {
    params: { draftId },
    body: { act: 'write', part: PART },
  });
  expect([answer.status, answer.error.errorCode]).toEqual([409, 'model_not_configured']);
  expect(await readDraft(draftId)).toEqual(before);
});

test('stopped in the middle, its text stays, can be checked and taken over', async () => {
  const { draftId, revision } = await app.draft(LOAN);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await app.useModel(async function* (): AsyncGenerator<ScriptStep> {
    yield { do: 'text', text: '被告郑建平至今未还。' };
    begun.resolve();
    await goOn.promise;
    yield { do: 'finish' };
  });
  const streamed = app.suggest(draftId);
  await begun.promise;
  let held = await app.newest(draftId);
  while (held.text === '') held = await app.newest(draftId);
  expect(held).toMatchObject({ text: '被告郑建平至今未还。', run: { state: 'running' }, checked: null });
  expect((await app.accept(held, { seenRevision: revision })).error.errorCode).toBe('run_in_progress');
  expect((await app.suggest(draftId)).status).toBe(409);
  const params = { draftId, suggestionId: held.suggestionId };
  const stopped = await call(contract.cancelSuggestion, { params });
  goOn.resolve();
  expect(stopped.body).toMatchObject({
    text: '被告郑建平至今未还。',
    run: { state: 'cancelled' },
    checked: null,
  });
  expect((await streamed).events.at(-1)?.chunk.type).toBe('abort');
  expect((await call(contract.checkSuggestion, { params, body: {} })).body.problems).toEqual([]);
  expect((await app.accept(stopped.body, { seenRevision: revision })).status).toBe(200);
});

describe('a model that fails', () => {
  const failing = {
    'scripted-500': 'model_unavailable',
    'scripted-401': 'model_unauthorized',
    'scripted-429': 'model_rate_limited',
    'scripted-empty': 'model_malformed',
    'scripted-tool-call': 'model_malformed',
    'scripted-malformed': 'model_malformed',
    'scripted-silent': 'model_timeout',
    'scripted-cut-off': 'model_cut_off',
  };
  test.each(Object.entries(failing))('%s ends with a word, and may be asked again', async (name, code) => {
    const { draftId } = await app.draft(LOAN);
    await app.useModel(MODEL_SCRIPTS[name] as Script);
    const { events } = await app.suggest(draftId);
    expect(events.at(-1)?.chunk.type).toBe('error');
    const held = await app.newest(draftId);
    expect(held).toMatchObject({ run: { state: 'failed' }, failure: { errorCode: code } });
    expect(held.failure?.errorMessage).not.toBe('');
    // What was written before it broke off was checked.
    expect(held.checked !== null).toBe(held.text !== '');
    await app.useModel(says('被告至今未还。'));
    expect(textOf((await app.suggest(draftId)).events)).toBe('被告至今未还。');
  });
});

test('marks of Markdown and fences are told without, and the kept text is the one that was checked', async () => {
  const { draftId } = await app.draft(LOAN);
  await app.useModel(says('```\n## 事实\n\n**被告**郑建平至今未还。\n```'));
  const { events } = await app.suggest(draftId);
  expect(events.some(({ chunk }) => chunk.type === 'reset-step')).toBe(true);
  expect((await app.newest(draftId)).text).toBe('事实\n被告郑建平至今未还。');
});

test('put aside, it and the older ones for the same part are asked about no more; another person finds none', async () => {
  const { draftId, revision } = await app.draft(LOAN);
  await app.useModel(says('被告至今未还。'));
  await app.suggest(draftId);
  await app.suggest(draftId);
  const held = await app.newest(draftId);
  const params = { draftId, suggestionId: held.suggestionId };
  const stranger = await app.server.person();
  expect((await app.server.call(contract.getSuggestion, { token: stranger.token, params })).status).toBe(404);
  expect((await call(contract.dismissSuggestion, { params })).body.decision).toBe('dismissed');
  const open = await call(contract.listSuggestions, { params: { draftId }, query: { decision: 'open' } });
  expect(open.body.total).toBe(0);
  expect((await app.accept(held, { seenRevision: revision })).error.errorCode).toBe('suggestion_decided');
});
