import { expect, test } from '../kit/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the sidebar is a drawer, and the sources of an answer come from below', async ({
  page,
  chat,
}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: '侧栏' })).toHaveCount(0);
  await page.getByRole('button', { name: '打开侧栏' }).click();
  const drawer = page.getByRole('dialog', { name: '侧栏' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: '法律法规' }).click();
  await expect(page).toHaveURL('/laws_regulations');
  await expect(drawer).toHaveCount(0);

  await page.goto('/');
  await chat.ask('试用期被辞退有没有赔偿');
  await chat.finished();
  const composer = await chat.composer.boundingBox();
  expect(composer && composer.y + composer.height).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: /^依据 \d+$/ }).click();
  const sheet = page.getByRole('dialog', { name: '依据', exact: true });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box ? [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)] : null;
    })
    .toEqual([0, 390, 844]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const width = await page.locator('body').evaluate((body) => body.scrollWidth);
  expect(width).toBe(390);
});

test('the way back of a screen is beside the button of the sidebar, and can be pressed', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  for (const [path, back, arrives] of [
    ['/document_reading/playbook/built-in', '返回文档阅读', '/document_reading?tab=playbooks'],
    ['/document_reading/doc_AAAAAAAAAAAAAAAA', '返回文档阅读', '/document_reading'],
    ['/web_reading/web_AAAAAAAAAAAAAAAA', '返回网页阅读', '/web_reading'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('link', { name: back });
    const [menu, way] = [
      await page.getByRole('button', { name: '打开侧栏' }).boundingBox(),
      await link.boundingBox(),
    ];
    expect(menu && way && way.x >= menu.x + menu.width, path).toBe(true);
    await link.click();
    await expect(page).toHaveURL(arrives);
  }
});
