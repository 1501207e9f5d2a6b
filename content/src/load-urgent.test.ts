import { expect, test } from 'vitest';
import { loadDigests } from './load-digests.ts';
import { loadGuides } from './load-guides.ts';
import { loadUrgent } from './load-urgent.ts';

const { numbers, urgent } = await loadUrgent();
const textsOf = ({ title, lead, steps, close }: (typeof urgent)[number]) =>
  [title, lead, ...steps, close].flatMap((text) => (text ? [text.zh, text.en] : []));

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
