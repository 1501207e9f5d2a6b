import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

const PASSWORD = 'hemlock42';
const QUESTION = '我叫王小明，手机 13800138000。渡船没有救生设备，承运人要承担什么责任？';

test('an answer is shared masked and with a password, read and gone on with by somebody else on a phone, and revoked', async ({
  page,
  chat,
  user,
  browser,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/');
  await page.getByRole('textbox', { name: '输入你的问题' }).fill(QUESTION);
  await page.getByRole('button', { name: '发送' }).click();
  await chat.finished();

  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享' });
  await expect(dialog.getByRole('list', { name: '遮盖了什么' })).toContainText('13800138000');
  const preview = dialog.getByRole('region', { name: '预览' });
  await expect(preview).toContainText('承运人');
  await expect(preview).not.toContainText('13800138000');
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '生成分享链接' }).click();
  const made = page.getByRole('dialog', { name: '分享链接' });
  const address = await made.getByRole('textbox', { name: '分享链接' }).inputValue();
  expect(address).toMatch(/\/share\/shr_[^/]+\/conversation$/);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await stranger.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
  const phone = await stranger.newPage();
  await phone.goto(address);
  await phone.getByLabel('分享密码').fill('not this');
  await phone.getByRole('button', { name: '打开', exact: true }).click();
  await expect(phone.getByRole('alert')).toHaveText('分享密码不正确');
  await phone.getByLabel('分享密码').fill(PASSWORD);
  await phone.getByRole('button', { name: '打开', exact: true }).click();
  await expect(phone.getByText('其中的姓名、号码和住址已作遮盖')).toBeVisible();
  const read = phone.getByRole('main');
  await expect(read).not.toContainText('13800138000');
  await expect(read).not.toContainText('王小明');
  await expect(phone.locator('meta[name="robots"]').last()).toHaveAttribute('content', /noindex/);
  // Reading begins no session.
  expect(await phone.evaluate(() => localStorage.getItem('USER_TOKEN'))).toBeNull();
  const { violations } = await new AxeBuilder({ page: phone }).setLegacyMode().analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  await read
    .getByRole('button', { name: /渡船法/ })
    .first()
    .click();
  await expect(phone.getByRole('tooltip')).toContainText('渡船');
  await expect(phone.getByRole('link', { name: '在法律库中打开' }).first()).toHaveAttribute(
    'href',
    /\/laws_regulations\//,
  );
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: '在我的对话中继续' }).click();
  await expect(phone).toHaveURL(/\/chat\/cnv_/);
  await expect(phone.getByRole('article').first()).toContainText('渡船');

  await made.getByRole('link', { name: '管理我的分享' }).click();
  // The conversation in the sidebar has actions under a like name.
  const own = page.getByRole('list', { name: '我的分享' });
  await own.getByRole('button', { name: /”的操作$/ }).click();
  await page.getByRole('menuitem', { name: '收回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '收回' }).click();
  await expect(page.getByText(/还没有分享过内容/)).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByText('这个分享已经打不开了')).toBeVisible();
  await stranger.close();
});
