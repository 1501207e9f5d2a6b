import { updateProfile } from '@mingfa/contract/account';
import type { Language } from '@mingfa/contract/values';
import { callEndpoint } from './client.ts';
import { changeLanguage } from './i18n.ts';
import { storeProfile, useSession } from './session.ts';
import { setThemeMode, type ThemeMode } from './theme.ts';

/** The theme, on this device and, of an account, on its others. */
export function chooseTheme(theme: ThemeMode): void {
  setThemeMode(theme);
  void keep({ theme });
}

/** The language, likewise. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  void keep({ language });
}

/** This device shows what was chosen, whether or not the account could be told. */
async function keep(body: { theme?: ThemeMode; language?: Language }): Promise<void> {
  const { profile } = useSession.getState();
  if (profile.uuid === '' || profile.role === 'guest') return;
  storeProfile({ ...profile, ...body });
  await callEndpoint(updateProfile, { body });
}
