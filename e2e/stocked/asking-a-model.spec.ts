import { readFile } from 'node:fs/promises';
import { expect, test } from '../kit/journey.ts';
import { GATED_ANSWER } from '../kit/model-server.ts';
import { MODELS, openGate } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

test("a model's free text has every citation checked: right, misquoted, repealed, invented", async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask('渡船没有救生设备，承运人要赔偿吗');
  const answer = await chat.finished();
  const thoughts = answer.getByText('先看谁承担责任');
  await expect(thoughts).toBeHidden();
  await answer.getByText('思考过程').click();
  await expect(thoughts).toBeVisible();

  const badge = (words: RegExp) => answer.getByRole('button', { name: words });
  await expect(badge(/渡船法.*第三条第二款，已核对/)).toBeVisible();
  await expect(badge(/渡船法.*第四条，引文不一致/)).toBeVisible();
  await expect(badge(/摆渡管理规定.*第二条，已废止/)).toBeVisible();
  await expect(badge(/渡船法.*第九十九条，条文不存在/)).toBeVisible();
  await expect(answer).toContainText('4 处引用，1 处已核对');

  await badge(/第四条，引文不一致/).click();
  const card = page.getByRole('tooltip').or(page.locator('.ant-popover')).last();
  await expect(card).toContainText('渡船未经检验，不得载客。');
  await expect(card.locator('del')).toContainText('渡船可以不经检验载客');
  await page.keyboard.press('Escape');
  await badge(/第三条第二款，已核对/).click();
  await page.getByRole('button', { name: '查看原文' }).last().click();
  await expect(page).toHaveURL(/\/chat\//);
  const original = page.getByRole('dialog', { name: '中华人民共和国渡船法' });
  await expect(original).toContainText('渡船应当配备足够的救生设备。');
  await original.getByRole('link', { name: '在法规库中打开' }).click();
  await expect(page).toHaveURL(/\/laws_regulations\/law_.*article=3.*paragraph=2/);
  await expect(page.getByRole('heading', { level: 1, name: '中华人民共和国渡船法' })).toBeVisible();
});

test('what a model looks up while it answers is shown as a step, numbered and checked', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask('渡船可以不检验吗 [[read:4]]');
  const answer = await chat.finished();
  await expect(answer.getByRole('list', { name: '处理过程' })).toContainText('读条文：渡船法 4 · 1 项');
  await expect(answer.getByRole('button', { name: /渡船法.*第四条，已核对/ })).toBeVisible();
});

test('the next model takes over from one that fails, and the answer says so', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(MODELS.fails);
  await chat.ask('渡船超载怎么办');
  const answer = await chat.finished();
  await expect(answer).toContainText('承运人没有配备救生设备的，应当承担责任');
  await expect(answer).toContainText(`“${MODELS.fails}”没有回答，已改用“${MODELS.works}”`);
});

test('a tab closed in the middle of an answer finds it whole, with nothing doubled', async ({
  page,
  chat,
  context,
  user,
}) => {
  const gate = `closed-${user.mobile}`;
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask(`渡船停航怎么办 [[gated:${gate}]]`);
  await expect(chat.answers).toContainText('甲四。');
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole('article', { name: '明法' })).toContainText('甲一，甲二，甲三，甲四。');
  await openGate(gate);
  await expect(again.getByRole('button', { name: '重新回答' })).toHaveCount(1);
  await expect(again.getByRole('article', { name: '明法' })).toHaveCount(1);
  await expect(again.getByRole('article', { name: '明法' })).toContainText(GATED_ANSWER);
  await again.reload();
  await expect(again.getByRole('article', { name: '明法' })).toContainText(GATED_ANSWER);
  const text = await again.getByRole('article', { name: '明法' }).textContent();
  expect(text?.split('甲一')).toHaveLength(2);
  expect(text?.split('乙四完')).toHaveLength(2);
});

test('an answer written while nobody looks is there on return', async ({ page, chat, context, user }) => {
  const gate = `away-${user.mobile}`;
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask(`渡船改期怎么办 [[gated:${gate}]]`);
  await expect(chat.answers).toContainText('甲四。');
  const address = page.url();
  await page.close();
  await openGate(gate);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole('article', { name: '明法' })).toContainText(GATED_ANSWER);
});

test('a second tab sees the answer arrive and stops it for both', async ({ page, chat, context, user }) => {
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask(`渡船延误怎么办 [[gated:stopped-${user.mobile}]]`);
  await expect(chat.answers).toContainText('甲四。');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('article', { name: '明法' })).toContainText('甲四。');
  await second.getByRole('button', { name: '停止回答' }).click();
  for (const tab of [second, page]) {
    await expect(tab.getByText('已停止。')).toBeVisible();
    await expect(tab.getByRole('article', { name: '明法' })).toContainText('甲四。');
    await expect(tab.getByRole('button', { name: '停止回答' })).toHaveCount(0);
  }
  await expect(second.getByRole('article', { name: '明法' })).not.toContainText('乙一');
});

test('an edited question and a second answer stand beside the first ones, and one switches between them', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel('内置引擎（不需要模型）');
  await chat.ask('渡船载客的要求');
  await chat.finished();
  await chat.questions.hover();
  await page.getByRole('button', { name: '修改问题' }).click();
  await page.getByRole('textbox', { name: '修改问题' }).fill('渡船检验的要求');
  await page.getByRole('button', { name: '重新提问' }).click();
  await expect(chat.questions).toContainText('渡船检验的要求');
  await chat.finished();
  await expect(chat.questions).toHaveCount(1);
  const branch = page.getByRole('group', { name: /第 \d 版，共 2 版/ });
  await expect(branch).toHaveAccessibleName('第 2 版，共 2 版');
  await branch.getByRole('button', { name: '上一版' }).click();
  await expect(chat.questions).toContainText('渡船载客的要求');
  await expect(branch).toHaveAccessibleName('第 1 版，共 2 版');

  await page.getByRole('button', { name: '重新回答' }).click();
  await expect(page.getByRole('group', { name: '第 2 版，共 2 版' })).toBeVisible({ timeout: 20_000 });
  await chat.finished();
  await expect(chat.answers).toHaveCount(1);
});

test('votes and what was wrong are kept, and the conversation is exported as Markdown', async ({
  page,
  chat,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await chat.chooseModel(MODELS.works);
  await chat.ask('渡船没有救生圈');
  await chat.finished();
  const up = page.getByRole('button', { name: '有帮助' });
  const down = page.getByRole('button', { name: '有问题' });
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await down.click();
  const dialog = page.getByRole('dialog', { name: '哪里有问题？' });
  await dialog.getByRole('checkbox', { name: '法条不对' }).check();
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已收到，谢谢')).toBeVisible();
  await page.reload();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.md$/);
  const markdown = await readFile(await download.path(), 'utf8');
  expect(markdown).toContain('渡船没有救生圈');
  expect(markdown).toContain('渡船应当配备足够的救生设备');
  expect(markdown).not.toContain('[[');
});
