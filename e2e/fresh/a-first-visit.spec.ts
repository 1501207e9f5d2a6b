import { chooseFromAccountMenu, expect, test } from '../kit/journey.ts';
import { freshMobile, PASSWORD } from '../kit/server-api.ts';

const QUESTION = '试用期被辞退有没有赔偿';

test('a guest on a new machine asks in everyday words and reads an answer of marked digests', async ({
  page,
  chat,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '有什么法律问题？' })).toBeVisible();
  await chat.ask(QUESTION);
  const answer = await chat.finished();
  await expect(answer).toContainText('要点');
  await expect(answer).toContainText('劳动合同法');
  await expect(answer).toContainText(/\d+ 条要点，法条原文未安装/);
  await expect(answer).not.toContainText('处已核对');
  await expect(answer).toContainText('由明法根据自己撰写的办事指引和法规库整理');
  await expect(page.getByRole('complementary', { name: '依据' }).getByRole('listitem').first()).toContainText(
    '要点',
  );
  await expect(page.getByRole('navigation', { name: '侧栏' })).toContainText('试用期');
});

test('the digests of guiding cases are listed and found before any judgment was imported', async ({
  page,
}) => {
  await page.goto('/case_search');
  await expect(page.getByText('还没有导入裁判文书；现有本站写的指导性案例摘要')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '本站摘要，非案例原文' });
  await expect(rows.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: '搜索案例' });
  await search.fill('赠与');
  await search.press('Enter');
  await expect(rows.first()).toBeVisible();
});

test('a guest who signs up keeps the conversation, and finds it again after signing out and in', async ({
  page,
  chat,
}) => {
  await page.goto('/');
  await chat.ask(QUESTION);
  await chat.finished();
  const conversation = page.url();

  await page.goto('/sign_up');
  const mobile = freshMobile();
  const consent = page.getByRole('checkbox');
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await expect(consent).not.toBeChecked();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('请先阅读并勾选同意')).toBeVisible();
  await consent.check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: '侧栏' })).toContainText(`用户${mobile.slice(-4)}`);

  await page.goto(conversation);
  await expect(chat.questions).toHaveText(QUESTION);
  await chat.finished();

  await chooseFromAccountMenu(page, '退出登录');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: '侧栏' })).toContainText('访客');
  await page.goto(conversation);
  await expect(page.getByText('没有找到这个对话')).toBeVisible();

  await page.goto('/sign_in');
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText(/密码.*(不正确|错误)|不正确/)).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto(conversation);
  await expect(chat.questions).toHaveText(QUESTION);
});

test('a screen that does not exist shows the new conversation', async ({ page }) => {
  await page.goto('/contract_review');
  await expect(page.getByRole('heading', { name: '有什么法律问题？' })).toBeVisible();
});

test('theme and language are kept over a reload', async ({ page }) => {
  await page.goto('/');
  await chooseFromAccountMenu(page, '切换到深色');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseFromAccountMenu(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation').first()).toContainText('New');
});

test('a session that has ended elsewhere is cleared here, and home is shown', async ({ page, user }) => {
  await page.goto('/settings');
  await expect(page.getByText(user.mobile).first()).toBeVisible();
  const ended = await page.request.post('/v1/auth/sign-out', {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(ended.ok()).toBe(true);
  await page.goto('/settings');
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: '侧栏' })).toContainText('访客');
  expect(await page.evaluate(() => localStorage.getItem('USER_TOKEN'))).not.toBe(user.token);
});
