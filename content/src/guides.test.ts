import { PROCEDURAL_PERIODS } from '@mingfa/legal/calculators/procedural-periods';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import { describe, expect, it } from 'vitest';
import { NO_POINT } from './earlier-rule.ts';
import { loadFields } from './fields.ts';
import { loadDigests } from './load-digests.ts';
import { loadGuides } from './load-guides.ts';
import { loadTemplates } from './load-templates.ts';
import { checkGuides } from './testing/check-guides.ts';
import { corpusFolder, findSourceLaw, hasCorpora } from './testing/digest-sources.ts';

const guides = await loadGuides();
const PERIODS = [
  ...PROCEDURAL_PERIODS.map(({ id }) => id),
  'appeal',
  'civil-limitation',
  'labour-arbitration-limitation',
];

describe('the topic guides', () => {
  it('belong to fields that exist', async () => {
    const fields = new Set((await loadFields()).map(({ id }) => id));
    expect(
      guides
        .filter(({ field, alsoFields = [] }) => [field, ...alsoFields].some((one) => !fields.has(one)))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('name calculators that exist, and take each deadline from one of their articles', () => {
    for (const guide of guides) {
      const places = guide.articles.map(({ place }) => place);
      const ofPoints = (guide.points ?? []).flatMap(({ deadlines = [] }) => deadlines);
      const own = ofPoints.filter((one) => typeof one !== 'string');
      for (const { source, calculator, period } of [...guide.deadlines, ...own]) {
        expect(places, guide.id).toContain(source);
        if (calculator) expect(findCalculator(calculator), `${guide.id}: ${calculator}`).toBeTruthy();
        if (period) expect(PERIODS, `${guide.id}: ${period}`).toContain(period);
      }
      const ofGuide = guide.deadlines.map(({ source }) => source);
      for (const one of ofPoints) if (typeof one === 'string') expect(ofGuide, guide.id).toContain(one);
      const calculators = (guide.points ?? []).flatMap((point) => point.calculators ?? []);
      for (const calculator of [...guide.calculators, ...calculators])
        expect(findCalculator(calculator), `${guide.id}: ${calculator}`).toBeTruthy();
    }
  });

  it('name templates that exist, each once', async () => {
    const templates = new Set((await loadTemplates()).templates.map(({ id }) => id));
    for (const { id, documents = [] } of guides) {
      expect(
        documents.filter((one) => !templates.has(one)),
        id,
      ).toEqual([]);
      expect(new Set(documents).size, id).toBe(documents.length);
    }
  });

  it('say each thing people write once, and in one guide only', () => {
    const said = guides.flatMap(({ saidAs }) => [...saidAs.zh, ...saidAs.en]);
    expect(said.filter((phrase, index) => said.indexOf(phrase) !== index)).toEqual([]);
  });

  it('answer each point once, by one of their articles', () => {
    for (const { id, articles, points = [] } of guides) {
      const places = articles.map(({ place }) => place);
      for (const point of points) expect(places, `${id}: ${point.id}`).toContain(point.source);
      const ids = points.map((point) => point.id);
      expect(new Set(ids).size, id).toBe(ids.length);
      const asked = points.flatMap(({ askedAs }) => [...askedAs.zh, ...askedAs.en]);
      expect(
        asked.filter((phrase, index) => asked.indexOf(phrase) !== index),
        id,
      ).toEqual([]);
    }
  });

  it('tell of an earlier time once each, of points they have, in an order of days, and name a transition by its article', () => {
    for (const { id, earlier = [], points = [] } of guides) {
      const known = [NO_POINT, ...points.map((point) => point.id)];
      expect(new Set(earlier.map((rule) => rule.id)).size, id).toBe(earlier.length);
      for (const { id: rule, asked = [], notAsked = [], before, from = '' } of earlier) {
        expect(known, `${id}: ${rule}`).toEqual(expect.arrayContaining([...asked, ...notAsked]));
        expect(from < before, `${id}: ${rule}`).toBe(true);
      }
    }
  });

  it.skipIf(!hasCorpora())('rest what they tell of an earlier time on articles of the corpora', async () => {
    const fullTitles = new Map((await loadDigests()).map((file) => [file.shortTitle, file.law]));
    const lost: string[] = [];
    for (const { id, earlier = [] } of guides)
      for (const { source, transition } of earlier)
        for (const place of [source, transition].filter((one) => typeof one === 'string')) {
          const [name = '', key = ''] = place.split(' ');
          const law = await findSourceLaw(fullTitles.get(name) ?? name);
          if (!law?.articles.has(key)) lost.push(`${id}: ${place}`);
        }
    expect(lost).toEqual([]);
  });

  it.skipIf(!hasCorpora() && !process.env.CI)('agree with their articles', { timeout: 60_000 }, async () => {
    expect(hasCorpora(), `CI needs the corpora at ${corpusFolder}`).toBe(true);
    const faulty = (await checkGuides()).filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ id, faults }) => `${id}: ${faults.join('; ')}`)).toEqual([]);
  });
});
