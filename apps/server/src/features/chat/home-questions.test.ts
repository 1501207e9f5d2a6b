import { loadDigests } from '@mingfa/content/load-digests';
import { loadHome } from '@mingfa/content/load-home';
import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLawByName, readLibrary } from '../../engine/library/index.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { seedStarterLibrary } from '../law/index.ts';

const { questions } = await loadHome();
let app: TestApp;
let me: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  await seedStarterLibrary(app.context, await loadDigests());
  me = await app.person();
}, 300_000);
afterAll(() => app.close());

/** What the last day rests on stands before the reasons. */
const LAST_DAY =
  /## (?:最晚日期|Last day)\n[\s\S]*?(?=\n## |$)|(?:最晚日期：|Last day: ?)\n\n- [\s\S]*?(?=\n\n|$)/;

/** The first article that an answer gives as a reason, where it stands in the library. */
async function firstCited(question: string, language: string): Promise<string> {
  const answer = await app.call(contract.streamAnswer, {
    token: me.token,
    headers: { 'accept-language': language },
    body: { question },
  });
  const events = parseEvents(answer.text);
  const check = dataIn(events, 'citation-check').at(-1);
  const lastDay = LAST_DAY.exec(textOf(events));
  const isOfLastDay = (start: number) =>
    lastDay !== null && start > lastDay.index && start < lastDay.index + lastDay[0].length;
  const first = check?.citations.find(({ location, start }) => location !== null && !isOfLastDay(start));
  return `${first?.location?.lawId} ${first?.location?.articleKey} (${first?.label})`;
}

test.each(
  questions.flatMap(({ question, answeredBy }) =>
    (['zh-CN', 'en'] as const).map((language) => [question[language], language, answeredBy] as const),
  ),
)(
  'the first reason given to %s (%s) is the article that decides it',
  async (question, language, answeredBy) => {
    const library = await readLibrary(app.context);
    const wanted = answeredBy.map((place) => {
      const [name = '', key = ''] = place.split(' ');
      const law = findLawByName(library, name);
      if (!law) throw new Error(`${place}: no such law`);
      return `${law.id} ${key}`;
    });
    const cited = await firstCited(question, language);
    expect(
      wanted.some((place) => cited.startsWith(`${place} `)),
      cited,
    ).toBe(true);
  },
);
