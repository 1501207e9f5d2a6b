import { PAYMENT_STAGES, URGENT_PERSONS } from '@mingfa/legal/questions/urgent-circumstances';
import { expect, test } from 'vitest';
import { loadDigests } from './load-digests.ts';
import { loadGuides } from './load-guides.ts';
import { loadUrgent } from './load-urgent.ts';

const { numbers, urgent } = await loadUrgent();
const textsOf = ({ title, titleOfChild, lead, causes, steps, close }: (typeof urgent)[number]) =>
  [title, titleOfChild, lead, ...causes, ...steps, close].flatMap((text) => (text ? [text.zh, text.en] : []));

test('every kind of emergency is told once', () => {
  expect(new Set(urgent.map(({ kind }) => kind)).size).toBe(22);
  expect(urgent).toHaveLength(22);
});

test('every telephone number is one whose source is named, the same in both languages', () => {
  const known = new Set(numbers.map(({ number }) => number));
  const numbersIn = (text: string) => text.match(/\d{3,}/g) ?? [];
  for (const words of urgent) {
    expect(
      textsOf(words)
        .flatMap(numbersIn)
        .filter((number) => !known.has(number)),
    ).toEqual([]);
    for (const { zh, en } of words.steps) expect(numbersIn(zh)).toEqual(numbersIn(en));
  }
});

test('what the steps rest on is held: an article with a digest, or a guide', async () => {
  const places = (await loadDigests()).flatMap(({ shortTitle, digests }) =>
    digests.map(({ article }) => `${shortTitle} ${article}`),
  );
  const held = new Set([...places, ...(await loadGuides()).map(({ id }) => id)]);
  for (const { kind, sources } of urgent)
    expect(
      sources.filter((source) => !held.has(source)),
      kind,
    ).toEqual([]);
});

test('every guide to a danger has the steps of one kind, and no other guide is named', async () => {
  const dangerous = (await loadGuides()).filter(({ pressing }) => pressing === 'danger').map(({ id }) => id);
  expect(urgent.flatMap(({ guides }) => guides).sort()).toEqual(dangerous.sort());
});

test('somebody who may hurt themselves reads no law', () => {
  const said = urgent
    .filter(({ kind }) => kind.startsWith('self_harm'))
    .flatMap(textsOf)
    .join('\n');
  expect(said).toContain('12356');
  expect(said).not.toMatch(/第.{1,6}条|《|起诉|赔偿|court/);
});

test('whoever is in danger, at whatever stage, reads two to four steps', () => {
  for (const { kind, steps } of urgent)
    for (const person of URGENT_PERSONS)
      for (const stage of PAYMENT_STAGES) {
        const read = steps.filter(
          (step) => (step.for?.includes(person) ?? true) && (step.stages?.includes(stage) ?? true),
        );
        expect(read.length, `${kind} ${person} ${stage}`).toBeGreaterThanOrEqual(2);
        expect(read.length, `${kind} ${person} ${stage}`).toBeLessThanOrEqual(4);
      }
});

test('the guides that may follow below a danger are held, and those that bring its steps are among them', async () => {
  const held = new Set((await loadGuides()).map(({ id }) => id));
  for (const { kind, guides, below } of urgent) {
    expect(
      below.filter((id) => !held.has(id)),
      kind,
    ).toEqual([]);
    expect(
      guides.filter((id) => !below.includes(id)),
      kind,
    ).toEqual([]);
  }
});

test('nothing of law follows for somebody who may hurt themselves, whatever drives them to it', () => {
  for (const { below, causes } of urgent.filter(({ kind }) => kind.startsWith('self_harm'))) {
    expect(below).toEqual([]);
    expect(new Set(causes.map(({ cause }) => cause)).size).toBe(5);
    expect(causes.map(({ zh }) => zh).join('')).not.toMatch(/法律|法院|起诉|仲裁|合同|赔偿/);
  }
});
