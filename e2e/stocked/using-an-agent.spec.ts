import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

test('somebody finds an official agent in the square, asks it, sees its sources, rates it and comments', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: '智能体广场' }).click();
  await page.getByRole('searchbox', { name: '搜索智能体' }).fill('劳动');
  await page.getByRole('link', { name: '劳动用工助手' }).click();
  const drawer = page.getByRole('dialog', { name: '劳动用工助手' });
  await expect(drawer.getByText('得到它的回答后可以评分。')).toBeVisible();
  await drawer.getByRole('link', { name: '试用期被辞退有赔偿吗？' }).click();

  await expect(page.getByRole('textbox', { name: '输入你的问题' })).toHaveValue('试用期被辞退有赔偿吗？');
  await page.getByRole('combobox', { name: '模型' }).selectOption({ label: '内置引擎（不需要模型）' });
  await page.getByRole('button', { name: '发送' }).click();
  await expect(page).toHaveURL(/\/clone_agent\?app=.+&conversation=/);
  await expect(page.getByRole('button', { name: '重新回答' })).toHaveCount(1);
  await expect(page.getByRole('article', { name: '劳动用工助手' })).toContainText('结论');
  await expect(page.getByRole('complementary', { name: '依据' }).getByText('[1]')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /劳动用工助手/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('button', { name: '智能体操作' }).click();
  await page.getByRole('menuitem', { name: '查看介绍' }).click();
  await drawer.getByTitle('5 星').click();
  await expect(drawer.getByText('我的评分')).toBeVisible();
  await drawer.getByRole('textbox', { name: '写评论' }).fill('依据写得清楚。<b>不是粗体</b>');
  await drawer.getByRole('button', { name: /^发\s*表$/ }).click();
  await expect(drawer.getByRole('article')).toContainText('依据写得清楚。<b>不是粗体</b>');
});
