import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { workOutSums } from './work-out.ts';

const TODAY = '2026-11-23';

function shareOf(story: string) {
  const sums = workOutSums(['heirs-shares'], readQuestion(story, undefined, TODAY));
  const outcome = sums.find(({ id }) => id === 'heirs-shares')?.outcome;
  return outcome?.status === 'result' ? (outcome.amount ?? null) : null;
}

/** Worked out by hand from 民法典 1127, 1128, 1130, 1152–1155. */
test.each([
  // Several things, of both or of the one who died.
  [
    '我爸上个月去世，名下一套房值150万是和我妈婚后买的，存款30万，我妈、我和我妹三个人，爷爷还在，怎么分',
    225_000,
  ],
  [
    '老伴今年春天走的，没留遗嘱，我们俩攒了60万，房子是他婚前单位分的现在值90万，两个儿子一个女儿，他爹妈早就没了，我能拿多少',
    600_000,
  ],
  [
    '我老公走了，婚前他有套房值200万没贷款，婚后存款我们一起存的50万，一个儿子，公婆都在，我能拿多少',
    812_500,
  ],
  [
    '我妈2018年去世，爸爸今年7月走了，爸爸名下房子是2020年买的值110万，银行里还有20万，就我和哥哥两个，爷爷奶奶都没了，每人多少',
    650_000,
  ],
  [
    'My husband died in March, no will. We saved 800,000 yuan together after we married and he owned a flat before marriage worth 1.2 million yuan. We have two kids, his parents are both alive. What is my share, how much?',
    720_000,
  ],
  [
    'My mum passed away. Dad is dead already. She left 900,000 yuan, I have two sisters, her parents are long dead. How much do I get?',
    300_000,
  ],
  ['爸爸去世前把房子80万过户给哥哥了，剩下存款20万，我妈还在，我们兄弟俩，爷爷奶奶都走了，怎么分', 33_333.33],
  // Debts are paid first.
  [
    '我妈走了，爸早就不在了，外公外婆也没了。房子值90万，还欠银行贷款15万，我和姐姐两个，每人能分多少',
    375_000,
  ],
  // A child who died before, or before the division.
  [
    '外公去年去世，留下一套房子120万，外婆还在。我妈前年就走了，我是独生子，还有一个舅舅一个小姨，我能分多少',
    150_000,
  ],
  [
    '奶奶走了，爷爷早不在。奶奶的房子卖了200万。我爸和两个姑姑，我爸三年前比奶奶先走，我和姐姐两个人，能拿多少',
    333_333.34,
  ],
  [
    '爷爷2021年走了，奶奶早没了，房子一直没分现在值90万。爷爷三个子女，我爸2024年也走了，我妈还在，我是独生女，我能分多少',
    150_000,
  ],
  // An unborn child, what a will leaves out, the second order.
  ['老公上个月走了，我怀孕5个月，婚后存款80万，公婆都在，我能拿多少', 500_000],
  [
    '我爸去世留了80万存款，生前写遗嘱说房子给我弟，存款遗嘱没提。妈早年先走，我们姐弟俩，爷爷奶奶也不在了，存款我能分多少',
    400_000,
  ],
  ['我哥一辈子没结婚没孩子，上个月走了，父母都早不在了，留下存款50万，就我和一个妹妹，能分多少', 250_000],
])('an heir is told the share: %s', (story, share) => {
  expect(shareOf(story)).toEqual(share);
});

test.each([
  ['a debt that is paid first', '我爸走了，欠外债20万，房子100万，我和妈妈，怎么分，多少'],
  ['a will', '我爸去世，遗嘱写房子150万给我哥，我和我妈能分多少'],
  [
    'a stepchild who was brought up',
    '我爸跟我后妈再婚，后妈带了个女儿当时6岁我爸养大的，我爸走了房子是婚前的80万，我是独生女，爷爷奶奶不在，我能分多少',
  ],
  ['damages for a death', '爸爸车祸去世，肇事方赔了120万，我和我妈还有爷爷奶奶怎么分，每人多少'],
  [
    'a parent-in-law',
    '公公走了，老公也在五年前没了，公公留了90万，儿媳带着孩子，小叔子说没我的份，我儿子能分多少',
  ],
])('no share is told where the story has %s', (_, story) => {
  expect(shareOf(story)).toBeNull();
});
