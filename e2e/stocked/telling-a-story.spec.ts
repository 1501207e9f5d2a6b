import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

const STORY =
  '我叫康若楠，家住芜湖市镜湖区北京中路21号。去年4月6号借给老同学向学军五万，微信转的，说好年底还。今年2月9号他还了八千，后来再也不接电话。';

test('somebody tells what happened, and fills what stayed blank with what they told', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/document_generation/from/text');
  await page.getByRole('textbox').first().fill(STORY);
  await page.getByRole('button', { name: '找适合的文书' }).click();
  await page.getByRole('button', { name: '起草“民事起诉状”' }).click();
  await expect(page).toHaveURL(/document_generation\/draft\//);
  const preview = page.getByRole('region', { name: '文书预览' });
  await expect(preview).toContainText('向学军');
  // The other side's address was not told, but one was: it is offered, and nobody else fills it in.
  const defendant = page.locator('[data-path^="defendants/"][data-path$="/domicile"]').first();
  await expect(preview).not.toContainText('被告：向学军，住芜湖市');
  await defendant.getByRole('button', { name: /芜湖市镜湖区北京中路21号/ }).click();
  await expect(defendant.getByRole('textbox')).toHaveValue('芜湖市镜湖区北京中路21号');
  await expect(preview).toContainText('被告：向学军');
  await expect(defendant).toContainText('已确认');
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  await page.reload();
  await expect(defendant.getByRole('textbox')).toHaveValue('芜湖市镜湖区北京中路21号');
});
