import { readFile } from 'node:fs/promises';
import { expect, test } from '../kit/journey.ts';
import { PASSWORD } from '../kit/server-api.ts';

test('somebody downloads their data, asks for deletion, cancels it, and then deletes the account at once', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/settings');
  await page.getByRole('button', { name: '打包我的数据' }).click();
  const packing = page.getByRole('dialog', { name: '下载我的数据' });
  await packing.getByLabel('当前密码').fill(PASSWORD);
  await packing.getByRole('button', { name: '打包我的数据' }).click();
  const zip = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载 ZIP' }).click();
  expect((await zip).suggestedFilename()).toMatch(/^mingfa-.+\.zip$/);

  const ask = async (when: string | null, submit: string) => {
    await page.getByRole('button', { name: '注销账号…' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await expect(dialog.getByText('账号、登录设备与额度')).toBeVisible();
    if (when) {
      await dialog.getByLabel('什么时候').click();
      await page.getByTitle(when, { exact: true }).click();
    }
    await dialog.getByLabel('当前密码').fill(PASSWORD);
    await dialog.getByRole('button', { name: submit }).click();
  };
  await ask(null, '申请注销');
  const asked = page.getByRole('dialog', { name: '已申请注销' });
  await expect(asked).toContainText('/deletion_receipt#');
  await asked.getByRole('button', { name: '知道了' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: '撤销注销' }).click();
  await expect(page.getByText('已撤销，账号会保留')).toBeVisible();

  await page.goto('/settings');
  await ask('立即注销', '立即注销，无法撤销');
  await expect(page.getByRole('heading', { name: '注销回执' })).toBeVisible();
  await expect(page.getByText(/注销完毕/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'session' }).first()).toBeVisible();
  const receipt = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载回执' }).click();
  expect(await readFile(await (await receipt).path(), 'utf8')).toContain('| user | 1 |');
  await page.getByRole('button', { name: '退出' }).click();
  await expect(
    page
      .getByRole('link', { name: /登录|注册/ })
      .or(page.getByRole('button', { name: /登录/ }))
      .first(),
  ).toBeVisible();
});
