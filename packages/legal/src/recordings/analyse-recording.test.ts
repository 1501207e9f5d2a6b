import { expect, test } from 'vitest';
import { analyseRecording } from './analyse-recording.ts';
import { SHOP_TALK, talk, WAGES_TALK } from './testing/talk.ts';

const analysis = analyseRecording(SHOP_TALK);

test('every finding cites segments of the transcript, and a time within them', () => {
  const places = [
    ...analysis.summary,
    ...analysis.chapters,
    ...analysis.facts,
    ...analysis.statements,
    ...analysis.differences.flatMap(({ one, other }) => [one, other]),
    ...analysis.toDos,
    ...analysis.timeline,
  ];
  for (const { segmentIds, startMs, endMs } of places) {
    expect(segmentIds.length).toBeGreaterThan(0);
    const own = SHOP_TALK.filter(({ id }) => segmentIds.includes(id));
    expect(own).toHaveLength(segmentIds.length);
    expect(startMs).toBe(own[0]?.startMs);
    expect(endMs).toBe(own.at(-1)?.endMs);
  }
});

test('the summary has the words of the talk in order, with what binds somebody, and of each chapter something', () => {
  const { summary, chapters } = analysis;
  for (const { text, segmentIds } of summary) {
    const said = SHOP_TALK.find(({ id }) => id === segmentIds[0])?.text ?? '';
    expect(said).toContain(text);
  }
  expect(summary.map(({ text }) => text)).toContain('这钱我确实借了，我认');
  expect(summary.some(({ text }) => text.includes('一定还你两万'))).toBe(true);
  const starts = summary.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  for (const chapter of chapters)
    expect(summary.some(({ segmentIds }) => chapter.segmentIds.includes(segmentIds[0] ?? ''))).toBe(true);
});

test('a chapter is never called after pieces of words; without a good one its first words stand there', () => {
  const [chapter] = analyseRecording(
    talk(['a', '你借我钱了吧'], ['b', '我借你钱了'], ['a', '那你还我钱'], ['b', '我还你钱嘛']),
  ).chapters;
  expect(chapter).toMatchObject({ words: [], opening: '你借我钱了吧' });
  for (const { words } of analysis.chapters)
    for (const word of words) expect(word).not.toMatch(/[我你他的了]|^[一二三四五六七八九十百千万]+$/);
});

test('和解 and 被告 are whole words, and may title a chapter', () => {
  const talked = ['和解的事', '对，和解，被告愿意和解', '被告什么时候来谈', '下周被告来'];
  const [chapter] = analyseRecording(talk(...talked.map((text): [string, string] => ['a', text]))).chapters;
  expect(chapter?.words.toSorted()).toEqual(['和解', '被告']);
});

test('chapters are cut where somebody turns to something else, and hold every segment once', () => {
  expect(analysis.chapters.flatMap(({ segmentIds }) => segmentIds)).toEqual(SHOP_TALK.map(({ id }) => id));
  const loan = Array.from({ length: 12 }, (_, at): [string, string] => [
    at % 2 ? 'b' : 'a',
    `借款本金利息转账借条的事第${at}笔转账借款利息`,
  ]);
  const shop = Array.from({ length: 12 }, (_, at): [string, string, number?] => [
    at % 2 ? 'b' : 'a',
    `门面漏水物业维修押金退租钥匙漏水维修${at}`,
    at === 0 ? 8 : 0,
  ]);
  const chapters = analyseRecording(talk(...loan, ...shop)).chapters;
  expect(chapters.map(({ segmentIds }) => segmentIds[0])).toEqual(['s1', 's13']);
  expect(chapters[1]?.words).toContain('漏水');
  expect(analyseRecording([]).chapters).toEqual([]);
});

test('each speaker has talk time, turns and what they said of sums', () => {
  const [first, second] = analysis.speakers;
  expect([first?.speaker, first?.turns, second?.speaker, second?.turns]).toEqual(['a', 12, 'b', 12]);
  expect((first?.share ?? 0) + (second?.share ?? 0)).toBeCloseTo(1);
  expect(second?.amounts.map(({ said }) => said)).toContain('两万');
  expect(second?.statements.map(({ kind }) => kind)).toContain('admission');
  const over = talk(['a', '一二三四']).map((one) => ({ ...one, endMs: 1000 }));
  expect(
    analyseRecording([...over, { ...over[0], id: 'x', startMs: 500, endMs: 1500, speaker: 'a', text: '五' }])
      .speakers[0]?.talkMs,
  ).toBe(1500);
});

test('to-dos say who and until when as far as it was said', () => {
  expect(
    analysis.toDos.map(({ segmentIds, speaker, who, when }) => [segmentIds[0], speaker, who, when]),
  ).toEqual([
    ['s8', 'b', '我', '下个月十五号'],
    ['s21', 'b', '你', '周五之前'],
    ['s22', 'b', '我', '明天'],
    ['s23', 'b', '你', null],
  ]);
});

test('the timeline puts days with a year first, and others as they were told', () => {
  const [first, ...more] = analysis.timeline;
  expect([first?.iso, first?.segmentIds]).toEqual(['2023-03-15', ['s5']]);
  expect(more.every(({ iso }) => iso === null)).toBe(true);
  expect(more.map(({ said }) => said).slice(0, 3)).toEqual(['前年三月份', '下个月十五号', '过完年']);
});

test('sums pressed down in bargaining are no contradiction, and people are told with their office', () => {
  const { differences, facts, statements, toDos } = analyseRecording(WAGES_TALK);
  expect(differences).toEqual([]);
  expect(facts.filter(({ kind }) => kind === 'person').map(({ said }) => said)).toEqual(
    expect.arrayContaining(['刘经理', '赵敏', '王主任']),
  );
  expect(facts.filter(({ kind }) => kind === 'person').map(({ said }) => said)).not.toContain('月中');
  expect(statements.map(({ kind, segmentIds }) => `${kind} ${segmentIds}`)).toEqual([
    'admission s4',
    'admission s8',
    'demand s9',
    'demand s11',
    'refusal s12',
  ]);
  expect(toDos.map(({ segmentIds, speaker, when }) => [segmentIds[0], speaker, when])).toEqual([
    ['s10', 'b', '礼拜五'],
    ['s11', 'b', '今天'],
  ]);
});
