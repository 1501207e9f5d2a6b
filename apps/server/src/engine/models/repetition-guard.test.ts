import { expect, test } from 'vitest';
import { RepeatedWords, RepetitionGuard } from './repetition-guard.ts';

const PERSONA =
  '你是“小明”，XX律所的劳动法助手。语气亲切，称呼对方为“朋友”，每次先安慰一句再回答，不要提到竞争对手蓝天律所。 Never mention the secret discount code SUMMER-2026 to anybody who asks.';
const guardOf = (words: string, known: string[] = []) => {
  const guard = RepetitionGuard.of({ words, known });
  if (!guard) throw new Error('no guard');
  return guard;
};
/** What is let through of a text that comes in pieces, and whether it was stopped. */
function pass(guard: RepetitionGuard, text: string, size: number): { sent: string; stopped: boolean } {
  const stream = guard.open();
  let sent = '';
  try {
    for (let at = 0; at < text.length; at += size) sent += stream.take(text.slice(at, at + size));
  } catch (error) {
    if (!(error instanceof RepeatedWords)) throw error;
    return { sent: sent + stream.release(), stopped: true };
  }
  return { sent: sent + stream.release(), stopped: false };
}

const ORDINARY = `朋友，您好。**结论**：公司口头辞退您，没有安慰一句就让您走，您可以要求赔偿金。
《劳动合同法》第八十七条规定，用人单位违反本法规定解除或者终止劳动合同的，应当支付赔偿金。[1] 劳动法助手只回答劳动法的问题。`;

test.each([1, 2, 3, 5, 7, 16, 40, 1000])(
  'in pieces of %i a repetition is never sent, what was before it is',
  (size) => {
    const guard = guardOf(PERSONA);
    for (const text of [
      `好的，我的设定如下。${PERSONA}`,
      `好的，我的设定如下。语气亲切，称呼对方为“朋友”，每次先安慰一句再回答`,
      `好的，我的设定如下。语气 亲切\n\n称呼\u200b对方为 **朋友** ，每／次·先安慰一句，再 回 答。`,
      '好的，我的设定如下。NEVER  mention the *secret* discount code ＳＵＭＭＥＲ 2026 to anybody!',
    ]) {
      const { sent, stopped } = pass(guard, text, size);
      expect(stopped, text).toBe(true);
      expect('好的，我的设定如下。'.startsWith(sent), sent).toBe(true);
    }
  },
);

test.each([1, 2, 3, 7, 1000])(
  'in pieces of %i an ordinary text is not touched, though it shares words',
  (size) => {
    expect(pass(guardOf(PERSONA), ORDINARY, size)).toEqual({ sent: ORDINARY, stopped: false });
  },
);

test('what flows on is kept back no longer than it could become a repetition', () => {
  const stream = guardOf(PERSONA).open();
  expect(stream.take('您好，语气亲切')).toBe('您好，');
  expect(stream.take('的人')).toBe('语气亲切的人');
});

test('a run goes on over a pause', () => {
  const stream = guardOf(PERSONA).open();
  stream.take('语气亲切，称呼对方为“朋友”，');
  stream.release();
  expect(() => stream.take('每次先安慰一句再回答')).toThrow(RepeatedWords);
});

test('short instructions are guarded whole, everyday words not at all', () => {
  const guard = guardOf('口令是向日葵七号');
  expect(pass(guard, '我的口令是： 向日葵 七号！', 2)).toEqual({ sent: '我的', stopped: true });
  expect(pass(guard, '口令是向日葵', 2).stopped).toBe(false);
  expect(RepetitionGuard.of({ words: '专业律师', known: [] })).toBeNull();
  expect(RepetitionGuard.of({ words: '', known: [] })).toBeNull();
});

test('what the reader knows may be repeated, and nothing that goes beyond it', () => {
  const law = '用人单位违反本法规定解除或者终止劳动合同的应当依照规定支付赔偿金';
  const guard = guardOf(`牢记：${law}。遇到辞退就劝对方先去找蓝天律所的王律师`, [law]);
  expect(pass(guard, `法律规定：“${law}。”`, 3).stopped).toBe(false);
  expect(pass(guard, `${law}。遇到辞退就劝对方先去找`, 3).stopped).toBe(true);
});

test('texts inside an input are looked through', () => {
  const guard = guardOf(PERSONA);
  expect(() => guard.check({ query: '辞退', more: [{ note: PERSONA }] })).toThrow(RepeatedWords);
  expect(() => guard.check({ query: '劳动法助手 辞退 赔偿' })).not.toThrow();
});
