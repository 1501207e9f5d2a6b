import { expect, test } from 'vitest';
import { analyseRecording } from '../analyse-recording.ts';
import { talk } from '../testing/talk.ts';
import { englishStatement, englishTask } from './english-statements.ts';

test.each([
  ['I will pay you back by the end of June.', 'promise', null],
  ["If you drop the case, I'll pay ten thousand next week.", 'promise', 'If you drop the case'],
  ['I’ll transfer the rest once my flat is sold.', 'promise', 'once my flat is sold'],
  ['I admit that I owe you $30,000.', 'admission', null],
  ['That is my signature, and I borrowed the money.', 'admission', null],
  ['I never borrowed that much.', 'denial', null],
  ["We don't owe you anything.", 'denial', null],
  ["I won't pay a cent.", 'refusal', null],
  ['You must return the deposit by Friday.', 'demand', null],
  ['He said he will pay you back.', '', null],
  ['Did you sign the contract?', '', null],
  ['If I had signed it, I would have paid.', '', null],
  ['You said I owe you money.', '', null],
  ['I will not promise anything.', '', null],
  ['I borrowed a pen.', '', null],
])('%s: %s', (sentence, kind, condition) => {
  const told = englishStatement(sentence);
  expect([told.kinds.join(' '), told.condition]).toEqual([kind, condition]);
});

test.each([
  ['Please send me the contract by Friday.', 'you', 'by Friday'],
  ["I'll check the account tomorrow.", 'I', 'tomorrow'],
  ['You need to bring the original receipt.', 'you', null],
])('%s is to be done', (sentence, who, when) => {
  expect(englishTask(sentence)).toEqual({ who, when });
});

test.each(['I sent the contract yesterday.', 'Did you send it?', 'He said please call me.'])(
  '%s leaves nothing to do',
  (sentence) => {
    expect(englishTask(sentence)).toBeNull();
  },
);

test('a talk in English has its statements and tasks with their turns, and its sums whole', () => {
  const { statements, toDos, facts } = analyseRecording(
    talk(
      ['a', 'You borrowed 50,000 dollars from me on March 5, 2024.'],
      ['b', 'I never borrowed that much. I borrowed the thirty thousand, yes.'],
      ['a', 'Please send me the contract by Friday.'],
    ),
  );
  expect(statements.map(({ speaker, kind, text }) => [speaker, kind, text])).toEqual([
    ['b', 'denial', 'I never borrowed that much.'],
    ['b', 'admission', 'I borrowed the thirty thousand, yes.'],
  ]);
  expect(toDos).toMatchObject([{ who: 'you', speaker: 'b', when: 'by Friday' }]);
  expect(facts.map(({ said, context }) => [said, context])).toEqual([
    ['50,000 dollars', 'You borrowed 50,000 dollars from me on March 5, 2024.'],
    ['March 5, 2024', 'You borrowed 50,000 dollars from me on March 5, 2024.'],
    ['thirty thousand', 'I never borrowed that much. I borrowed the thirty thousand'],
    ['Friday', 'Please send me the contract by Friday.'],
  ]);
});
