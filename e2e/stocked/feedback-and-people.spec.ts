import { Buffer } from 'node:buffer';
import { beSignedIn, chooseFromAccountMenu, expect, test } from '../kit/journey.ts';
import { signUpAccount } from '../kit/server-api.ts';

/** An image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('feedback with a screenshot is answered and read, and somebody who is locked is out', async ({
  page,
  administrator,
  browser,
}) => {
  expect(administrator.token).not.toBe('');
  const person = await signUpAccount();
  const theirs = await browser.newContext({ locale: 'zh-CN' });
  await beSignedIn(theirs, person);
  const screen = await theirs.newPage();
  const said = `导出没有反应 ${person.mobile.slice(-6)}`;

  await screen.goto('/laws_regulations');
  await chooseFromAccountMenu(screen, '意见反馈');
  const form = screen.getByRole('dialog', { name: '意见反馈' });
  await form.getByLabel('类型').selectOption({ label: '功能异常' });
  await form.getByLabel('内容').fill(said);
  await form.locator('input[type=file]').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  });
  await expect(form.getByAltText('要提交的截图')).toBeVisible();
  await form.getByRole('checkbox', { name: '一并提交以下信息' }).check();
  await expect(form.getByText('/laws_regulations')).toBeVisible();
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form).toBeHidden();

  await page.goto('/admin?tab=feedback');
  await page.getByRole('button', { name: said }).click();
  const opened = page.getByRole('dialog', { name: '反馈' });
  await expect(opened.getByText('/laws_regulations')).toBeVisible();
  await expect(opened.getByAltText('反馈附带的截图')).toBeVisible();
  await opened.getByLabel('回复').fill('已经修好，请再试。');
  await opened.getByRole('button', { name: '发送回复' }).click();
  await expect(page.getByText('对方会在账户菜单看到')).toBeVisible();

  await screen.goto('/laws_regulations');
  await chooseFromAccountMenu(screen, /反馈有新回复/);
  await expect(screen.getByText('已经修好，请再试。')).toBeVisible();

  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox', { name: '按昵称、手机号或编号查找' }).fill(person.mobile);
  await page.getByRole('button', { name: person.mobile }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '停用账号' }).click();
  await page.getByRole('dialog', { name: '停用账号' }).getByRole('button', { name: '确定' }).click();
  await expect(sheet.getByRole('button', { name: '恢复账号' })).toBeVisible();
  await screen.goto('/settings');
  await expect(screen.getByText('登录已失效，请重新登录').first()).toBeVisible();
  await theirs.close();
});
