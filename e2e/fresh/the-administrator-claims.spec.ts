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
  // Looked for by the page itself, once the banner above is gone and it moves no more: on a busy machine it has left before it
  // could be asked about.
  const saidDownTo = page.waitForFunction(() => {
    const words = document.evaluate(
      '//*[text()="你现在是管理员"]',
      document,
      null,
      XPathResult.FIRST_ORDERED_NODE_TYPE,
    );
    const toast = words.singleNodeValue;
    const bottom = toast instanceof Element ? toast.getBoundingClientRect().bottom : 0;
    const { dataset } = document.documentElement;
    const isStill = dataset.toastBottom === String(bottom);
    dataset.toastBottom = String(bottom);
    return isStill && !document.querySelector('[data-setup-banner]') && bottom;
  });
  await dialog.getByRole('button', { name: '成为管理员' }).click();
  const said = await (await saidDownTo).jsonValue();
  await expect(page.getByText('本系统还没有管理员。')).toHaveCount(0);

  await expect(page).toHaveURL('/admin');
  const path = page.getByRole('region', { name: '开始使用前的三步' });
  await expect(path.getByRole('listitem')).toHaveCount(3);
  const first = await path.boundingBox();
  expect(said).toBeLessThanOrEqual(first?.y ?? 0);
  await path.getByRole('link', { name: '去添加' }).click();
  await expect(page.getByRole('tab', { name: '模型', selected: true })).toBeVisible();
  await path.getByRole('button', { name: '以后再说' }).click();
  await expect(path).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(path).toHaveCount(0);
  await page.goto('/admin');
  await page.getByRole('button', { name: '继续', exact: true }).click();
  await expect(path).toBeVisible();
  expect(user.mobile).not.toBe('');
});
