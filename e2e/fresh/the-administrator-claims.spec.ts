import { expect, test } from '../kit/journey.ts';
import { readSetupCode } from '../kit/server-api.ts';

test('the first administrator claims the installation with the code the server printed', async ({
  page,
  user,
}) => {
  await page.goto('/');
  await expect(page.getByText('本系统还没有管理员。')).toBeVisible();
  await page.getByRole('button', { name: '用安装码认领' }).click();
  const dialog = page.getByRole('dialog', { name: '认领管理权限' });
  await dialog.getByLabel('安装码').fill('wrong-code');
  await dialog.getByRole('button', { name: '成为管理员' }).click();
  await expect(dialog.getByText(/安装码/).last()).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('安装码').fill(await readSetupCode());
  await dialog.getByRole('button', { name: '成为管理员' }).click();
  await expect(page.getByText('你现在是管理员')).toBeVisible();
  await expect(page.getByText('本系统还没有管理员。')).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: '模型' })).toBeVisible();
  expect(user.mobile).not.toBe('');
});
