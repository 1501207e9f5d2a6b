import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

test('words find articles, and a typed citation goes straight to its paragraph', async ({ page }) => {
  await page.goto('/laws_regulations');
  const search = page.getByRole('searchbox', { name: '搜索法律法规' });
  await search.fill('放飞风筝 高压电线');
  await search.press('Enter');
  const articles = page.getByRole('region', { name: '含有这些词语的条文' });
  await expect(articles.getByRole('listitem').first()).toContainText('风筝放飞条例');
  await expect(articles.getByRole('listitem').first()).toContainText('第二条');

  await search.fill('渡船法第3条第2款');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/laws_regulations\/law_.*article=3/);
  const article = page.getByRole('article', { name: '第三条', exact: true });
  await expect(article).toBeInViewport();
  const marked = article.locator('[class*="marked"]');
  await expect(marked).toHaveText('渡船应当配备足够的救生设备。');
});

test('what holds only some of the words stands under a heading of its own and says what it lacks', async ({
  page,
}) => {
  await page.goto('/laws_regulations?q=风筝 救生圈');
  const near = page.getByRole('region', { name: '意思相近的条文' });
  await expect(near.getByText('没有条文同时含有全部词语。')).toBeVisible();
  await expect(near.getByRole('listitem').first()).toContainText(/含有“(风筝|救生圈)”；没有“(风筝|救生圈)”/);
  await expect(page.getByRole('region', { name: '含有这些词语的条文' })).toHaveCount(0);
});

test('nothing found says so, and offers the next step', async ({ page, chat }) => {
  await page.goto('/laws_regulations?q=qwertz&mode=words');
  await expect(page.getByText('没有找到“qwertz”。')).toBeVisible();
  await page.getByRole('button', { name: '改按意思搜索' }).click();
  await expect(page.getByText('没有找到“qwertz”。')).toBeVisible();
  await page.getByRole('button', { name: '向明法提问' }).click();
  await expect(chat.composer).toHaveValue('qwertz');
});

test('the library opens on the laws that are used most, and on the kinds', async ({ page }) => {
  await page.goto('/laws_regulations');
  const used = page.getByRole('region', { name: '常用法规' });
  await expect(used.getByRole('listitem').first()).toContainText('民法典');
  await expect(used).toContainText('劳动合同法');
  await expect(used).not.toContainText('宪法');
  await page
    .getByRole('region', { name: '类别' })
    .getByRole('button', { name: /行政法规/ })
    .click();
  await expect(page).toHaveURL(/kind=/);
  await expect(used).toHaveCount(0);
});

test('everyday words are offered in the words of the statutes while one types', async ({ page }) => {
  await page.goto('/laws_regulations');
  const search = page.getByRole('searchbox', { name: '搜索法律法规' });
  await search.fill('房东不退押金');
  await page.getByRole('button', { name: '出租人' }).click();
  await expect(search).toHaveValue('房东不退押金 出租人');
  await expect(page).toHaveURL(/q=/);
});

test('the reader shows the law of a day, says when that text is not held, and compares versions', async ({
  page,
}) => {
  await page.goto('/laws_regulations?q=渡船法');
  await page
    .getByRole('region', { name: '名称相符的法规' })
    .getByRole('link', { name: /渡船法/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '中华人民共和国渡船法' })).toBeVisible();
  const third = page.getByRole('article', { name: '第三条', exact: true });
  await expect(third).toContainText('配备足够的救生设备');
  const day = page.getByRole('textbox', { name: '按日期' });
  await day.fill('2015-06-01');
  await expect(third).toContainText('渡船应当配备救生设备');
  await day.fill('2005-01-01');
  await expect(page.getByText('法规库没有 2005-01-01 有效的文本。')).toBeVisible();
  await expect(third).toHaveCount(0);
  await page.getByRole('button', { name: '今日文本' }).click();
  await expect(third).toContainText('配备足够的救生设备');

  await page.getByRole('button', { name: '版本对照' }).click();
  await expect(page.getByRole('status').filter({ hasText: /修改 \d+ · 新增 \d+/ })).toBeVisible();
  const row = page.getByRole('region', { name: '第三条', exact: true });
  await expect(row.locator('ins').first()).toContainText('足够的');
  const moved = page.getByRole('region', { name: '第四条', exact: true });
  await expect(moved).toContainText('移至第五条');
  await expect(moved.locator('ins, del').filter({ hasText: '驾驶证书' })).toHaveCount(0);
  // Which side is which stays in sight at the end of the text.
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.getByRole('region', { name: '第六条', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: '旧' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: '新' })).toBeInViewport({ ratio: 1 });
});

test('a note on an article is kept for its writer', async ({ page, user }) => {
  const words = `我的渡船笔记 ${user.mobile}`;
  await page.goto('/laws_regulations?q=渡船法第四条');
  await expect(page).toHaveURL(/article=4/);
  const open = async () => {
    await page.getByRole('article', { name: '第四条', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /引用与笔记/ }).click();
  };
  await open();
  const context = page.getByRole('dialog', { name: '本条' });
  await context.getByRole('textbox').fill(words);
  await context.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('笔记已保存')).toBeVisible();
  await page.reload();
  await open();
  await expect(context.getByText(words)).toBeVisible();
  await context.getByRole('button', { name: '删除笔记' }).click();
  await expect(context.getByText(words)).toHaveCount(0);
});

test('an article is taken into a new question', async ({ page, chat }) => {
  await page.goto('/laws_regulations?q=渡船法第四条');
  await page.getByRole('article', { name: '第四条', exact: true }).hover();
  await page.getByRole('button', { name: '第四条的操作' }).click();
  await page.getByRole('menuitem', { name: '向明法提问' }).click();
  await expect(page).toHaveURL('/');
  await expect(chat.composer).toHaveValue(/渡船法.*第四条是什么意思/);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 480 } });

  test('the contents follow what is read, by the wheel and after a jump', async ({ page }) => {
    await page.goto('/laws_regulations?q=渡船法第四条');
    const here = page.getByRole('navigation', { name: '目录' }).locator('[aria-current="location"]');
    await expect(here).toHaveText('第四条');
    await page.getByRole('article', { name: '第四条', exact: true }).hover();
    await page.mouse.wheel(0, -5000);
    await expect(here).toHaveText('第一条');
    await page.getByRole('button', { name: '第三章 附则' }).click();
    await expect(here).toHaveText('第六条');
    await expect(here).toBeInViewport();
  });

  test('what is found in a law is counted above the text, marked, and gone through by the keyboard', async ({
    page,
  }) => {
    await page.goto('/laws_regulations?q=渡船法第一条');
    const find = page.getByRole('searchbox', { name: '在本法中查找条号或文字' });
    await find.fill('渡船');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1\/\d+$/);
    await find.press('Shift+Enter');
    const mark = page.locator('mark[data-current]');
    await expect(mark).toBeInViewport();
    await expect(find).toBeInViewport();
    const last = await page.locator('article mark').count();
    await expect(page.getByRole('search').getByRole('status')).toHaveText(`${last}/${last}`);
    await find.press('Enter');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(`1/${last}`);
    await expect(mark).toBeInViewport();
  });
});

test('the whole text is one tab stop, and the page has few', async ({ page }) => {
  await page.goto('/laws_regulations?q=渡船法第三条');
  const text = page.getByRole('region', { name: '正文' });
  await expect(text.getByRole('article')).toHaveCount(6);
  await expect(text.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(text.locator('a, button, input').and(page.locator(':not([tabindex="-1"])'))).toHaveCount(0);
});
