import type { TFunction } from 'i18next';
import type clone from '../../../locales/zh-CN/clone.ts';

/** What a field of a clone is called on the screen; its path where a later release brought it. */
export function fieldName(t: TFunction<'clone'>, path: string): string {
  const key = path.replaceAll('.', '_') as keyof typeof clone.fieldNames;
  return t(`fieldNames.${key}`, { defaultValue: path });
}
