import { expect, test } from 'vitest';
import { joinPieces } from './join-pieces.ts';
import type { Segment } from './transcript.ts';

const say = (from: number, to: number, text: string, id = `s${from}`): Segment => ({
  ...{ id, text, speaker: null },
  startMs: from * 1000,
  endMs: to * 1000,
});
const piece = (from: number, to: number, segments: Segment[] | null) => ({
  ...{ startMs: from * 1000, endMs: to * 1000, segments },
});
const textOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('|');

test('words that both pieces heard stand once, also where each piece cut a word at its edge', () => {
  const joined = joinPieces([
    piece(0, 20, [say(0, 8, '你那个钱到底啥时候还'), say(9, 20, '我跟你讲，下个月十五号我一定还，真')]),
    piece(14, 40, [say(0, 8, '月十五号我一定还，真的，骗你是小狗'), say(9, 12, '你上回也这么讲嘞')]),
  ]);
  expect(textOf(joined.segments)).toBe(
    '你那个钱到底啥时候还|我跟你讲，下个月十五号我一定还，真|的，骗你是小狗|你上回也这么讲嘞',
  );
  expect(
    joined.segments
      .map(({ text }) => text)
      .join('')
      .match(/十五号/g),
  ).toHaveLength(1);
  expect(joined.seams).toEqual([{ atMs: 14000, kind: 'matched' }]);
});

test('pieces that only touch keep all they heard, even the same words', () => {
  const joined = joinPieces([
    piece(0, 10, [say(0, 10, '对对对')]),
    piece(10, 20, [say(0, 4, '对对对'), say(5, 9, '就是这样')]),
  ]);
  expect(textOf(joined.segments)).toBe('对对对|对对对|就是这样');
  expect(joined.seams).toEqual([{ atMs: 10000, kind: 'no_overlap' }]);
});

test('where two pieces heard different words both stand, and the seam is told', () => {
  const joined = joinPieces([
    piece(0, 20, [say(14, 20, '房子漏水啦')]),
    piece(15, 30, [say(0, 5, '找物业去')]),
  ]);
  expect(textOf(joined.segments)).toBe('房子漏水啦|找物业去');
  expect(joined.seams[0]?.kind).toBe('kept_both');
});

test('words of their own times go with the words that stay', () => {
  const words = [...'还五万块'].map((text, index) => ({
    text,
    startMs: index * 1000,
    endMs: index * 1000 + 900,
  }));
  const joined = joinPieces([
    piece(0, 12, [say(8, 12, '一共还五万')]),
    piece(10, 20, [{ ...say(0, 4, '还五万块'), words }]),
  ]);
  expect(textOf(joined.segments)).toBe('一共还五万|块');
  expect(joined.segments[1]?.words).toEqual([{ text: '块', startMs: 13000, endMs: 13900 }]);
  expect(joined.segments[1]?.startMs).toBe(13000);
});

test('a list that was shuffled is sorted; times that run back are worked out and their words stay in place', () => {
  const shuffled = joinPieces([piece(0, 30, [say(20, 25, '丙'), say(0, 5, '甲'), say(10, 15, '乙')])]);
  expect(textOf(shuffled.segments)).toBe('甲|乙|丙');
  const wrong = joinPieces([
    piece(0, 30, [
      say(0, 5, '甲'),
      say(6, 10, '乙'),
      say(0, 4, '丙'),
      say(20, 24, '丁'),
      say(900, 904, '戊'),
    ]),
  ]);
  expect(textOf(wrong.segments)).toBe('甲|乙|丙|丁|戊');
  expect(wrong.mendedTimes).toBe(2);
  const starts = wrong.segments.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(Math.max(...wrong.segments.map(({ endMs }) => endMs))).toBeLessThanOrEqual(30000);
});

test('what was made up in silence is left out and counted; the same words with sound stay', () => {
  const joined = joinPieces(
    [
      piece(0, 60, [
        say(0, 4, '谢谢'),
        say(5, 9, '这钱我确实借了'),
        say(20, 24, '这钱我确实借了'),
        say(25, 29, '请不吝点赞订阅转发'),
        say(30, 34, '我想想'),
      ]),
    ],
    [{ startMs: 10000, endMs: 60000 }],
  );
  expect(textOf(joined.segments)).toBe('谢谢|这钱我确实借了|我想想');
  expect(joined.dropped.map(({ text, startMs }) => [text, startMs])).toEqual([
    ['这钱我确实借了', 20000],
    ['请不吝点赞订阅转发', 25000],
  ]);
  expect(joinPieces([piece(0, 9, [say(0, 2, '嗯'), say(3, 4, '嗯'), say(5, 6, '嗯')])]).dropped).toEqual([]);
});

test('a piece that was not transcribed is a gap that is told, less what its neighbours heard', () => {
  const joined = joinPieces(
    [
      piece(0, 12, [say(0, 12, '甲')]),
      piece(10, 22, null),
      piece(20, 30, [say(1, 5, '丙')]),
      piece(30, 40, []),
      piece(40, 50, []),
      piece(55, 60, [say(0, 2, '丁')]),
    ],
    [{ startMs: 30000, endMs: 40000 }],
  );
  expect(textOf(joined.segments)).toBe('甲|丙|丁');
  expect(joined.gaps).toEqual([
    { startMs: 12000, endMs: 20000, reason: 'not_transcribed' },
    { startMs: 30000, endMs: 40000, reason: 'silent' },
    { startMs: 40000, endMs: 55000, reason: 'not_transcribed' },
  ]);
});

test('ids of different pieces never meet', () => {
  const joined = joinPieces([piece(0, 5, [say(0, 5, '甲', 's1')]), piece(5, 9, [say(0, 4, '乙', 's1')])]);
  expect(joined.segments.map(({ id }) => id)).toEqual(['1-s1', '2-s1']);
});

test('cut anywhere with an overlap, a talk comes back word for word', () => {
  const talk =
    '喂你好我是老周上回讲的那个押金你到底退不退啊我跟你说合同上写得清清楚楚三个月之内退还一共四千八你别跟我扯水电费那个早就结清了';
  for (let cut = 12; cut < talk.length - 12; cut += 1) {
    for (const overlap of [4, 6, 9]) {
      const [end, start] = [cut + Math.ceil(overlap / 2), cut - Math.floor(overlap / 2)];
      const joined = joinPieces([
        piece(0, end, [say(0, end, talk.slice(0, end))]),
        piece(start, talk.length, [say(0, talk.length - start, talk.slice(start))]),
      ]);
      expect(joined.segments.map(({ text }) => text).join('')).toBe(talk);
    }
  }
});

test('what somebody says twice near a seam stands twice', () => {
  const joined = joinPieces([
    piece(0, 20, [say(10, 20, '你问几遍都是一样，我没有借')]),
    piece(18, 40, [say(0, 8, '没有借。真的，我没有借，我没有借过')]),
  ]);
  expect(textOf(joined.segments)).toBe('你问几遍都是一样，我没有借|真的，我没有借，我没有借过');
});

test('a recogniser that hears the overlap a little otherwise each time loses and doubles nothing that both heard', () => {
  const joined = joinPieces([
    piece(0, 30, [say(12, 30, '我跟你讲嘛下个月十五号我一定还你两万块钱剩')]),
    piece(24, 50, [say(0, 14, '月15号我一定还你两万块钱剩下的过完年再讲')]),
  ]);
  expect(joined.segments.map(({ text }) => text).join('')).toBe(
    '我跟你讲嘛下个月十五号我一定还你两万块钱剩下的过完年再讲',
  );
});

test('a long segment that was spoken unevenly is joined where its words are, not where its length says', () => {
  const joined = joinPieces([
    piece(0, 60, [say(0, 60, '喂你好哪位哦老周啊什么事你说嘛我听着呢就是那个押金的事')]),
    piece(56, 100, [say(0, 30, '那个押金的事到底退不退')]),
  ]);
  expect(joined.segments.map(({ text }) => text).join('')).toBe(
    '喂你好哪位哦老周啊什么事你说嘛我听着呢就是那个押金的事到底退不退',
  );
});
