import { expect, test } from 'vitest';
import { choosePassage } from './choose-passage.ts';

const lines = [
  '原告张某，住虚构路一号，主张返还押金。',
  '经审理查明：租赁期满，押金六千元没有退还。',
  '本院认为，出租人没有证明房屋损坏，应当返还押金。',
  '一、被告返还原告押金6000元。',
];
const sections = [
  { kind: 'parties' as const, from: 1, to: 1 },
  { kind: 'facts' as const, from: 2, to: 2 },
  { kind: 'reasoning' as const, from: 3, to: 3 },
  { kind: 'ruling' as const, from: 4, to: 4 },
];

test('what the court says goes before what it was told, and who the parties are is no passage', () => {
  const passage = choosePassage({ masked: lines.join('\n'), sections }, '返还押金');
  expect(passage).toMatchObject({ section: 'reasoning', paragraph: 3, text: lines[2], share: 1 });
  expect(choosePassage({ masked: lines[0] ?? '', sections: sections.slice(0, 1) }, '押金')).toBeNull();
});

test('of a long paragraph whole sentences are left that stand together, word for word', () => {
  const long = `${'此处说明与争议无关的程序事项。'.repeat(60)}承租人按期交还房屋的，出租人应当返还押金。${'此处说明其他事项。'.repeat(60)}`;
  const passage = choosePassage(
    { masked: long, sections: [{ kind: 'reasoning', from: 1, to: 1 }] },
    '返还押金',
  );
  expect(passage?.text).toContain('承租人按期交还房屋的，出租人应当返还押金。');
  expect(passage?.text.length).toBeLessThanOrEqual(500);
  expect(long).toContain(passage?.text);
});
