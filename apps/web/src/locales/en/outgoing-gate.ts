import type { Translated } from '../resources.ts';
import type outgoingGate from '../zh-CN/outgoing-gate.ts';

export default {
  note: 'Personal data is replaced before it goes to an outside model',
  preview: 'Preview',
  title: 'As it goes out',
  hint: 'What was said before, files and retrieved texts are replaced in the same way, and answers come back with the real words. Names that the program does not recognise, and other hints, are still sent: please look it over.',
  empty: 'Write your question first, then see how it goes out.',
  none: 'Nothing to replace was recognised; it goes out as it is.',
  off: 'The outgoing gate is off now; it goes out as it is.',
  marks_one: '{{count}} thing is replaced',
  marks_other: '{{count}} things are replaced',
  text: 'What goes to the outside model',
  places_one: '{{count}} place',
  places_other: '{{count}} places',
} satisfies Translated<typeof outgoingGate>;
