import { expect, test } from 'vitest';
import { otherMember } from './compare-members.ts';

// Rules of our own making.
const KITE = '违反放飞规定的，由风筝协会给予警告、停飞或者除名。';
const OPEN = '放飞人应当赔偿绳线费、修补费、运送费等合理费用。';

test.each([
  ['违反放飞规定的，由风筝协会给予警告、没收或者除名', KITE],
  ['违反放飞规定的，由风筝协会给予警告、停飞、没收或者除名', KITE],
])('a member that no list of the article has is told: %s', (claim, law) => {
  expect(otherMember(claim, law, [])?.said).toContain('没收');
});

test.each([
  ['a member left out', '违反放飞规定的，由风筝协会给予警告、除名', KITE],
  ['the members in another order', '违反放飞规定的，由风筝协会给予停飞、警告或者除名', KITE],
  ['one more of an open list', '放飞人应当赔偿绳线费、住宿补贴、修补费、运送费等合理费用', OPEN],
  ['a list of which nothing else is the article’s', '违反放飞规定的，由风筝协会给予训诫、没收或者降级', KITE],
])('nothing is said of %s', (_, claim, law) => {
  expect(otherMember(claim, law, [])).toBeNull();
});

test('a member that another article of the sentence has is that one’s', () => {
  const claim = '违反放飞规定的，由风筝协会给予警告、没收、停飞或者除名';
  expect(otherMember(claim, KITE, ['协会可以没收违规的风筝。'])).toBeNull();
});
