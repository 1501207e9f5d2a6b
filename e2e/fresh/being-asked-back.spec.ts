import { expect, test } from '../kit/journey.ts';

/** How one is asked: with the likeliest answered below, or with none that stands out. */
const ASKED = /先按最像的第 1 种回答|先确认一下，您说的是/;

test('in doubt the likeliest situation is answered first, and one click goes on with another', async ({
  page,
  chat,
}) => {
  await page.goto('/');
  await chat.ask('家里老人走了房子怎么弄');
  await expect(await chat.finished()).toContainText(ASKED);
  const choices = page.getByRole('group', { name: ASKED }).getByRole('button');
  await expect(choices.last()).toHaveText('都不是');
  await page.getByRole('button', { name: '没有遗嘱，遗产谁继承', exact: true }).click();
  const answer = await chat.finished(2);
  await expect(chat.questions.last()).toHaveText('没有遗嘱，遗产谁继承');
  await expect(answer).toContainText('继承');
  await expect(answer).not.toContainText(ASKED);
});

test('who means none of them is asked openly, with other situations, and told nothing they did not ask', async ({
  page,
  chat,
}) => {
  await page.goto('/');
  await chat.ask('家里老人走了房子怎么弄');
  await chat.finished();
  await page.getByRole('button', { name: '都不是', exact: true }).click();
  const answer = await chat.finished(2);
  await expect(answer).toContainText('用自己的话说一说');
  await expect(answer).not.toContainText('……');
  await expect(answer).not.toContainText('没有遗嘱，遗产谁继承');
});

test('a fact is put right where it is shown, and what is missing is filled in', async ({ page, chat }) => {
  await page.goto('/');
  await chat.ask('房东不退押金怎么办，押金3000元');
  await chat.finished();
  const facts = page.getByRole('form', { name: '问题里的情况' });
  await facts.getByRole('button', { name: /3,000 元/ }).click();
  await facts.getByRole('textbox', { name: /^更正/ }).fill('5000元');
  const missing = facts.getByRole('textbox').last();
  const label = await missing.getAttribute('aria-label');
  await missing.fill('已经到期');
  await facts.getByRole('button', { name: '按这些重新回答' }).click();
  await expect(chat.questions).toContainText('押金5000元');
  await expect(chat.questions).toContainText(`${label}：已经到期`);
  await chat.finished();
  await expect(facts.getByRole('button', { name: /5,000 元/ })).toBeVisible();
});

test('somebody who may hurt themselves reads where to turn, and no law', async ({ page, chat }) => {
  await page.goto('/');
  await chat.ask('活着没意思，网贷欠了二十万还不上');
  const answer = await chat.finished();
  await expect(answer).toContainText('12356');
  await expect(answer).not.toContainText(/利息|第.{1,6}条/);
  await expect(page.getByRole('complementary', { name: '依据' }).getByRole('listitem')).toHaveCount(0);
});
