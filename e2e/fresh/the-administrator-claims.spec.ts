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
  // Watched by the page itself, from frame to frame: on a busy machine the toast has left before it could be asked about. What
  // moves is not looked at.
  await page.evaluate(() => {
    const boundsOf = (path: string) => {
      const node = document.evaluate(
        path,
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      ).singleNodeValue;
      return node instanceof Element ? node.getBoundingClientRect() : null;
    };
    let before = '';
    const watch = () => {
      const toast = boundsOf('//*[text()="你现在是管理员"]');
      const steps = boundsOf('//*[text()="开始使用前的三步"]/ancestor::section//li');
      const now = `${toast?.bottom} ${steps?.top}`;
      if (toast && steps && now === before && !document.querySelector('[data-setup-banner]')) {
        document.documentElement.dataset.covered = String(toast.bottom - steps.top);
      }
      before = now;
      requestAnimationFrame(watch);
    };
    watch();
  });
  await dialog.getByRole('button', { name: '成为管理员' }).click();
  await expect(page.getByText('本系统还没有管理员。')).toHaveCount(0);

  await expect(page).toHaveURL('/admin');
  const path = page.getByRole('region', { name: '开始使用前的三步' });
  await expect(path.getByRole('listitem')).toHaveCount(3);
  const covered = await page.locator('html').getAttribute('data-covered');
  expect(Number(covered)).toBeLessThanOrEqual(0);
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
