// Fits what is heard as an emergency to labelled messages (bench/urgent) and prints what the held-out fold says; a minute.
// `npm run bench -- urgent [--judge] [--show]`
// `--judge` writes nothing; `--show` prints what went wrong in the folds that are not held out.
import { parseArgs } from 'node:util';
import { readUrgentWindows } from '@mingfa/legal/questions/urgent-features';
import { URGENT_KINDS } from '@mingfa/legal/questions/urgent-words';
import { fitUrgent } from './urgent/fit-urgent.ts';
import { judgeMessages, printByFile, printMessages } from './urgent/judge-messages.ts';
import {
  FOLDS,
  HELD_OUT,
  JUDGED_ONLY,
  type LabelledMessage,
  readCalmQuestions,
  readCalmSayings,
  readKnownPhrases,
  readMessages,
  readUnseen,
} from './urgent/read-messages.ts';
import { URGENT_LIMITS } from './urgent/urgent-limits.ts';
import { writeUrgentModel } from './urgent/write-urgent-model.ts';

const { values: options } = parseArgs({
  options: { judge: { type: 'boolean', default: false }, show: { type: 'boolean', default: false } },
});
/** There are many of them, and each is short. */
const WORTH_OF_SAYING = 0.3;
/** Somebody who may hurt themselves says it in more ways than others, and to hear it matters most. */
const WORTH_OF_SELF_HARM = 2;
const worthOf = (kind: string): number => (kind.startsWith('self_harm') ? WORTH_OF_SELF_HARM : 1);
const CLASSES = [...URGENT_KINDS, 'self_harm_another', '-'];

const messages = await readMessages();
const known = [...readKnownPhrases(), ...(await readMessages('learned'))];
const questions = await readCalmQuestions();
const sayings = await readCalmSayings();
const windowsOf = new Map(
  [...messages, ...known, ...questions, ...sayings].map(({ text }) => [
    text,
    readUrgentWindows(text).map(({ features }) => features),
  ]),
);

/** Fits on some folds of the messages and of the questions, and on the phrases the rules know. */
function fitOn(folds: readonly number[]) {
  const counts = new Map<string, number>();
  for (const { kinds } of [...messages.filter(({ fold }) => folds.includes(fold)), ...known])
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const example = ({ text, kinds }: LabelledMessage, worth: number) => ({
    windows: windowsOf.get(text) ?? [],
    right: kinds.map((kind) => CLASSES.indexOf(kind)),
    worth: kinds.includes('-')
      ? worth
      : worth * worthOf(kinds[0] ?? '') * (25 / (counts.get(kinds[0] ?? '') ?? 25)),
  });
  return fitUrgent(
    [
      ...messages.filter(({ fold }) => folds.includes(fold)).map((message) => example(message, 1)),
      ...known.map((message) => example(message, 1)),
      ...questions.filter(({ fold }) => folds.includes(fold)).map((one) => example(one, 1)),
      ...sayings.filter(({ fold }) => folds.includes(fold)).map((one) => example(one, WORTH_OF_SAYING)),
    ],
    CLASSES,
  );
}

const others = Array.from({ length: FOLDS }, (_, fold) => fold).filter((fold) => fold !== HELD_OUT);
const NO_LIMIT = { told: 1, possible: 1, selfHarmTold: 1, selfHarmPossible: 1, calm: 0 };
const NO_LIMITS = { ...NO_LIMIT, story: NO_LIMIT, evidence: { ownMeaning: 0, words: 0 } };
const inFold = (all: readonly LabelledMessage[], fold: number) => all.filter((one) => one.fold === fold);
const outOfFold = others.map((fold) => ({
  fold,
  model: { ...fitOn(others.filter((other) => other !== fold)), limits: NO_LIMITS },
}));
const limits = URGENT_LIMITS;
const judged = (all: readonly LabelledMessage[]) =>
  outOfFold.flatMap(({ fold, model }) => judgeMessages({ ...model, limits }, inFold(all, fold)));
printMessages('folds 1 to 4, each by the other three', judged(messages), options.show);
printMessages('calm questions to guides, folds 1 to 4', judged(questions), options.show);
const model = { ...fitOn(others), limits };
printMessages('calm sayings of guides, folds 1 to 4', judged(sayings), false);
const heldOut = judgeMessages(model, inFold(messages, HELD_OUT));
printMessages('held out', heldOut, false);
printByFile('held out', heldOut);
printMessages('held out, calm questions to guides', judgeMessages(model, inFold(questions, HELD_OUT)), false);
printMessages('held out, calm sayings of guides', judgeMessages(model, inFold(sayings, HELD_OUT)), false);
printMessages('never learned from, calm', judgeMessages(model, await readUnseen()), false);
printMessages(
  'never learned from, later questions to guides',
  judgeMessages(model, inFold(questions, JUDGED_ONLY)),
  false,
);
if (!options.judge) {
  const about = `Made by npm run bench -- urgent from ${messages.length} messages: weights fitted on all folds of bench/urgent, limits without fold ${HELD_OUT}; what it prints of that fold comes from weights fitted on the others.`;
  const bytes = await writeUrgentModel({ ...fitOn([HELD_OUT, ...others]), limits }, about);
  console.log(`urgent-model.json: ${(bytes / 1e6).toFixed(2)} MB`);
}
