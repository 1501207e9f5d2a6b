import { findUrgency } from '../../packages/legal/src/questions/find-urgency.ts';
import { type HeardUrgency, hearUrgency } from '../../packages/legal/src/questions/hear-urgency.ts';
import { type UrgentModel, urgentLikelihood } from '../../packages/legal/src/questions/urgent-likelihood.ts';
import type { LabelledMessage } from './read-messages.ts';

export interface JudgedMessage {
  message: LabelledMessage;
  byRules: string[];
  heard: HeardUrgency;
  urgent: number;
  /** The likeliest kind, whatever the limits. */
  likeliest: string;
}

/** What is heard in some messages. */
export function judgeMessages(model: UrgentModel, messages: readonly LabelledMessage[]): JudgedMessage[] {
  return messages.map((message) => {
    const { urgent, classes } = urgentLikelihood(model, message.text);
    const kinds = model.classes.map((name, at) => ({ name, likelihood: classes[at] ?? 0 }));
    const likeliest = kinds.filter(({ name }) => name !== '-').sort((a, b) => b.likelihood - a.likelihood)[0];
    return {
      message,
      byRules: findUrgency(message.text).map(({ kind }) => kind),
      heard: hearUrgency(model, message.text),
      urgent,
      likeliest: plain(likeliest?.name ?? '-'),
    };
  });
}

/** Kinds of a message; whoever may hurt themselves, the writer or another, is one kind. */
const kindsOf = ({ kinds }: LabelledMessage): string[] => kinds.map(plain);
const plain = (kind: string): string => kind.replace('_another', '');

/** Prints how many are heard, how many rightly, and how many wrong alarms there are. */
export function printMessages(name: string, all: readonly JudgedMessage[], show: boolean): void {
  const urgent = all.filter(({ message }) => !message.kinds.includes('-'));
  const calm = all.filter(({ message }) => message.kinds.includes('-'));
  const right = ({ message, heard }: JudgedMessage) =>
    heard.told.some(({ kind }) => kindsOf(message).includes(kind));
  const told = urgent.filter(({ heard }) => heard.told.length > 0);
  const possible = ({ message, heard }: JudgedMessage) =>
    heard.possible !== null && kindsOf(message).includes(heard.possible.kind);
  const selfHarm = urgent.filter(({ message }) => kindsOf(message).includes('self_harm'));
  const rest = urgent.filter((one) => !selfHarm.includes(one));
  const byRules = ({ message, byRules: kinds }: JudgedMessage) =>
    kinds.some((kind) => kindsOf(message).includes(kind));
  console.log(`\n${name}: ${urgent.length} urgent, ${calm.length} calm`);
  const line = (label: string, some: readonly JudgedMessage[]) =>
    some.length > 0 &&
    console.log(
      `  ${label.padEnd(12)} told rightly ${share(some.filter(right), some)} (rules alone ${share(some.filter(byRules), some)}) · told or said as possible ${share(
        some.filter((one) => right(one) || possible(one)),
        some,
      )}`,
    );
  line('all', urgent);
  line('self-harm', selfHarm);
  line('other kinds', rest);
  if (told.length > 0)
    console.log(
      `  wrong kind   ${share(
        told.filter((one) => !right(one)),
        told,
      )} of those told`,
    );
  if (calm.length > 0)
    console.log(
      `  calm         wrong alarms ${share(
        calm.filter(({ heard }) => heard.told.length > 0),
        calm,
      )} (rules alone ${share(
        calm.filter(({ byRules: kinds }) => kinds.length > 0),
        calm,
      )}) · said as possible ${share(
        calm.filter(({ heard }) => heard.possible !== null),
        calm,
      )}`,
    );
  if (!show) return;
  for (const { message, heard, urgent: likelihood, likeliest, byRules: kinds } of all) {
    const wrong = message.kinds.includes('-')
      ? heard.told.length > 0
      : !right({ message, heard } as JudgedMessage);
    if (wrong)
      console.log(
        `${message.kinds.join('+')} <- told ${heard.told.map(({ kind }) => kind).join()} rules ${kinds.join()} words ${likeliest} ${likelihood.toFixed(2)}: ${message.text}`,
      );
  }
}

/** Prints the same of each file of messages. */
export function printByFile(name: string, all: readonly JudgedMessage[]): void {
  for (const file of new Set(all.map(({ message }) => message.file)))
    printMessages(
      `${name}, ${file}`,
      all.filter(({ message }) => message.file === file),
      false,
    );
}

const share = (some: readonly unknown[], all: readonly unknown[]): string =>
  `${((100 * some.length) / all.length).toFixed(1)} % (${some.length})`;
