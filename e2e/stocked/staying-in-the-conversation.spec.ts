import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey.ts';
import { MODELS } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

const BUILT_IN = '内置引擎（不需要模型）';
const sources = (page: Page) => page.getByRole('complementary', { name: '依据' });
const leftOf = async (page: Page) =>
  (await page.getByRole('article', { name: '你', exact: true }).first().boundingBox())?.x;

test('a source of law opens beside the conversation, with its versions and the articles around it', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(BUILT_IN);
  await chat.ask('渡船法第四条');
  await chat.finished();
  const address = page.url();
  await sources(page)
    .getByRole('button', { name: /第四条/ })
    .click();
  const article = page.getByRole('dialog', { name: '中华人民共和国渡船法' });
  await expect(article).toContainText('渡船未经检验，不得载客。');
  await article.getByRole('button', { name: '上一条：第三条' }).click();
  await expect(article).toContainText('渡船应当配备足够的救生设备。');
  await article.getByRole('button', { name: /现行有效/ }).click();
  await page.getByRole('menuitem', { name: /已修改/ }).click();
  await expect(article).toContainText('渡船应当配备救生设备。');
  await expect(article).not.toContainText('足够的');
  await page.keyboard.press('Escape');
  await expect(article).toBeHidden();
  expect(page.url()).toBe(address);
});

test('a question from home goes to the top, nothing moves, and one goes on typing', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(BUILT_IN);
  await page.route('**/v1/chat/reasons', async (route) => {
    // Typed while the server takes the question.
    await chat.composer.pressSequentially('还有救生圈');
    await route.continue();
  });
  await chat.composer.fill('渡船没有救生设备怎么办');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\//);
  await expect(chat.composer).toHaveValue('还有救生圈');
  await expect(chat.composer).toBeFocused();
  const before = await leftOf(page);
  await chat.finished();
  await expect(sources(page).getByRole('listitem').first()).toBeVisible();
  expect(await leftOf(page)).toBe(before);
  await page.unroute('**/v1/chat/reasons');

  // The same words again, below a short answer: it, too, goes to the top.
  await page.keyboard.press('Enter');
  await chat.finished(2);
  await expect(chat.composer).toBeFocused();
  const frame = await page.getByRole('region', { name: '对话内容' }).boundingBox();
  const question = await chat.questions.last().boundingBox();
  expect((question?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(40);
});

test('the sources shown are those of the answer in view', async ({ page, chat, user }) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(BUILT_IN);
  await chat.ask('渡船法第四条');
  await chat.finished();
  await expect(sources(page)).toContainText('渡船法');
  await chat.composer.fill('风筝放飞条例第二条');
  await page.keyboard.press('Enter');
  await chat.finished(2);
  await expect(sources(page).getByRole('listitem').first()).toContainText('风筝放飞条例');
  await page.getByRole('region', { name: '对话内容' }).evaluate((frame) => frame.scrollTo(0, 0));
  await expect(sources(page).getByRole('listitem').first()).toContainText('渡船法');
});

test('what has nothing to do with law gets no sources and no questions to go on with', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(BUILT_IN);
  await chat.ask('今天天气怎么样');
  const answer = await chat.finished();
  await expect(answer).toContainText('这看起来不是法律问题');
  await expect(answer.locator('.anticon-check-circle')).toHaveCount(0);
  await expect(sources(page)).toContainText('这个回答没有引用依据');
  await expect(sources(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('group', { name: '接着问' })).toHaveCount(0);
});

test('who leaves right after sending loses nothing, and no empty conversation is left', async ({
  page,
  chat,
  context,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.composer.fill('渡船票丢了怎么办');
  const sent = page.waitForRequest('**/v1/chat/reasons');
  await page.keyboard.press('Enter');
  await sent;
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  const history = again.getByRole('navigation', { name: '侧栏' });
  await expect(history).toContainText('渡船票丢了怎么办');
  await expect(history).not.toContainText('未命名的对话');
  await history.getByRole('link', { name: /渡船票丢了怎么办/ }).click();
  await expect(again.getByRole('article', { name: '你', exact: true })).toHaveText('渡船票丢了怎么办');
  await expect(again.getByRole('button', { name: '重新回答' })).toHaveCount(1);
});

test('when no model gives a word the built-in engine answers, says so, and one may try again', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask('渡船没有救生设备怎么办 [[fails:now]]');
  const answer = await chat.finished();
  await expect(answer.getByRole('alert')).toContainText(`“${MODELS.works}”没有回答`);
  await expect(answer.getByRole('alert')).toContainText('以下由内置引擎依据法规库作答');
  await expect(answer).toContainText('渡船法');
  await answer.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('group', { name: '第 2 版，共 2 版' })).toBeVisible();
});

test('an answer that breaks off keeps its text, is marked, and can be asked for again', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask('渡船停航怎么办 [[cut:half]]');
  const answer = await chat.finished();
  await expect(answer).toContainText('甲一，甲二，甲三，甲四。');
  await expect(answer.getByRole('alert')).toContainText('回答没有写完就中断了');
  await expect(answer.getByRole('button', { name: '重试' })).toBeVisible();
});

test('an answer is stopped in the middle, and what was written stays', async ({ page, chat, user }) => {
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask(`渡船晚点怎么办 [[gated:halted-${user.mobile}]]`);
  await expect(chat.answers).toContainText('甲四。');
  await chat.stop.click();
  await expect(page.getByText('已停止。')).toBeVisible();
  await expect(chat.stop).toHaveCount(0);
  await expect(chat.composer).toBeFocused();
  await expect(chat.answers).not.toContainText('未完成');
  await page.reload();
  await expect(chat.answers).toContainText('甲一，甲二，甲三，甲四。');
  await expect(chat.answers).not.toContainText('乙一');
});
