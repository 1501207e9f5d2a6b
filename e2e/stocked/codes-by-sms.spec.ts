import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  type ScriptedSmsService,
  startScriptedSmsService,
} from '../../apps/server/src/testing/scripted-sms-service.ts';
import { test as base, chooseFromAccountMenu, expect } from '../kit/journey.ts';
import { call, freshMobile, signUpAccount } from '../kit/server-api.ts';

const NEW_PASSWORD = 'another long password';
const WRONG = /验证码不正确，或者已过期、用过/;
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

const test = base.extend<{ service: ScriptedSmsService }>({
  /** A service of the journey's own. The installation sends nothing again afterwards, or others could not sign up without a code. */
  service: async ({ administrator }, use) => {
    const service = await startScriptedSmsService();
    await use(service);
    await call('POST', '/v1/admin/sms', { token: administrator.token, body: { address: '' } });
    await service.close();
  },
});

/** Codes asked for on a known device are counted by network: with another one the next minute need not be waited for. */
async function changeNetwork(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

const askForCode = (where: Page | Locator) => where.getByRole('button', { name: '获取验证码' }).click();

/** The service refuses once, which is said, and the next asking need not wait. */
async function askInVainFirst(page: Page, where: Locator, service: ScriptedSmsService): Promise<void> {
  service.answerWith(503);
  await askForCode(where);
  await expect(page.getByText('短信发送失败，请稍后重试')).toBeVisible();
  service.answerWith(200);
  await askForCode(where);
}

async function setUp(office: Page, service: ScriptedSmsService, mobile: string): Promise<void> {
  await office.goto('/admin?tab=sms');
  await expect(office.getByText('现在：不发短信')).toBeVisible();
  await office.getByLabel('接口地址').fill(service.address);
  await office.getByLabel('令牌').fill('sms-token-4321');
  await office.getByRole('switch', { name: '邀请码也用短信发送' }).click();
  await office.getByRole('button', { name: '保存' }).click();
  await expect(office.getByText('现在：通过网络接口发送')).toBeVisible();
  await expect(office.getByText(/末四位 4321/)).toBeVisible();
  service.answerWith(401);
  await office.getByRole('button', { name: '给我发一条测试短信' }).click();
  await expect(office.getByText('不可用：短信接口没有接受（HTTP 401）')).toBeVisible();
  service.answerWith(200);
  await office.getByRole('button', { name: '给我发一条测试短信' }).click();
  const tried = await service.next(mobile, 'login');
  expect(tried.authorization).toBe('Bearer sms-token-4321');
  await expect(office.getByText(`请看 ${mobile} 是否收到 ${tried.code}`)).toBeVisible();
}

async function askForInvite(page: Page, office: Page, service: ScriptedSmsService): Promise<void> {
  const mobile = freshMobile();
  await page.goto('/apply_code');
  await page.getByRole('tab', { name: '申请邀请码' }).click();
  await page.getByLabel('姓名或称呼').fill('秦川');
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('申请理由').fill('想试用');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('申请已提交')).toBeVisible();
  await office.getByRole('tab', { name: '邀请码' }).click();
  const card = office.getByRole('listitem').filter({ hasText: mobile });
  await card.getByRole('button', { name: '批准' }).click();
  const { code } = await service.next(mobile, 'invite');
  await expect(card).toContainText('已用短信发出');
  await expect(card).toContainText(code);
}

async function signInByCode(page: Page, mobile: string, code?: string): Promise<void> {
  await page.getByText('验证码登录').click();
  await page.getByLabel('手机号').fill(mobile);
  if (code) await page.getByLabel('短信验证码').fill(code);
}

/** Signs in by a code, after a wrong one; used up, it opens nothing. */
async function enterByCode(page: Page, mobile: string, service: ScriptedSmsService): Promise<void> {
  await page.getByRole('link', { name: '返回登录' }).click();
  await signInByCode(page, mobile);
  await askForCode(page);
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  const { code } = await service.next(mobile, 'login');
  await page.getByLabel('短信验证码').fill(wrongOf(code));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText(WRONG)).toBeVisible();
  await page.getByLabel('短信验证码').fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
  await chooseFromAccountMenu(page, '退出登录');
  await chooseFromAccountMenu(page, '登录');
  await signInByCode(page, mobile, code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText(WRONG)).toBeVisible();
}

/** The screen before has a field of the same name: typed too early, the number would stand there. */
async function forgetPassword(page: Page, mobile: string): Promise<void> {
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { name: '重置密码' })).toBeVisible();
  await page.getByLabel('手机号').fill(mobile);
  await askForCode(page);
}

/** Sets a new password by a code, for which one has to wait on the same network, and signs in with it. */
async function resetPassword(page: Page, mobile: string, service: ScriptedSmsService): Promise<void> {
  await page.getByText('密码登录').click();
  await forgetPassword(page, mobile);
  await expect(page.getByText(/操作过于频繁，请 \d+ 秒后再试/)).toBeVisible();
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await changeNetwork(page);
  await page.getByRole('link', { name: '返回登录' }).click();
  await forgetPassword(page, mobile);
  const { code } = await service.next(mobile, 'reset');
  await page.getByLabel('短信验证码').fill(code);
  await page.getByLabel('新密码').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
}

/** Changes the number by a code that goes to the new one. */
async function changeMobile(page: Page, service: ScriptedSmsService): Promise<string> {
  const mobile = freshMobile();
  await chooseFromAccountMenu(page, '设置');
  await page.getByRole('button', { name: '更换手机号…' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByLabel('新手机号').fill(mobile);
  await askInVainFirst(page, dialog, service);
  const { code } = await service.next(mobile, 'change-mobile');
  await dialog.getByLabel('短信验证码').fill(code);
  await dialog.getByLabel('当前密码').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: '更换', exact: true }).click();
  await expect(page.getByText('手机号已更换')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(mobile);
  return mobile;
}

async function deleteByCode(page: Page, mobile: string, service: ScriptedSmsService): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '注销账号' });
  const begin = async () => {
    await changeNetwork(page);
    await page.getByRole('button', { name: '注销账号…' }).click();
    await dialog.getByLabel('什么时候').click();
    await page.getByTitle('立即注销', { exact: true }).click();
    await dialog.getByText('用短信验证码').click();
  };
  const give = async (code: string) => {
    await dialog.getByRole('textbox', { name: '短信验证码' }).fill(code);
    const answered = page.waitForResponse((response) => response.url().endsWith('/v1/auth/deletion'));
    await dialog.getByRole('button', { name: '立即注销，无法撤销' }).click();
    return (await answered).status();
  };
  await begin();
  await askInVainFirst(page, dialog, service);
  const first = await service.next(mobile, 'confirm');
  for (let tries = 0; tries < 5; tries += 1) expect(await give(wrongOf(first.code))).toBe(422);
  // It was right, and five wrong tries voided it.
  expect(await give(first.code)).toBe(422);
  await expect(dialog.getByText(/填错五次也会失效/)).toBeVisible();
  await page.keyboard.press('Escape');
  await begin();
  await askForCode(dialog);
  const second = await service.next(mobile, 'confirm');
  expect(await give(second.code)).toBe(200);
  await expect(page.getByRole('heading', { name: '注销回执' })).toBeVisible();
  await expect(page.getByText(/注销完毕/)).toBeVisible();
}

test('with SMS set up somebody enters, resets the password, changes the number and leaves by code; wrong, used and too many codes and a failing service are told', async ({
  page: office,
  browser,
  administrator,
  service,
}) => {
  // Before a sign-up asks for a code.
  const { mobile } = await signUpAccount();
  await setUp(office, service, administrator.mobile);
  const theirs = await browser.newContext({ locale: 'zh-CN' });
  const page = await theirs.newPage();
  await changeNetwork(page);
  await askForInvite(page, office, service);
  await enterByCode(page, mobile, service);
  await resetPassword(page, mobile, service);
  await deleteByCode(page, await changeMobile(page, service), service);
  await theirs.close();
});
