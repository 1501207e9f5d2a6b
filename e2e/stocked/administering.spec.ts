import { expect, test } from '../kit/journey.ts';
import { MODEL_ADDRESS } from '../kit/places.ts';
import { inventedLawFolder } from '../kit/server-api.ts';

test('an administrator adds a model, tests it, and removes it', async ({ page, administrator }) => {
  const name = `新模型${administrator.mobile.slice(-6)}`;
  await page.goto('/admin?tab=models');
  await page.getByRole('button', { name: '添加模型' }).click();
  const dialog = page.getByRole('dialog', { name: '添加模型' });
  await dialog.getByLabel('显示名称').fill(name);
  await dialog.getByLabel('接口地址').fill('not an address');
  await dialog.getByLabel('模型名').fill('scripted-fast');
  await dialog.getByLabel('密钥').fill('sk-secret-9876');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写以 http:// 或 https:// 开头的地址')).toBeVisible();
  await dialog.getByLabel('接口地址').fill(MODEL_ADDRESS);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('模型已保存')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('密钥 ····9876');
  await card.getByRole('button', { name: `测试 ${name}` }).click();
  await expect(card.getByRole('status')).toContainText('可用，首字');
  await card.getByRole('button', { name: `删除 ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(card).toHaveCount(0);
});

test('an administrator imports a library, sees its report, and a second import changes nothing', async ({
  page,
  administrator,
}) => {
  expect(administrator.token).not.toBe('');
  const folder = await inventedLawFolder('typed-laws');
  await page.goto('/admin?tab=library');
  const source = page.getByLabel('服务器上的文件夹、压缩包，或下载地址');
  await source.fill('/there/is/nothing/here');
  await page.getByRole('button', { name: '开始导入', exact: true }).click();
  await expect(page.getByText(/找不到/)).toBeVisible();
  for (const times of [1, 2]) {
    await source.fill(folder);
    await page.getByRole('button', { name: '开始导入', exact: true }).click();
    const cards = page.getByRole('listitem').filter({ hasText: 'typed-laws' });
    await expect(cards).toHaveCount(times);
    await expect(cards.first()).toContainText('已完成');
    await expect(cards.first()).toContainText('4 / 4 个文件');
    if (times === 2) await expect(cards.first()).toContainText('新增法规 0 · 新增版本 0 · 更新 0 · 未变 4');
  }
  await expect(page.getByText(/法规库现有 \d+ 部法规、\d+ 个版本/)).toBeVisible();
});

test('somebody who is no administrator is told so', async ({ page, user }) => {
  expect(user.token).not.toBe('');
  await page.goto('/admin');
  await expect(page.getByText('这里只有管理员可以使用。')).toBeVisible();
});
